import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { forgetOldNotices } from './notice.data.ts';

const neev = useTestApp();
const lines: Socket[] = [];
let address = '';

beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

/** What an event brings over an open line of this user. */
async function hear(as: TestUser, event: string) {
  const line = io(address, { auth: { token: as.token }, forceNew: true, reconnection: false });
  lines.push(line);
  const all: unknown[] = [];
  line.on(event, (value: unknown) => all.push(value));
  await new Promise((resolve) => line.once('connect', () => resolve(undefined)));
  const follow = (kind: unknown) => line.timeout(5000).emitWithAck('follow-list', { kind });
  return { all, follow };
}
const noticesOf = async (as: TestUser, query = '') =>
  (await neev.call('GET', `/notices${query}`, { as })).body;

async function aRegisteredWorker() {
  const as = await neev.loginAs();
  const { body } = await neev.call('POST', '/worker', { as, body: aWorker() });
  const id = String(body.data._id);
  const put = (change: object, by = as) => neev.call('PUT', `/updateWorker/${id}`, { as: by, body: change });
  return { as, id, put };
}

describe('notices', () => {
  test('an owner hears at once, and reads in a list, that a listing was sent back and later verified', async () => {
    const { as, id, put } = await aRegisteredWorker();
    const admin = await neev.loginAs({ admin: true });
    const heard = await hear(as, 'notice');
    const reason = 'The photo is dark';
    await neev.call('POST', '/admin/sendBack', { as: admin, body: { kind: 'worker', id, reason } });
    await expect.poll(() => heard.all.length).toBe(1);
    expect((await put({ verified: true }, admin)).status).toBe(200);
    await expect.poll(() => heard.all).toEqual([{}, {}]);
    const listing = { kind: 'worker', _id: id, name: 'Ramesh Kumar' };
    expect(await noticesOf(as)).toMatchObject({
      total: 2,
      unseen: 2,
      data: [
        { kind: 'verified', listing, seen: false },
        { kind: 'sent-back', listing, reason, seen: false },
      ],
    });
    expect(await noticesOf(admin)).toMatchObject({ total: 0, unseen: 0, data: [] });
  });

  test('a provider of products hears of a product too', async () => {
    const as = await neev.loginAs();
    const { body: provider } = await neev.call('POST', '/registerRentalProvider', { as, body: aWorker() });
    expect(provider.data._id).toBeDefined();
    const product = { name: 'Hammer', company: 'Loha', category: 'Hammer', price: 50, description: 'Heavy' };
    const { body: made } = await neev.call('POST', '/addProduct', { as, body: product });
    const admin = await neev.loginAs({ admin: true });
    const url = `/updateProduct/${made.data._id}`;
    const reason = 'No picture';
    const sent = { kind: 'product', id: made.data._id, reason };
    await neev.call('POST', '/admin/sendBack', { as: admin, body: sent });
    await neev.call('PUT', url, { as: admin, body: { verified: true } });
    const { data } = await noticesOf(as);
    expect(data.map(({ kind, listing }: { kind: string; listing: object }) => [kind, listing])).toEqual([
      ['verified', { kind: 'product', _id: made.data._id, name: 'Hammer' }],
      ['sent-back', { kind: 'product', _id: made.data._id, name: 'Hammer' }],
    ]);
  });

  test('followers hear that somebody is free, once a day, demo accounts too', async () => {
    const { as: worker, id, put } = await aRegisteredWorker();
    const follower = await neev.loginAs();
    await neev.call('POST', `/follow/${worker.userId}`, { as: follower });
    await neev.services.db
      .updateTable('users')
      .set({ demo: true, email: 'demo.customer@neev.invalid' })
      .where('id', '=', follower.userId)
      .execute();
    const heard = await hear(follower, 'notice');
    const stranger = await hear(await neev.loginAs(), 'notice');
    for (const status of [true, false, true]) await put({ status });
    await expect.poll(() => heard.all).toEqual([{}]);
    expect(await noticesOf(follower)).toMatchObject({
      total: 1,
      data: [{ kind: 'free', listing: { kind: 'worker', _id: id } }],
    });
    expect(stranger.all).toEqual([]);
    expect(await neev.services.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('what was shown is seen, on every page that is open; what came after it is not', async () => {
    const { as, id, put } = await aRegisteredWorker();
    const admin = await neev.loginAs({ admin: true });
    const body = { kind: 'worker', id, reason: 'The photo is dark' };
    await neev.call('POST', '/admin/sendBack', { as: admin, body });
    const shown = await noticesOf(as);
    await neev.services.db
      .updateTable('notices')
      .set({ seen_at: null })
      .where('user_id', '=', as.userId)
      .execute();
    await put({ verified: true }, admin);
    const until = shown.data[0].createdAt;
    const heard = await hear(as, 'notice');
    expect((await neev.call('PUT', '/notices/seen', { as, body: { until } })).status).toBe(200);
    await expect.poll(() => heard.all).toEqual([{}]);
    const { data, unseen } = await noticesOf(as);
    expect([data.map(({ seen }: { seen: boolean }) => seen), unseen]).toEqual([[false, true], 1]);
    const wrong = await neev.call('PUT', '/notices/seen', { as, body: { until: 'yesterday' } });
    expect(wrong.status).toBe(400);
  });

  test('pages go on where the last one ended; a cursor that is not ours is refused', async () => {
    const { as, id } = await aRegisteredWorker();
    const admin = await neev.loginAs({ admin: true });
    for (const reason of ['First', 'Second', 'Third'])
      await neev.call('POST', '/admin/sendBack', { as: admin, body: { kind: 'worker', id, reason } });
    const first = await noticesOf(as, '?limit=2');
    const next = await noticesOf(as, `?limit=2&cursor=${first.nextCursor}`);
    const reasons = [...first.data, ...next.data].map(({ reason }: { reason: string }) => reason);
    expect([reasons, next.nextCursor]).toEqual([['Third', 'Second', 'First'], null]);
    expect((await neev.call('GET', '/notices?cursor=x', { as })).status).toBe(400);
  });

  test('are kept 90 days, and stand in the download of one’s own data', async () => {
    const { as, put } = await aRegisteredWorker();
    await put({ verified: true }, await neev.loginAs({ admin: true }));
    const { body } = await neev.call('GET', '/me/data', { as });
    expect(body.data.notices).toMatchObject([{ kind: 'verified' }]);
    await forgetOldNotices(neev.services.db);
    expect((await noticesOf(as)).total).toBe(1);
    await neev.services.pool.query(`update notices set created_at = now() - interval '91 days'`);
    await forgetOldNotices(neev.services.db);
    expect((await noticesOf(as)).total).toBe(0);
  });
});

describe('open lists', () => {
  test('hear at once who is free or no longer, of the kind that they show and of no other', async () => {
    const { id, put } = await aRegisteredWorker();
    const worker = await hear(await neev.loginAs(), 'availability');
    const engineer = await hear(await neev.loginAs(), 'availability');
    const left = await hear(await neev.loginAs(), 'availability');
    expect(await worker.follow('worker')).toEqual({ data: null });
    await engineer.follow('engineer');
    await left.follow('worker');
    await left.follow(null);
    await put({ status: true });
    await put({ experience: 9 });
    await put({ status: false });
    const change = { kind: 'worker', _id: id };
    await expect
      .poll(() => worker.all)
      .toEqual([
        { ...change, available: true },
        { ...change, available: false },
      ]);
    expect([engineer.all, left.all]).toEqual([[], []]);
  });

  test('a product’s change too; one list at a time; a kind that is none is refused', async () => {
    const as = await neev.loginAs();
    await neev.call('POST', '/registerRentalProvider', { as, body: aWorker() });
    const product = { name: 'Hammer', company: 'Loha', category: 'Hammer', price: 50, description: 'Heavy' };
    const { body: made } = await neev.call('POST', '/addProduct', { as, body: product });
    const list = await hear(await neev.loginAs(), 'availability');
    expect(await list.follow('everything')).toMatchObject({ error: { status: 400 } });
    await list.follow('worker');
    await list.follow('product');
    const url = `/updateProduct/${made.data._id}`;
    await neev.call('PUT', url, { as, body: { status: true } });
    await expect.poll(() => list.all).toEqual([{ kind: 'product', _id: made.data._id, available: true }]);
  });
});
