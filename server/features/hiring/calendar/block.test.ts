import { describe, expect, test } from 'vitest';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { aBooking, aListing, aMachine, dayAhead, daysSpan, ownDaysOf } from './calendar-in-test.ts';

const neev = useTestApp();

let sent = 0;
const block = (as: TestUser, listing: ListingRef, more: object = {}) => {
  sent += 1;
  const body = { clientId: `b${sent}`, listing, from: dayAhead(2), to: dayAhead(4), ...more };
  return neev.call('POST', '/blocks', { as, body });
};
const free = async (as: TestUser, { kind, _id }: ListingRef, from = 1, to = 5) => {
  const { body } = await neev.call(
    'GET',
    `/freeDays/${kind}/${_id}?from=${dayAhead(from)}&to=${dayAhead(to)}`,
    { as },
  );
  return body.data.map((day: { free: number }) => day.free);
};
const own = (as: TestUser, from = 1, to = 5) => ownDaysOf(neev, as, [from, to]);
const rows = async () => (await neev.services.db.selectFrom('reservations').select('id').execute()).length;

describe('A block', () => {
  test('is one range: 21 days are one call, one block and one reservation', async () => {
    const asha = await neev.loginAs();
    const listing = await aListing(neev, asha);
    const { status, body } = await block(asha, listing, { from: dayAhead(2), to: dayAhead(22) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ listing, from: dayAhead(2), to: dayAhead(22), part: 'day' });
    expect(await rows()).toBe(1);
    expect(await free(asha, listing, 1, 24)).toEqual([1, ...Array(21).fill(0), 1, 1]);
  });

  test('sent twice is once: the first answers', async () => {
    const asha = await neev.loginAs();
    const listing = await aListing(neev, asha);
    const [one, other] = await Promise.all([
      block(asha, listing, { clientId: 'same' }),
      block(asha, listing, { clientId: 'same' }),
    ]);
    const third = await block(asha, listing, { clientId: 'same', to: dayAhead(30) });
    expect(new Set([one, other, third].map(({ body }) => body.data._id)).size).toBe(1);
    expect(await rows()).toBe(1);
  });

  test('leaves a crew free from the first day on which one of it has nothing all day', async () => {
    const asha = await neev.loginAs();
    const crew = await aListing(neev, asha, { kind: 'groupWorker', group_size: 2 });
    const freeFrom = async () =>
      (await neev.call('GET', `/getGroupWorker/${crew._id}`, { as: asha })).body.data.freeFrom;
    expect(await freeFrom()).toBe(dayAhead(0));
    const [one, other] = [...new Set((await own(asha)).map(({ unit }) => unit))];
    await block(asha, crew, { from: dayAhead(0), to: dayAhead(4), unitIds: [one] });
    expect(await freeFrom()).toBe(dayAhead(0));
    await block(asha, crew, { from: dayAhead(0), to: dayAhead(1), unitIds: [other] });
    expect(await freeFrom()).toBe(dayAhead(2));
    await block(asha, crew, { from: dayAhead(2), to: dayAhead(2), part: 'afternoon', unitIds: [other] });
    expect(await freeFrom()).toBe(dayAhead(3));
    await block(asha, crew, { from: dayAhead(3), to: dayAhead(95), unitIds: [other] });
    expect(await freeFrom()).toBe(dayAhead(5));
    await block(asha, crew, { from: dayAhead(5), to: dayAhead(95), unitIds: [one] });
    expect(await freeFrom()).toBeNull();
  });

  test('over a booking is "not free", and nothing is written', async () => {
    const asha = await neev.loginAs();
    const crew = await aListing(neev, asha, { kind: 'groupWorker', group_size: 3 });
    const [first] = await own(asha);
    await aBooking(neev, {
      provider: asha,
      listing: crew,
      unitIds: [first?.unit ?? ''],
      spans: [daysSpan(4)],
    });
    const refused = await block(asha, crew);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/not-free']);
    expect(await rows()).toBe(1);
    expect(await neev.services.db.selectFrom('blocks').selectAll().execute()).toEqual([]);
    expect((await block(asha, crew, { to: dayAhead(3) })).status).toBe(201);
  });

  test('of some units leaves the others free', async () => {
    const asha = await neev.loginAs();
    const machine = await aMachine(neev, asha, 3);
    const units = [...new Set((await own(asha)).map((day: { unit: string }) => day.unit))];
    expect(units).toHaveLength(3);
    expect((await block(asha, machine, { unitIds: units.slice(0, 2) })).status).toBe(201);
    expect(await free(asha, machine)).toEqual([3, 1, 1, 1, 3]);
    const strange = await block(asha, machine, { unitIds: ['00000000-0000-4000-8000-000000000009'] });
    expect([strange.status, strange.body.errors[0].path]).toEqual([400, 'unitIds']);
  });

  test('of mornings leaves the afternoons: others count whole free days, the owner sees both halves', async () => {
    const asha = await neev.loginAs();
    const listing = await aListing(neev, asha);
    await block(asha, listing, { part: 'morning' });
    expect(await rows()).toBe(3);
    expect(await free(asha, listing)).toEqual([1, 0, 0, 0, 1]);
    const second = (await own(asha)).filter((day: { date: string }) => day.date === dayAhead(2));
    expect(second.map(({ part, state }: { part: string; state: string }) => [part, state])).toEqual([
      ['morning', 'blocked'],
      ['afternoon', 'free'],
    ]);
    expect((await block(asha, listing, { part: 'afternoon' })).status).toBe(201);
    expect((await block(asha, listing, { part: 'afternoon' })).body.type).toBe('/problems/not-free');
  });

  test('given free again is gone; only its owner may', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const listing = await aListing(neev, asha);
    const { _id } = (await block(asha, listing)).body.data;
    for (const id of [_id, 'x', '00000000-0000-4000-8000-000000000009'])
      expect((await neev.call('DELETE', `/blocks/${id}`, { as: ravi })).status).toBe(404);
    expect((await neev.call('GET', '/blocks', { as: asha })).body.data).toMatchObject([
      { _id, to: dayAhead(4) },
    ]);
    expect((await neev.call('GET', '/blocks', { as: ravi })).body.data).toEqual([]);
    expect((await neev.call('DELETE', `/blocks/${_id}`, { as: asha })).status).toBe(200);
    expect(await free(asha, listing)).toEqual([1, 1, 1, 1, 1]);
    expect((await neev.call('DELETE', `/blocks/${_id}`, { as: asha })).status).toBe(404);
  });

  test('whose answer never came is given free again by the name that its owner gave it', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const listing = await aListing(neev, asha);
    const clientId = '00000000-0000-4000-8000-00000000000b';
    await block(asha, listing, { clientId });
    expect((await neev.call('DELETE', `/blocks/${clientId}`, { as: ravi })).status).toBe(404);
    expect((await neev.call('DELETE', `/blocks/${clientId}`, { as: asha })).status).toBe(200);
    expect(await free(asha, listing)).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([
    ['days that run backwards', { from: 4, to: 2 }, 'to', 'days-backwards'],
    ['a day gone by', { from: -1, to: 2 }, 'from', 'block-days'],
    ['days beyond a year', { from: 300, to: 400 }, 'to', 'block-days'],
    ['a day more than can be booked', { from: 366, to: 366 }, 'to', 'block-days'],
  ])('refuses %s', async (_, { from, to }, path, problem) => {
    const asha = await neev.loginAs();
    const refused = await block(asha, await aListing(neev, asha), { from: dayAhead(from), to: dayAhead(to) });
    expect([refused.status, refused.body.type, refused.body.errors[0].path]).toEqual([
      400,
      `/problems/${problem}`,
      path,
    ]);
    expect(await rows()).toBe(0);
  });

  test('on somebody else’s listing is "not found"', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    expect((await block(ravi, await aListing(neev, asha))).status).toBe(404);
  });
});

describe('One human', () => {
  test('is one unit as worker and as engineer: a block of one is a block of both', async () => {
    const asha = await neev.loginAs();
    const worker = await aListing(neev, asha);
    const engineer = await aListing(neev, asha, { kind: 'engineer' });
    // The engineer's record has no unit of its own yet.
    await block(asha, worker);
    expect(await free(asha, engineer)).toEqual([1, 0, 0, 0, 1]);
    expect((await block(asha, engineer, { from: dayAhead(4), to: dayAhead(6) })).status).toBe(409);
    expect(new Set((await own(asha)).map((day: { unit: string }) => day.unit)).size).toBe(1);
  });
});

describe('The own calendar', () => {
  test('has a row a unit and date, with the booking’s id; days off only warn', async () => {
    const asha = await neev.loginAs({ fullname: 'Asha Rao' });
    const listing = await aListing(neev, asha);
    const other = await aListing(neev, asha, { kind: 'contractor', teams: 2 });
    const dates = [1, 2, 3].map(dayAhead);
    const off = {
      listing,
      restDays: [new Date(`${dates[0]}T00:00:00Z`).getUTCDay()],
      yearlyOff: [dates[2]?.slice(5)],
    };
    expect((await neev.call('PUT', '/restDays', { as: asha, body: off })).status).toBe(200);
    const [unit] = await own(asha, 1, 1);
    const booking = await aBooking(neev, {
      provider: asha,
      listing,
      unitIds: [unit?.unit ?? ''],
      spans: [daysSpan(2)],
    });
    const days = await own(asha, 1, 3);
    expect(days).toHaveLength(9);
    const mine = days.filter((day: { listing: ListingRef }) => day.listing._id === listing._id);
    expect(mine.map((day: { rest: boolean }) => day.rest)).toEqual([true, false, true]);
    expect(mine[1]).toMatchObject({ label: 'Asha Rao', state: 'booked', bookingId: booking, part: 'day' });
    const teams = days.filter((day: { listing: ListingRef }) => day.listing._id === other._id);
    expect(teams.map(({ no, state }: { no: number; state: string }) => [no, state])).toEqual([
      ...Array(3).fill([1, 'free']),
      ...Array(3).fill([2, 'free']),
    ]);
  });

  test('others see counts alone', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const listing = await aListing(neev, asha);
    await block(asha, listing);
    const { body } = await neev.call(
      'GET',
      `/freeDays/worker/${listing._id}?from=${dayAhead(2)}&to=${dayAhead(2)}`,
      { as: ravi },
    );
    expect(body.data).toEqual([{ date: dayAhead(2), free: 0, of: 1 }]);
    expect(await own(ravi)).toEqual([]);
  });

  test.each([
    [0, 62, 400],
    [0, 61, 200],
    [3, 2, 400],
  ])('shows at most 62 days at once (%i to %i: %i)', async (from, to, status) => {
    const asha = await neev.loginAs();
    const { _id } = await aListing(neev, asha);
    const days = `from=${dayAhead(from)}&to=${dayAhead(to)}`;
    expect((await neev.call('GET', `/ownDays?listing=${_id}&${days}`, { as: asha })).status).toBe(status);
    expect((await neev.call('GET', `/freeDays/worker/${_id}?${days}`, { as: asha })).status).toBe(status);
  });

  test.each([['engineer'], ['product']])('of a listing that is no %s is "not found"', async (kind) => {
    const asha = await neev.loginAs();
    const { _id } = await aListing(neev, asha);
    const days = `from=${dayAhead(1)}&to=${dayAhead(2)}`;
    expect((await neev.call('GET', `/freeDays/${kind}/${_id}?${days}`, { as: asha })).status).toBe(404);
    expect((await neev.call('GET', `/freeDays/${kind}/x?${days}`, { as: asha })).status).toBe(404);
  });
});

describe('Days off', () => {
  test('are set of one listing or of all, and read back', async () => {
    const asha = await neev.loginAs();
    const worker = await aListing(neev, asha);
    const crew = await aListing(neev, asha, { kind: 'groupWorker', group_size: 4 });
    await neev.call('PUT', '/restDays', {
      as: asha,
      body: { restDays: [6, 0], yearlyOff: ['10-02', '01-26'] },
    });
    await neev.call('PUT', '/restDays', { as: asha, body: { listing: crew, restDays: [2], yearlyOff: [] } });
    const { body } = await neev.call('GET', '/restDays', { as: asha });
    expect(body.data.morningCheck).toBe(false);
    expect(body.data.listings).toMatchObject([
      { listing: worker, of: 1, restDays: [0, 6], yearlyOff: ['01-26', '10-02'] },
      { listing: crew, of: 4, restDays: [2], yearlyOff: [] },
    ]);
  });

  test.each([
    [{ restDays: [7], yearlyOff: [] }, 'restDays.0'],
    [{ restDays: [1, 1], yearlyOff: [] }, 'restDays'],
    [{ restDays: [], yearlyOff: ['02-30'] }, 'yearlyOff.0'],
    [{ restDays: [], yearlyOff: ['2-3'] }, 'yearlyOff.0'],
  ])('%j is refused at %s', async (body, path) => {
    const asha = await neev.loginAs();
    await aListing(neev, asha);
    const refused = await neev.call('PUT', '/restDays', { as: asha, body });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, path]);
  });

  test('of somebody else’s listing, or of none, are "not found"', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const listing = await aListing(neev, asha);
    for (const body of [
      { listing, restDays: [], yearlyOff: [] },
      { restDays: [], yearlyOff: [] },
    ])
      expect((await neev.call('PUT', '/restDays', { as: ravi, body })).status).toBe(404);
  });
});
