import { describe, expect, test } from 'vitest';
import { accept, aListedCrew, aListedWorker, anItem, ask, inDays, offer } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

const counts = (answers: { status: number; body: { type?: string } }[]) => {
  const said = new Map<string, number>();
  for (const { status, body } of answers) {
    const key = status === 200 ? 'booked' : `${status} ${body.type}`;
    said.set(key, (said.get(key) ?? 0) + 1);
  }
  return Object.fromEntries(said);
};

describe('Acceptances of one slot at once give exactly its capacity', () => {
  test('60 workers for an item of 8', async () => {
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { items: [anItem({ count: 8 })] });
    const offers: string[] = [];
    for (let place = 0; place < 60; place += 1) {
      const worker = await aListedWorker(neev);
      const { body } = await offer(neev, worker, { itemId: request.items[0]._id });
      offers.push(body.data._id);
    }
    const answers = await Promise.all(offers.map((id) => accept(neev, customer, { id })));
    expect(counts(answers)).toEqual({ booked: 8, '409 /problems/item-filled': 52 });
    const { body } = await neev.call('GET', `/jobRequests/${request._id}`, { as: customer });
    expect(body.data).toMatchObject({ status: 'filled', items: [{ count: 8, filled: 8 }] });
  });

  test('60 customers for one crew of 10, in threes', async () => {
    const crew = await aListedCrew(neev, { groupSize: 10 });
    const asked: { customer: Awaited<ReturnType<typeof neev.loginAs>>; id: string }[] = [];
    for (let place = 0; place < 60; place += 1) {
      const customer = await neev.loginAs();
      const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 3 })] });
      const { body } = await offer(neev, crew, { itemId: request.items[0]._id, count: 3 });
      asked.push({ customer, id: body.data._id });
    }
    const answers = await Promise.all(asked.map(({ customer, id }) => accept(neev, customer, { id })));
    expect(counts(answers)).toEqual({ booked: 3, '409 /problems/not-free': 57 });
    const { rows } = await neev.services.pool.query(
      `select count(*)::int as live from reservations join listing_units using (unit_id)
       where released_at is null and provider_id = $1`,
      [crew.listing._id],
    );
    expect(rows).toEqual([{ live: 9 }]);
  });

  test('where the first is taken, 40 equal offers at once book one', async () => {
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { choose: 'first' });
    const workers = [];
    for (let place = 0; place < 40; place += 1) workers.push(await aListedWorker(neev));
    const answers = await Promise.all(
      workers.map((worker) => offer(neev, worker, { itemId: request.items[0]._id })),
    );
    expect(answers.filter(({ body }) => body.booking)).toHaveLength(1);
    expect(counts(answers)).toMatchObject({ '409 /problems/item-filled': 39 });
  });
});

test('a worker is booked for days that do not meet, and for none that do', async () => {
  const worker = await aListedWorker(neev);
  const offered = async (from: number, days: number) => {
    const customer = await neev.loginAs();
    const item = anItem({ dates: { from: inDays(from), days } });
    const request = await ask(neev, customer, { to: [worker.listing], items: [item] });
    const { body } = await offer(neev, worker, { itemId: request.items[0]._id });
    return () => accept(neev, customer, { id: body.data._id });
  };
  const [first, meeting, next] = [await offered(2, 3), await offered(4, 2), await offered(5, 2)];
  expect((await first()).status).toBe(200);
  expect(await meeting()).toMatchObject({ status: 409, body: { type: '/problems/not-free', free: 0 } });
  expect((await next()).status).toBe(200);
});
