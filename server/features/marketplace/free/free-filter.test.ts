import { describe, expect, test } from 'vitest';
import type { ListingRef } from '#contract/hiring/terms.ts';
import {
  aBooking,
  aListing,
  aMachine,
  dayAhead,
  daysSpan,
  ownDaysOf,
} from '#server/features/hiring/calendar/calendar-in-test.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

const listPaths = {
  worker: '/getAllWorkers',
  engineer: '/getAllEngineers',
  groupWorker: '/getAllGroupWorkers',
  contractor: '/getAllContractors',
  product: '/getProducts',
};
const list = (as: TestUser, kind: ListingRef['kind'], query: string) =>
  neev.call('GET', `${listPaths[kind]}?${query}`, { as });
const found = async (as: TestUser, kind: ListingRef['kind'], query: string) =>
  (await list(as, kind, query)).body.data.map((record: { _id: string }) => record._id);
const days = (from: number, to: number) => `freeFrom=${dayAhead(from)}&freeTo=${dayAhead(to)}`;
const unitsOf = async (as: TestUser): Promise<string[]> => {
  return (await ownDaysOf(neev, as, [1])).map(({ unit }) => unit);
};
const cards: ListingRef['kind'][] = ['worker', 'engineer', 'groupWorker', 'contractor', 'product'];
const make = (kind: ListingRef['kind'], as: TestUser) =>
  kind === 'product' ? aMachine(neev, as) : aListing(neev, as, { kind });

describe.each(cards)('A list of %s "free on these days"', (kind) => {
  test('leaves out who has work on one of them, and says of all from when they are free', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const [busy, idle] = [await make(kind, asha), await make(kind, ravi)];
    const unitIds = await unitsOf(asha);
    await aBooking(neev, { provider: asha, listing: busy, unitIds, spans: [daysSpan(0, 3)] });
    expect((await found(asha, kind, days(3, 5))).sort()).toEqual([idle._id]);
    expect((await found(asha, kind, days(4, 5))).sort()).toEqual([busy._id, idle._id].sort());
    expect(await found(asha, kind, `freeFrom=${dayAhead(2)}`)).toEqual([idle._id]);
    const { body } = await list(asha, kind, '');
    const freeFrom = Object.fromEntries(
      body.data.map((record: { _id: string; freeFrom: string }) => [record._id, record.freeFrom]),
    );
    expect(freeFrom).toEqual({ [busy._id]: dayAhead(4), [idle._id]: dayAhead(0) });
    expect((await list(asha, kind, days(3, 5))).body.total).toBe(1);
  });
});

describe('"Free on these days"', () => {
  test('of a part of the day meets that part alone', async () => {
    const asha = await neev.loginAs();
    const worker = await aListing(neev, asha);
    const body = { clientId: 'b', listing: worker, from: dayAhead(2), to: dayAhead(3), part: 'morning' };
    await neev.call('POST', '/blocks', { as: asha, body });
    expect(await found(asha, 'worker', days(1, 3))).toEqual([]);
    expect(await found(asha, 'worker', `${days(1, 3)}&freePart=morning`)).toEqual([]);
    expect(await found(asha, 'worker', `${days(1, 3)}&freePart=afternoon`)).toEqual([worker._id]);
  });

  test.each([
    ['groupWorker', 3],
    ['contractor', 3],
    ['product', 3],
  ] as const)('of several of a %s asks for that many at once', async (kind, count) => {
    const asha = await neev.loginAs();
    const more = kind === 'groupWorker' ? { group_size: count } : { teams: count };
    const listing =
      kind === 'product' ? await aMachine(neev, asha, count) : await aListing(neev, asha, { kind, ...more });
    const asked = (of: number) => found(asha, kind, `${days(2, 3)}&freeCount=${of}`);
    expect(await asked(3)).toEqual([listing._id]);
    expect(await asked(4)).toEqual([]);
    const [one = ''] = await unitsOf(asha);
    await aBooking(neev, { provider: asha, listing, unitIds: [one], spans: [daysSpan(2), daysSpan(3)] });
    expect(await asked(2)).toEqual([listing._id]);
    expect(await asked(3)).toEqual([]);
  });

  test('of one worker cannot be of two', async () => {
    const asha = await neev.loginAs();
    await aListing(neev, asha);
    expect(await found(asha, 'worker', `${days(1, 2)}&freeCount=2`)).toEqual([]);
  });

  test.each(['worker', 'engineer'] as const)(
    'of two of a %s finds nobody beside every other filter',
    async (kind) => {
      const asha = await neev.loginAs();
      const { _id } = await aListing(neev, asha, { kind });
      const others = ['category=Tiles', 'maxPrice=900000', 'maxExperience=60', 'city=Pune', 'q=Asha'];
      const filters = [...others, 'near=411001&radiusKm=50', 'freePart=morning', others.join('&')];
      for (const filter of filters) {
        const { status, body } = await list(asha, kind, `${days(1, 2)}&freeCount=2&${filter}`);
        expect([filter, status, body.data, body.total]).toEqual([filter, 200, [], 0]);
      }
      expect(await found(asha, kind, `${days(1, 2)}&freeCount=1&maxPrice=900000`)).toEqual([_id]);
    },
  );

  test('is nothing that rental providers have', async () => {
    const asha = await neev.loginAs();
    await aMachine(neev, asha);
    const { body } = await neev.call('GET', `/getAllProductProvider?${days(1, 2)}`, { as: asha });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).not.toHaveProperty('freeFrom');
  });

  test('a released reservation and one that ends that midnight leave the day free', async () => {
    const asha = await neev.loginAs();
    const worker = await aListing(neev, asha);
    const unitIds = await unitsOf(asha);
    const booking = await aBooking(neev, {
      provider: asha,
      listing: worker,
      unitIds,
      spans: [daysSpan(1), daysSpan(2)],
    });
    expect(await found(asha, 'worker', days(3, 3))).toEqual([worker._id]);
    await neev.services.db
      .updateTable('reservations')
      .set({ released_at: new Date() })
      .where('booking_id', '=', booking)
      .execute();
    expect(await found(asha, 'worker', days(1, 3))).toEqual([worker._id]);
  });

  test('a whole calendar taken is free on no day in sight', async () => {
    const asha = await neev.loginAs();
    const worker = await aListing(neev, asha);
    const body = { clientId: 'b', listing: worker, from: dayAhead(0), to: dayAhead(100) };
    await neev.call('POST', '/blocks', { as: asha, body });
    expect((await neev.call('GET', `/getWorker/${worker._id}`, { as: asha })).body.data.freeFrom).toBeNull();
  });

  test.each([
    ['freeFrom=2026-02-30', 'freeFrom'],
    ['freeFrom=tomorrow', 'freeFrom'],
    [days(3, 2), 'freeTo'],
    [days(1, 181), 'freeTo'],
    [`${days(1, 2)}&freeCount=0`, 'freeCount'],
    [`${days(1, 2)}&freeCount=501`, 'freeCount'],
    [`${days(1, 2)}&freePart=night`, 'freePart'],
  ])('%s is refused at %s', async (query, path) => {
    const asha = await neev.loginAs();
    const refused = await list(asha, 'worker', query);
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, path]);
  });
});
