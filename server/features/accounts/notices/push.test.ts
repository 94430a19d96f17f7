import { createECDH } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeTasks } from '#server/tasks.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { addNotices } from './notice.data.ts';
import { sendPush } from './push.rules.ts';

const neev = useTestApp();
const browserKey = createECDH('prime256v1').generateKeys('base64url');
const aKey = (name = 'a') => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: browserKey, auth: 'A'.repeat(22) },
});
const add = (as: TestUser, key: object = aKey()) => neev.call('POST', '/pushKeys', { as, body: key });
const keysOf = async (as: TestUser) =>
  (
    await neev.services.db
      .selectFrom('push_keys')
      .select('endpoint')
      .where('user_id', '=', as.userId)
      .orderBy('endpoint')
      .execute()
  ).map(({ endpoint }) => endpoint);
const tell = ({ userId }: TestUser, act: string) =>
  addNotices(neev.services.db, [
    { userId, kind: 'booked', facts: { about: { kind: 'booking', _id: 'the booking' } }, act },
  ]);

/** The jobs that wait; what was asked for is taken off. */
async function jobs(): Promise<{ notice: string; key: string }[]> {
  const { rows } = await sql<{ payload: { notice: string; key: string } }>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'push'`.execute(
    neev.services.db,
  );
  await sql`delete from graphile_worker._private_jobs`.execute(neev.services.db);
  return rows.map(({ payload }) => payload);
}

describe('A browser’s key', () => {
  test('is kept for who asked last, and deleted by its user alone', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    expect((await neev.call('GET', '/pushKey', { as: asha })).body.data.publicKey).toBeTruthy();
    for (const as of [asha, asha, ravi]) expect((await add(as)).status).toBe(200);
    expect([await keysOf(asha), await keysOf(ravi)]).toEqual([[], [aKey().endpoint]]);
    const body = { endpoint: aKey().endpoint };
    for (const as of [asha, ravi])
      expect((await neev.call('DELETE', '/pushKeys', { as, body })).status).toBe(200);
    expect(await keysOf(ravi)).toEqual([]);
  });

  test.each([
    ['an address of our own network', { endpoint: 'https://10.0.0.1/push' }],
    ['no https', { endpoint: 'http://fcm.googleapis.com/a' }],
    ['no address', { endpoint: 'x' }],
    ['a key that is no point of the curve', { keys: { p256dh: 'B'.repeat(87), auth: aKey().keys.auth } }],
    ['short keys', { keys: { p256dh: 'B', auth: aKey().keys.auth } }],
  ])('with %s is refused', async (_what, changes) => {
    const as = await neev.loginAs();
    expect(await add(as, { ...aKey(), ...changes })).toMatchObject({
      status: 400,
      body: { errors: [{ type: '/problems/bad-input' }] },
    });
    expect(await keysOf(as)).toEqual([]);
  });

  test('ten a user: one more, and the oldest is forgotten', async () => {
    const as = await neev.loginAs();
    for (let name = 0; name < 10; name += 1) await add(as, aKey(`key-${name}`));
    await neev.services.pool.query(
      `update push_keys set created_at = created_at - interval '1 day' where endpoint like '%key-3'`,
    );
    await add(as, aKey('key-x'));
    const kept = await keysOf(as);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(aKey('key-3').endpoint);
  });
});

describe('What ends a session ends its pushes', () => {
  const other = () => neev.services.db.selectFrom('push_keys').select('endpoint').execute();

  test.each([
    ['log out', (as: TestUser) => neev.call('POST', '/logout', { as, body: {} })],
    [
      'log out everywhere',
      (as: TestUser) => neev.call('POST', '/logout', { as, body: { everywhere: true } }),
    ],
    [
      'the session’s end from another device',
      async (as: TestUser) => {
        const [mine] = (await neev.call('GET', '/me/sessions', { as })).body.data;
        return neev.call('DELETE', `/me/sessions/${mine._id}`, { as });
      },
    ],
  ])('%s', async (_what, end) => {
    const [as, ravi] = [await neev.loginAs(), await neev.loginAs()];
    await add(as);
    await add(ravi, aKey('of ravi'));
    await tell(as, 'before the end');
    const [job] = await jobs();
    expect((await end(as)).status).toBe(200);
    expect(await other()).toEqual([{ endpoint: aKey('of ravi').endpoint }]);
    if (job) await sendPush(neev.services, job);
    expect(neev.pushes).toEqual([]);
  });

  test('a session that ran out, before anybody cleared it away', async () => {
    const as = await neev.loginAs();
    await add(as);
    await tell(as, 'too late');
    const [job] = await jobs();
    await neev.services.pool.query('update sessions set expires_at = now()');
    if (job) await sendPush(neev.services, job);
    expect(neev.pushes).toEqual([]);
  });
});

describe('A notice', () => {
  test('is pushed to each browser of its user, once an act, with kind and id alone', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    await jobs();
    await add(asha, aKey('one'));
    await add(asha, aKey('two'));
    for (const as of [asha, asha, ravi]) await tell(as, `act of ${as.userId}`);
    const waiting = await jobs();
    expect(waiting).toHaveLength(2);
    for (const job of waiting) await makeTasks(neev.services).push?.(job, {} as never);
    expect(neev.pushes.map(({ endpoint }) => endpoint).sort()).toEqual([
      aKey('one').endpoint,
      aKey('two').endpoint,
    ]);
    expect(neev.pushes[0]?.payload).toEqual({ kind: 'booked', id: 'the booking' });
  });

  test('that was seen meanwhile is pushed no more', async () => {
    const as = await neev.loginAs();
    await add(as);
    await tell(as, 'seen');
    const [job] = await jobs();
    await neev.services.pool.query('update notices set seen_at = now()');
    if (job) await sendPush(neev.services, job);
    expect(neev.pushes).toEqual([]);
  });

  test('that a push service refuses for good ends the key; else it is tried again', async () => {
    const as = await neev.loginAs();
    await add(as);
    await tell(as, 'refused');
    const [job] = await jobs();
    if (!job) throw new Error('nothing waits');
    neev.pushAnswer = 'fails';
    await expect(sendPush(neev.services, job)).rejects.toThrow('refused');
    expect(await keysOf(as)).toHaveLength(1);
    neev.pushAnswer = 'gone';
    await sendPush(neev.services, job);
    expect(await keysOf(as)).toEqual([]);
  });

  test('whose act is rolled back is never pushed', async () => {
    const as = await neev.loginAs();
    await add(as);
    const { db } = neev.services;
    await db
      .transaction()
      .execute(async (transaction) => {
        await addNotices(transaction, [{ userId: as.userId, kind: 'done', facts: {}, act: 'undone' }]);
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await jobs()).toEqual([]);
  });
});
