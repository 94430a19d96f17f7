import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { aBooking as aBookingOf } from '#server/testing/a-booking.ts';
import { aListedWorker, type Listed } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { recountStanding } from '../calendar/units/standing.data.ts';
import { scoreAll } from './rating.data.ts';

const neev = useTestApp();
/** A contractor's teams: as many bookings of the same days as a test needs. */
const aBooking = (on: typeof neev, wanted: Parameters<typeof aBookingOf>[1]) =>
  aBookingOf(on, { of: 'contractor', ...wanted });
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const dateAgo = (days: number) => siteDate(daysAgo(days));

const trust = async (as: TestUser, userId = as.userId) =>
  (await neev.call('GET', `/trust/${userId}`, { as })).body.data;
const write = (as: TestUser, bookingId: string, entries: object[]) =>
  neev.call('POST', `/hajri/${bookingId}`, {
    as,
    body: {
      entries: entries.map((entry) => ({
        clientId: randomUUID(),
        saidAt: new Date().toISOString(),
        ...entry,
      })),
    },
  });

/** One day's work that ended 20 days ago, marked by the customer. */
async function markedWork(customer: TestUser, provider: TestUser, changes: object = {}) {
  const { bookingId, units } = await aBooking(neev, {
    customer,
    provider,
    dates: { from: dateAgo(20), days: 1 },
    status: 'done',
    statusAt: daysAgo(20),
    ...changes,
  });
  const day = { unit: units[0], date: dateAgo(20), mark: 'full', overtimeHours: 0 };
  const { body } = await write(customer, bookingId, [{ kind: 'day', body: day }]);
  expect(body.data[0].problem).toBeUndefined();
  return { bookingId, day };
}
/** The provider says what they received, and when. */
const received = (provider: TestUser, bookingId: string, on: string, amount = 700) =>
  write(provider, bookingId, [
    { kind: 'money', body: { sort: 'wage', to: 'provider', amount, on, how: 'cash' } },
  ]);
async function ofListing({ listing }: Listed, bookingId: string): Promise<void> {
  const { db } = neev.services;
  await db.updateTable('bookings').set({ listing_id: listing._id }).where('id', '=', bookingId).execute();
  // No call moves a booking, so none counts anew.
  await recountStanding(db, [listing._id]);
}

async function rated(worker: Listed, stars: number) {
  const customer = await neev.loginAs();
  const { bookingId } = await aBooking(neev, {
    customer,
    provider: worker,
    status: 'done',
    statusAt: daysAgo(1),
  });
  await ofListing(worker, bookingId);
  for (const as of [customer, worker])
    await neev.call('POST', '/reviews', { as, body: { bookingId, stars } });
}

describe('“Hired N times on Neev”', () => {
  test('is work that is done, with a day that the customer marked or agreed to', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const { bookingId } = await markedWork(customer, worker);
    await ofListing(worker, bookingId);
    const empty = await aBooking(neev, { customer, provider: worker, status: 'done' });
    await ofListing(worker, empty.bookingId);
    const open = await aBooking(neev, { customer, provider: worker });
    await ofListing(worker, open.bookingId);
    const said = await aBooking(neev, {
      customer,
      provider: worker,
      dates: { from: dateAgo(60), days: 1 },
      status: 'done',
      statusAt: daysAgo(60),
    });
    await ofListing(worker, said.bookingId);
    const day = { unit: said.units[0], date: dateAgo(60), mark: 'half', overtimeHours: 0 };
    const { body } = await write(worker, said.bookingId, [{ kind: 'day', body: day }]);
    expect(await trust(worker)).toMatchObject({ hiredTimes: 1, gaveWork: 0 });
    await write(customer, said.bookingId, [{ kind: 'agree', body: { entry: body.data[0].entry._id } }]);
    expect(await trust(worker)).toMatchObject({ hiredTimes: 2 });
    expect(await trust(customer)).toMatchObject({ hiredTimes: 0, gaveWork: 2 });
    const list = (await neev.call('GET', '/getAllWorkers', { as: customer })).body.data;
    expect(list).toMatchObject([{ hiredTimes: 2, rating: null }]);
  });

  test('counts two people once in 30 days, and work without a day’s wage not at all', async () => {
    const [worker, customer, other] = [await aListedWorker(neev), await neev.loginAs(), await neev.loginAs()];
    for (let job = 0; job < 4; job += 1) {
      const { bookingId } = await markedWork(customer, worker);
      await ofListing(worker, bookingId);
      await received(worker, bookingId, dateAgo(20));
      const cheap = await markedWork(other, worker, { price: 1 });
      await ofListing(worker, cheap.bookingId);
      await received(worker, cheap.bookingId, dateAgo(20), 1);
    }
    expect(await trust(worker)).toMatchObject({ hiredTimes: 1, gaveWork: 0 });
    expect(await trust(customer)).toMatchObject({ gaveWork: 1, paidOnTime: null });
    expect(await trust(other)).toMatchObject({ gaveWork: 0, paidOnTime: null });
    await recountStanding(neev.services.db, [worker.listing._id]);
    const list = (await neev.call('GET', '/getAllWorkers', { as: customer })).body.data;
    expect(list).toMatchObject([{ hiredTimes: 1 }]);
  });

  test('of nobody is 404', async () => {
    const as = await neev.loginAs();
    for (const id of ['nonsense', randomUUID()])
      expect((await neev.call('GET', `/trust/${id}`, { as })).status).toBe(404);
    expect(await trust(as)).toEqual({
      hiredTimes: 0,
      gaveWork: 0,
      lateCancels: null,
      paidOnTime: null,
      contracts: null,
      rating: null,
      memberSince: siteDate(new Date()),
    });
  });
});

describe('Lists', () => {
  test('show a rating from three reviews on, and sort by it: one bad word weighs less than many', async () => {
    const [none, bad, good, best] = [
      await aListedWorker(neev),
      await aListedWorker(neev),
      await aListedWorker(neev),
      await aListedWorker(neev),
    ];
    await rated(bad, 1);
    for (const stars of [4, 5, 5]) await rated(best, stars);
    await rated(good, 5);
    await scoreAll(neev.services.db);
    const listed = async (query: string) =>
      (await neev.call('GET', `/getAllWorkers?${query}`, { as: none })).body;
    const { data } = await listed('sort=rating');
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(
      [best, good, none, bad].map(({ listing }) => listing._id),
    );
    expect(data[0].rating.count).toBe(3);
    expect(data[0].rating.mean).toBeCloseTo(14 / 3);
    expect(data[1].rating).toBeNull();
    const first = await listed('sort=rating&limit=2');
    const next = await listed(`sort=rating&limit=2&cursor=${first.nextCursor}`);
    expect([...first.data, ...next.data].map(({ _id }: { _id: string }) => _id)).toEqual(
      data.map(({ _id }: { _id: string }) => _id),
    );
  });
});

describe('“Cancelled late”', () => {
  const broken = (
    provider: TestUser,
    customer: TestUser,
    columns: object,
    status: 'cancelled' | 'no_show' = 'cancelled',
  ) =>
    aBooking(neev, {
      provider,
      customer,
      dates: { from: dateAgo(5), days: 1 },
      status,
      statusAt: daysAgo(5),
    }).then(({ bookingId }) =>
      neev.services.db.updateTable('bookings').set(columns).where('id', '=', bookingId).execute(),
    );

  test('counts a provider’s own late acts without a good reason, of five bookings or more', async () => {
    const provider = await neev.loginAs();
    const by = async (columns: object) => broken(provider, await neev.loginAs(), columns);
    const other = await neev.loginAs();
    const theirs = { status_by: provider.userId };
    await by({ ...theirs, reason: 'other-work' });
    await by({ ...theirs, reason: 'ill' });
    await broken(provider, other, { status_by: other.userId, reason: 'plans' });
    await by({ ...theirs, reason: 'other-work', status_at: daysAgo(9) });
    expect((await trust(provider)).lateCancels).toBeNull();
    await aBooking(neev, { provider, customer: await neev.loginAs() });
    expect((await trust(provider)).lateCancels).toEqual({ late: 1, of: 5 });
  });

  test('counts a customer once in 30 days, by the worst of their bookings', async () => {
    const [provider, friend] = [await neev.loginAs(), await neev.loginAs()];
    const theirs = { status_by: provider.userId, reason: 'other-work' };
    for (let made = 0; made < 3; made += 1) await broken(provider, friend, theirs);
    for (let made = 0; made < 9; made += 1)
      await aBooking(neev, { provider, customer: friend, dates: { from: dateAgo(5), days: 1 } });
    expect((await trust(provider)).lateCancels).toBeNull();
    for (let made = 0; made < 4; made += 1)
      await aBooking(neev, { provider, customer: await neev.loginAs() });
    expect((await trust(provider)).lateCancels).toEqual({ late: 1, of: 5 });
  });

  test('a contested no-show counts for nobody until an admin rules', async () => {
    const [provider, customer] = [await neev.loginAs(), await neev.loginAs()];
    for (let made = 0; made < 5; made += 1)
      await aBooking(neev, { provider, customer: await neev.loginAs() });
    await broken(provider, customer, { status_by: customer.userId, contested: true }, 'no_show');
    expect((await trust(provider)).lateCancels).toEqual({ late: 0, of: 5 });
    await neev.services.db
      .updateTable('bookings')
      .set({ ruling: 'lifted' })
      .where('contested', '=', true)
      .execute();
    expect((await trust(provider)).lateCancels).toEqual({ late: 0, of: 6 });
    await neev.services.db
      .updateTable('bookings')
      .set({ ruling: 'stands' })
      .where('contested', '=', true)
      .execute();
    expect((await trust(provider)).lateCancels).toEqual({ late: 1, of: 6 });
  });
});

describe('“Paid on time”', () => {
  test('is agreed wages received within seven days, from three jobs of a year; a badge from 90 %', async () => {
    const customer = await neev.loginAs();
    const paid = async (on: string, amount?: number, provider?: TestUser) => {
      provider ??= await neev.loginAs();
      const { bookingId } = await markedWork(customer, provider);
      await received(provider, bookingId, on, amount);
    };
    await paid(dateAgo(20));
    await paid(dateAgo(13));
    expect((await trust(customer)).paidOnTime).toBeNull();
    await paid(dateAgo(14));
    expect((await trust(customer)).paidOnTime).toEqual({ onTime: 3, of: 3, badge: true });
    await paid(dateAgo(12));
    await paid(dateAgo(20), 699);
    expect((await trust(customer)).paidOnTime).toEqual({ onTime: 3, of: 5, badge: false });
    const provider = await neev.loginAs();
    for (const amount of [700, 699, 700]) await paid(dateAgo(20), amount, provider);
    expect((await trust(customer)).paidOnTime).toEqual({ onTime: 3, of: 6, badge: false });
  });

  test('leaves out what nobody earned, what is not due yet, and what is older than a year', async () => {
    const [customer, provider] = [await neev.loginAs(), await neev.loginAs()];
    for (let made = 0; made < 3; made += 1) {
      const another = await neev.loginAs();
      const { bookingId } = await markedWork(customer, another);
      await received(another, bookingId, dateAgo(20));
    }
    await aBooking(neev, { customer, provider, status: 'done', statusAt: daysAgo(20) });
    await markedWork(customer, provider, { statusAt: daysAgo(2) });
    const old = await markedWork(customer, provider);
    await neev.services.db
      .updateTable('bookings')
      .set({ status_at: daysAgo(366) })
      .where('id', '=', old.bookingId)
      .execute();
    expect((await trust(customer)).paidOnTime).toEqual({ onTime: 3, of: 3, badge: true });
    expect(addDays(dateAgo(20), 7)).toBe(dateAgo(13));
  });

  test('of what only the payer says nothing is received', async () => {
    const customer = await neev.loginAs();
    for (let made = 0; made < 3; made += 1) {
      const { bookingId } = await markedWork(customer, await neev.loginAs());
      await received(customer, bookingId, dateAgo(20));
    }
    expect((await trust(customer)).paidOnTime).toEqual({ onTime: 0, of: 3, badge: false });
  });
});
