import { beforeEach, describe, expect, test } from 'vitest';
import { aListedWorker, ask, offer } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let asha: TestUser;
beforeEach(async () => {
  asha = await neev.loginAs();
});

async function people(count: number): Promise<string[]> {
  const { rows } = await neev.services.pool.query<{ id: string }>(
    `insert into users (fullname, email, password_hash)
     select 'Ravi', gen_random_uuid() || '@neev.test', 'none' from generate_series(1, $1) returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
const open = (receiverId: string, as = asha) =>
  neev.call('POST', '/newConversation', { as, body: { receiverId } });
const many = { status: 429, body: { type: '/problems/chat-many' } };

describe('A user begins conversations with 30 people a day', () => {
  test('the next is told to wait; those that are there, and other people’s days, are as they were', async () => {
    const [first = '', ...others] = await people(31);
    const late = others.pop() ?? '';
    for (const id of [first, ...others]) expect((await open(id)).status).toBe(201);
    const refused = await open(late);
    expect(refused).toMatchObject(many);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await open(first)).status).toBe(200);
    const body = { conversationId: (await open(first)).body.data._id, text: 'When can you come?' };
    expect((await neev.call('POST', '/message/add', { as: asha, body })).status).toBe(201);
    expect((await open(late, await neev.loginAs())).status).toBe(201);
  });

  test('what the other began, what is refused, and what an offer of work begins do not count', async () => {
    const [late = '', ...others] = await people(30);
    const meena = await neev.loginAs();
    expect((await open(asha.userId, meena)).status).toBe(201);
    for (let again = 0; again < 3; again += 1) expect((await open(meena.userId)).status).toBe(200);
    expect((await open('nobody')).status).toBe(404);
    const ramesh = await aListedWorker(neev);
    const request = await ask(neev, asha, { to: [ramesh.listing] });
    expect((await offer(neev, ramesh, { itemId: request.items[0]._id })).status).toBe(201);
    expect((await open(ramesh.userId)).status).toBe(200);
    for (const id of others) expect((await open(id)).status).toBe(201);
    expect((await open(late)).status).toBe(201);
    expect((await open((await people(1))[0] ?? '')).status).toBe(429);
  });
});
