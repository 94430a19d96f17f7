import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aBooking, aListedWorker, ask, type Listed, noticesOf, offer } from '#server/testing/hiring.ts';
import { aRentalProvider } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let admin: TestUser;
let asha: TestUser;
let ramesh: Listed;
beforeEach(async () => {
  admin = await neev.loginAs({ admin: true });
  asha = await neev.loginAs();
  ramesh = await aListedWorker(neev);
});

const suspend = (user: TestUser) =>
  neev.call('PUT', `/admin/accounts/${user.userId}/suspension`, {
    as: admin,
    body: { reason: 'fraud', note: 'Asked for an advance' },
  });
const lift = (user: TestUser) =>
  neev.call('DELETE', `/admin/accounts/${user.userId}/suspension`, { as: admin });
const names = async (as: TestUser, path = '/getAllWorkers') => {
  const { body } = await neev.call('GET', path, { as });
  return { total: body.total, ids: body.data.map(({ _id }: { _id: string }) => _id) };
};
const record = (as: TestUser) => neev.call('GET', `/getWorker/${ramesh.listing._id}`, { as });

test('a suspended account’s listings are in no list, and nobody but an admin opens them; lifted they are', async () => {
  await neev.call('POST', `/follow/${ramesh.userId}`, { as: asha });
  await suspend(ramesh);
  expect(await names(asha, '/getAllWorkers?q=ramesh')).toEqual({ total: 0, ids: [] });
  expect((await names(admin)).ids).toEqual([]);
  expect((await record(asha)).status).toBe(404);
  expect((await record(admin)).status).toBe(200);
  expect((await neev.call('GET', '/following', { as: asha })).body.data).toMatchObject([{ listings: [] }]);
  const { body } = await neev.call('GET', `/getUser/${ramesh.userId}`, { as: asha });
  expect(Object.keys(body.data).sort()).toEqual(['_id', 'fullname', 'profilePic', 'userId']);
  await lift(ramesh);
  expect((await names(asha, '/getAllWorkers?q=ramesh kumar')).ids).toEqual([ramesh.listing._id]);
  expect((await record(asha)).status).toBe(200);
});

test('so are a rental provider’s machines', async () => {
  const owner = await neev.loginAs();
  await neev.call('POST', '/registerRentalProvider', { as: owner, body: aRentalProvider() });
  const pan = { name: 'Pan', company: 'Loha', category: 'Iron pan', price: 40, description: 'A pan' };
  const { body } = await neev.call('POST', '/addProduct', { as: owner, body: pan });
  const path = `/getProduct/${body.data._id}`;
  expect((await names(asha, '/getProducts')).ids).toEqual([body.data._id]);
  await suspend(owner);
  expect((await names(asha, '/getProducts?category=Iron pan')).ids).toEqual([]);
  expect((await neev.call('GET', path, { as: asha })).status).toBe(404);
  expect((await neev.call('GET', path, { as: admin })).status).toBe(200);
});

test('nobody asks a suspended person for work or writes to them; who did is told what a blocked one is', async () => {
  const written = { as: asha, body: { receiverId: ramesh.userId } };
  const { body: opened } = await neev.call('POST', '/newConversation', written);
  await suspend(ramesh);
  const blocked = { status: 403, body: { type: '/problems/chat-blocked' } };
  const message = { conversationId: opened.data._id, text: 'Are you there?' };
  expect(await neev.call('POST', '/message/add', { as: asha, body: message })).toMatchObject(blocked);
  const meena = await neev.loginAs();
  expect(await neev.call('POST', '/newConversation', { ...written, as: meena })).toMatchObject(blocked);
  await expect(ask(neev, asha, { to: [ramesh.listing] })).rejects.toThrow('chat-blocked');
  await ask(neev, asha);
  const notices = neev.services.db.selectFrom('notices').selectAll().where('user_id', '=', ramesh.userId);
  expect(await notices.execute()).toEqual([]);
  await lift(ramesh);
  expect((await neev.call('POST', '/message/add', { as: asha, body: message })).status).toBe(201);
});

test('what waits for an answer ends with the suspension, and the other side hears', async () => {
  const request = await ask(neev, asha, { to: [ramesh.listing] });
  const { body: sent } = await offer(neev, ramesh, { itemId: request.items[0]._id });
  const own = await ask(neev, ramesh, { to: [(await aListedWorker(neev)).listing] });
  await suspend(ramesh);
  const accepting = { as: asha, body: { clientId: randomUUID() } };
  const { body } = await neev.call('PUT', `/jobOffers/${sent.data._id}/accept`, accepting);
  expect(body.type).toBe('/problems/offer-over');
  expect(await noticesOf(neev, asha)).toContain('lapsed');
  const { status } = await neev.services.db
    .selectFrom('requests')
    .select('status')
    .where('id', '=', own._id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('closed');
});

test('what is agreed stays with the other side', async () => {
  const { customer, worker, booking } = await aBooking(neev);
  await suspend(worker);
  const seen = await neev.call('GET', `/bookings/${booking._id}`, { as: customer });
  expect(seen).toMatchObject({ status: 200, body: { data: { _id: booking._id, status: 'agreed' } } });
});
