import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeHiringByClock } from '#server/hiring.ts';
import { aBooking as aBookingOf } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { publishDue } from './publish.rules.ts';

const neev = useTestApp();
/** A contractor's teams: as many bookings of the same days as a test needs. */
const aBooking = (on: typeof neev, wanted: Parameters<typeof aBookingOf>[1]) =>
  aBookingOf(on, { of: 'contractor', ...wanted });
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

async function aPair() {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const provider = await neev.loginAs({ fullname: 'Ravi Test' });
  return { customer, provider };
}
async function doneWork(pair?: { customer: TestUser; provider: TestUser }, statusAt = daysAgo(1)) {
  const { customer, provider } = pair ?? (await aPair());
  const { bookingId } = await aBooking(neev, { customer, provider, status: 'done', statusAt });
  return { customer, provider, bookingId };
}
const review = (as: TestUser, bookingId: string, changes: object = {}) =>
  neev.call('POST', '/reviews', { as, body: { bookingId, stars: 5, ...changes } });
const about = async (as: TestUser, userId: string, query = '') =>
  (await neev.call('GET', `/reviews/${userId}${query}`, { as })).body;
const ofBooking = async (as: TestUser, id: string) =>
  (await neev.call('GET', `/bookings/${id}/reviews`, { as })).body.data;
const byClock = (now: Date) => ({ ...makeHiringByClock(neev.services), now: () => now });

/** Both have written: the customer so many stars. */
async function bothWrote(stars = 4, pair?: { customer: TestUser; provider: TestUser }) {
  const work = await doneWork(pair);
  const { body } = await review(work.customer, work.bookingId, { stars, text: 'A straight wall' });
  await review(work.provider, work.bookingId, { stars: 5, reasons: ['paid-on-time'] });
  return { ...work, reviewId: String(body.data._id) };
}

describe('A review', () => {
  test('is hidden until both wrote', async () => {
    const { customer, provider, bookingId } = await doneWork();
    const { status, body } = await review(customer, bookingId, {
      stars: 2,
      reasons: ['late', 'good-work'],
      text: ' A crooked wall ',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      bookingId,
      author: 'customer',
      stars: 2,
      reasons: ['late', 'good-work'],
      text: 'A crooked wall',
      publishedAt: null,
    });
    expect(await ofBooking(provider, bookingId)).toMatchObject({ own: null, other: null, open: true });
    expect(await ofBooking(customer, bookingId)).toMatchObject({ own: { stars: 2 }, open: false });
    expect((await about(customer, provider.userId)).data).toEqual([]);
    await review(provider, bookingId, { stars: 4 });
    expect(await ofBooking(provider, bookingId)).toMatchObject({ own: { stars: 4 }, other: { stars: 2 } });
    expect((await about(customer, provider.userId)).data).toMatchObject([
      { stars: 2, authorName: 'Asha Test', publishedAt: expect.any(String) },
    ]);
    expect((await about(customer, customer.userId)).data).toMatchObject([{ stars: 4, author: 'provider' }]);
  });

  test('is published after 14 days without the other’s, once, and who it is about hears of it', async () => {
    const { customer, provider, bookingId } = await doneWork();
    await review(customer, bookingId);
    await publishDue(byClock(new Date(Date.now() + 12 * dayMs)));
    expect((await about(customer, provider.userId)).data).toEqual([]);
    const later = byClock(new Date(Date.now() + 13.01 * dayMs));
    await publishDue(later);
    await publishDue(later);
    expect((await about(customer, provider.userId)).data).toHaveLength(1);
    const { body } = await neev.call('GET', '/notices', { as: provider });
    expect(body.data).toMatchObject([
      { kind: 'review', name: 'Asha Test', about: { kind: 'booking', _id: bookingId } },
    ]);
    expect((await neev.call('GET', '/notices', { as: customer })).body.data).toEqual([]);
  });

  test('is written of work that is done, within 14 days, and once a side', async () => {
    const pair = await aPair();
    for (const status of ['agreed', 'under_way', 'done_said', 'cancelled', 'no_show'] as const) {
      const { bookingId } = await aBooking(neev, { ...pair, status });
      expect(await review(pair.customer, bookingId)).toMatchObject({
        status: 409,
        body: { type: '/problems/review-closed' },
      });
    }
    const old = await doneWork(pair, daysAgo(15));
    expect((await review(pair.customer, old.bookingId)).status).toBe(409);
    expect(await ofBooking(pair.customer, old.bookingId)).toMatchObject({ open: false });
    const { bookingId } = await doneWork(pair, daysAgo(13));
    const answers = await Promise.all([1, 2, 3].map(() => review(pair.customer, bookingId)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    expect((await ofBooking(pair.customer, bookingId)).own.stars).toBe(5);
  });

  test('is nobody’s business but the two sides’', async () => {
    const { bookingId } = await doneWork();
    for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })]) {
      expect((await review(as, bookingId)).status).toBe(404);
      expect((await neev.call('GET', `/bookings/${bookingId}/reviews`, { as })).status).toBe(404);
    }
    const as = await neev.loginAs();
    for (const id of ['nonsense', randomUUID()]) expect((await review(as, id)).status).toBe(404);
  });

  test.each([
    ['stars', { stars: 0 }, 'stars'],
    ['stars', { stars: 6 }, 'stars'],
    ['stars', { stars: 4.5 }, 'stars'],
    ['a reason of the other side', { reasons: ['paid-late'] }, 'reasons.0'],
    ['a fourth reason', { reasons: ['late', 'rude', 'careless', 'asked-more'] }, 'reasons'],
    ['a reason twice', { reasons: ['late', 'late'] }, 'reasons'],
    ['a long text', { text: 'x'.repeat(1001) }, 'text'],
  ])('with %s that is wrong is refused, and nothing is written', async (_what, changes, path) => {
    const { customer, bookingId } = await doneWork();
    expect(await review(customer, bookingId, changes)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
    expect((await ofBooking(customer, bookingId)).own).toBeNull();
  });

  test('30 a day', async () => {
    const { customer, bookingId } = await doneWork();
    for (let time = 0; time < 30; time += 1) await review(customer, bookingId);
    expect((await review(customer, bookingId)).status).toBe(429);
  });

  test('shows all others no booking', async () => {
    const { provider } = await bothWrote();
    const [shown] = (await about(await neev.loginAs(), provider.userId)).data;
    expect(shown).not.toHaveProperty('bookingId');
  });
});

describe('A mean', () => {
  test('comes with its number from three reviews on', async () => {
    const { provider } = await bothWrote(5);
    for (const stars of [4, 2]) {
      expect(await about(provider, provider.userId)).toMatchObject({ mean: null });
      await bothWrote(stars, { customer: await neev.loginAs(), provider });
    }
    const answer = await about(provider, provider.userId);
    expect(answer).toMatchObject({ count: 3, total: 3 });
    expect(answer.mean).toBeCloseTo(11 / 3);
  });

  test('counts a pair once in 30 days, though all is shown', async () => {
    const { customer, provider } = await bothWrote(5);
    for (const stars of [1, 1]) await bothWrote(stars, { customer, provider });
    expect(await about(customer, provider.userId)).toMatchObject({ count: 1, total: 3 });
    await neev.services.pool.query(
      `update reviews set published_at = published_at - interval '31 days' where stars = 5 and author_id = $1`,
      [customer.userId],
    );
    await bothWrote(3, { customer, provider });
    expect(await about(customer, provider.userId)).toMatchObject({ count: 2, total: 4 });
  });

  test('pages go on where the last one ended', async () => {
    const pair = await aPair();
    for (const stars of [1, 2, 3]) await bothWrote(stars, pair);
    const first = await about(pair.customer, pair.provider.userId, '?limit=2');
    const next = await about(pair.customer, pair.provider.userId, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.data, ...next.data].map(({ stars }: { stars: number }) => stars)).toEqual([3, 2, 1]);
    expect(next.nextCursor).toBeNull();
    const wrong = await neev.call('GET', `/reviews/${pair.provider.userId}?cursor=x`, { as: pair.customer });
    expect(wrong.status).toBe(400);
  });
});

describe('Who a review is about', () => {
  const answer = (as: TestUser, id: string, text = 'It rained') =>
    neev.call('PUT', `/reviews/${id}/reply`, { as, body: { text } });

  test('replies once', async () => {
    const { customer, provider, reviewId } = await bothWrote();
    expect((await answer(customer, reviewId)).status).toBe(404);
    expect(await answer(provider, reviewId)).toMatchObject({
      status: 200,
      body: { data: { reply: 'It rained' } },
    });
    expect((await answer(provider, reviewId)).status).toBe(200);
    expect((await answer(provider, reviewId, 'And more')).status).toBe(409);
    expect((await about(customer, provider.userId)).data[0].reply).toBe('It rained');
  });

  test('sees nothing to reply to before it is published', async () => {
    const { customer, provider, bookingId } = await doneWork();
    const { body } = await review(customer, bookingId);
    expect((await answer(provider, body.data._id)).status).toBe(404);
    expect((await answer(provider, 'nonsense')).status).toBe(404);
  });
});

describe('A reported review', () => {
  const report = (as: TestUser, id: string, reason = 'He was never there') =>
    neev.call('PUT', `/reviews/${id}/report`, { as, body: { reason } });
  const decide = (as: TestUser, id: string, body: object) =>
    neev.call('PUT', `/admin/reviews/${id}`, { as, body });
  const acts = (id: string) =>
    neev.services.db
      .selectFrom('audit_log')
      .select(['act', 'admin_name', 'kind', 'record_name'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();

  test('stands before the admins with its reason, once', async () => {
    const { provider, customer, reviewId } = await bothWrote();
    const admin = await neev.loginAs({ admin: true });
    expect((await report(customer, reviewId)).status).toBe(403);
    for (const reason of ['He was never there', 'Again'])
      expect((await report(provider, reviewId, reason)).status).toBe(200);
    expect((await report(provider, 'nonsense')).status).toBe(404);
    const { body } = await neev.call('GET', '/admin/reviews', { as: admin });
    expect(body.data.filter(({ _id }: { _id: string }) => _id === reviewId)).toMatchObject([
      { reason: 'He was never there', aboutName: 'Ravi Test', ruledAt: null },
    ]);
    expect((await neev.call('GET', '/admin/reviews', { as: provider })).status).toBe(403);
  });

  test('is hidden by an admin with a reason, counts no more, and that stands in the log', async () => {
    const { provider, customer, reviewId } = await bothWrote();
    const admin = await neev.loginAs({ admin: true });
    expect((await decide(admin, reviewId, { hidden: true, why: 'Made up' })).status).toBe(404);
    await report(provider, reviewId);
    expect((await decide(provider, reviewId, { hidden: true, why: 'Made up' })).status).toBe(403);
    expect((await decide(admin, reviewId, { hidden: true })).status).toBe(400);
    for (let time = 0; time < 2; time += 1)
      expect((await decide(admin, reviewId, { hidden: true, why: 'Made up' })).status).toBe(200);
    expect(await about(customer, provider.userId)).toMatchObject({ data: [], count: 0, total: 0 });
    const work = await neev.services.db
      .selectFrom('reviews')
      .select('booking_id')
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow();
    expect((await ofBooking(customer, work.booking_id ?? '')).own.hiddenWhy).toBe('Made up');
    await decide(admin, reviewId, { hidden: false });
    expect(await about(customer, provider.userId)).toMatchObject({ count: 1, total: 1 });
    const line = { admin_name: 'Asha Test', kind: 'review', record_name: 'Ravi Test' };
    expect(await acts(reviewId)).toEqual([
      { ...line, act: 'hide-review' },
      { ...line, act: 'show-review' },
    ]);
  });

  test('comes after those to be decided once it is decided; reported anew it opens again', async () => {
    const pair = await aPair();
    const ids = [(await bothWrote(1, pair)).reviewId, (await bothWrote(2, pair)).reviewId];
    for (const id of ids) await report(pair.provider, id);
    const admin = await neev.loginAs({ admin: true });
    await decide(admin, ids[1] ?? '', { hidden: false });
    // Nothing takes bookings away between tests: of other tests' reviews nothing is asked.
    const listed = async () => {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const { body } = await neev.call('GET', `/admin/reviews?limit=1${after}`, { as: admin });
        found.push(...body.data.map(({ _id }: { _id: string }) => _id));
        cursor = body.nextCursor;
      }
      return found.filter((id) => ids.includes(id));
    };
    expect(await listed()).toEqual(ids);
    await report(pair.customer, ids[0] ?? '');
    await report(await neev.loginAs(), ids[1] ?? '');
    expect(await listed()).toEqual([ids[1], ids[0]]);
  });
});
