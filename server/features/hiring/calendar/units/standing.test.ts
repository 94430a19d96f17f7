import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aListedWorker, type Listed } from '#server/testing/hiring.ts';
import { isLockAwaited } from '#server/testing/lock-awaited.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { updateBooking } from '../../bookings/booking.data.ts';
import { recountStanding, verifyStanding } from './standing.data.ts';

const neev = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const kept = async ({ listing }: Listed) => {
  const { hired_times, review_count, review_stars } = await neev.services.db
    .selectFrom('providers')
    .selectAll()
    .where('id', '=', listing._id)
    .executeTakeFirstOrThrow();
  return [hired_times, review_count, review_stars];
};
const write = async (as: TestUser, bookingId: string, entries: object[]) => {
  const said = entries.map((entry) => ({
    clientId: randomUUID(),
    saidAt: new Date().toISOString(),
    ...entry,
  }));
  const { body } = await neev.call('POST', `/hajri/${bookingId}`, { as, body: { entries: said } });
  expect(body.data[0].problem).toBeUndefined();
  return body.data[0].entry._id;
};

/** A day's work of a listed worker, some days ago. */
async function work(worker: Listed, customer: TestUser, ago = 20, status: 'under_way' | 'done' = 'done') {
  const date = siteDate(daysAgo(ago));
  const { bookingId, units } = await aBooking(neev, {
    customer,
    provider: worker,
    dates: { from: date, days: 1 },
    status,
    statusAt: daysAgo(ago),
  });
  await neev.services.db
    .updateTable('bookings')
    .set({ listing_id: worker.listing._id })
    .where('id', '=', bookingId)
    .execute();
  const day = { kind: 'day', body: { unit: units[0], date, mark: 'full', overtimeHours: 0 } };
  return { bookingId, day };
}
const move = async (as: TestUser, bookingId: string, to: string) => {
  const { body } = await neev.call('GET', `/bookings/${bookingId}`, { as });
  const { version } = body.data;
  const { status } = await neev.call('PUT', `/bookings/${bookingId}/state`, { as, body: { to, version } });
  expect(status).toBe(200);
};

describe('What a listing says of its work changes with each cause', () => {
  test('a booking that is done after its day was marked', async () => {
    const [worker, customer] = [await aListedWorker(neev), await neev.loginAs()];
    const { bookingId, day } = await work(worker, customer, 1, 'under_way');
    await write(customer, bookingId, [day]);
    await move(worker, bookingId, 'done_said');
    expect(await kept(worker)).toEqual([0, 0, 0]);
    await move(customer, bookingId, 'done');
    expect(await kept(worker)).toEqual([1, 0, 0]);
    expect((await verifyStanding(neev.services.db)).wrong).toEqual([]);
  });

  test('a day that is marked, or agreed to, after the booking was done', async () => {
    const [worker, customer] = [await aListedWorker(neev), await neev.loginAs()];
    const marked = await work(worker, customer, 20);
    await write(customer, marked.bookingId, [marked.day]);
    expect(await kept(worker)).toEqual([1, 0, 0]);
    const claimed = await work(worker, customer, 65);
    const entry = await write(worker, claimed.bookingId, [claimed.day]);
    expect(await kept(worker)).toEqual([1, 0, 0]);
    await write(customer, claimed.bookingId, [{ kind: 'agree', body: { entry } }]);
    expect(await kept(worker)).toEqual([2, 0, 0]);
    expect((await verifyStanding(neev.services.db)).wrong).toEqual([]);
  });

  test('a review that all can read, and one that an admin hides', async () => {
    const [worker, customer] = [await aListedWorker(neev), await neev.loginAs()];
    const { bookingId } = await work(worker, customer, 1);
    const review = (as: TestUser, stars: number) =>
      neev.call('POST', '/reviews', { as, body: { bookingId, stars } });
    await review(customer, 4);
    expect(await kept(worker)).toEqual([0, 0, 0]);
    await review(worker, 5);
    expect(await kept(worker)).toEqual([0, 1, 4]);
    const { db } = neev.services;
    const { id } = await db
      .updateTable('reviews')
      .set({ reported_at: new Date(), reported_by: worker.userId })
      .where('author_id', '=', customer.userId)
      .returning('id')
      .executeTakeFirstOrThrow();
    const admin = await neev.loginAs({ admin: true });
    const body = { hidden: true, why: 'insult' };
    expect((await neev.call('PUT', `/admin/reviews/${id}`, { as: admin, body })).status).toBe(200);
    expect(await kept(worker)).toEqual([0, 0, 0]);
    expect((await verifyStanding(db)).wrong).toEqual([]);
  });

  test('of two bookings that end at the same moment both', async () => {
    const [worker, customer] = [await aListedWorker(neev), await neev.loginAs()];
    const { db } = neev.services;
    const [one, other] = [
      await work(worker, customer, 20, 'under_way'),
      await work(worker, customer, 65, 'under_way'),
    ];
    for (const { bookingId, day } of [one, other]) await write(customer, bookingId, [day]);
    const done = { status: 'done', status_at: new Date(), now: new Date() } as const;
    let second: Promise<void> | undefined;
    await db.transaction().execute(async (first) => {
      await updateBooking(first, one.bookingId, done);
      second = db.transaction().execute((open) => updateBooking(open, other.bookingId, done));
      // The second has come as far as the row of the listing, which the first holds.
      while (!(await isLockAwaited(neev.services.pool))) await new Promise(setImmediate);
    });
    await second;
    expect(await kept(worker)).toEqual([2, 0, 0]);
  });
});

test('a row that says something else than its books is named, and is right once it is counted anew', async () => {
  const [worker, other] = [await aListedWorker(neev), await aListedWorker(neev)];
  const { db } = neev.services;
  await db.updateTable('providers').set({ hired_times: 12 }).where('id', '=', worker.listing._id).execute();
  const found = await verifyStanding(db);
  expect(found.listings).toBe(2);
  expect(found.wrong).toEqual([
    {
      id: worker.listing._id,
      kept: { hired_times: 12, review_count: 0, review_stars: 0 },
      counted: { hired_times: 0, review_count: 0, review_stars: 0 },
    },
  ]);
  await recountStanding(db, [worker.listing._id, other.listing._id]);
  expect((await verifyStanding(db)).wrong).toEqual([]);
});

test('a list reads it from its rows alone', async () => {
  const { pool } = neev.services;
  const as = await neev.loginAs();
  const asked: string[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((config: { text?: string }) => {
    asked.push(config.text ?? String(config));
    return query(config as never);
  }) as typeof pool.query;
  await neev.call('GET', '/getAllWorkers', { as });
  await neev.call('GET', '/getProducts', { as });
  pool.query = query as typeof pool.query;
  expect(asked.join(' ')).toContain('hired_times');
  expect(asked.join(' ')).not.toMatch(/ledger_entries|bookings|reviews\b/);
});
