import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { hashPassword } from './passwords.rules.ts';

const neev = useTestApp();
const list = async (as: TestUser) => (await neev.call('GET', '/me/sessions', { as })).body.data;
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Another session of the same user, by a login on a phone. */
async function onPhone(user: TestUser): Promise<TestUser> {
  const password_hash = await hashPassword('plinth and lintel');
  await neev.services.db.updateTable('users').set({ password_hash }).where('id', '=', user.userId).execute();
  const { body } = await neev.call('POST', '/login', {
    body: { email: user.email, password: 'plinth and lintel' },
    headers: { 'user-agent': phone, 'x-forwarded-for': '10.1.2.3' },
  });
  return { ...user, token: body.auth };
}

test('One sees where one is logged in: this session first, the device in two words, nobody else’s', async () => {
  const asha = await neev.loginAs();
  await neev.loginAs({ fullname: 'Ravi Test' });
  const there = await onPhone(asha);
  expect(await list(asha)).toMatchObject([
    { current: true, device: 'other', browser: 'other', admin: false },
    { current: false, device: 'android-phone', browser: 'chrome', admin: false },
  ]);
  expect(await list(there)).toMatchObject([
    { current: true, device: 'android-phone' },
    { current: false, device: 'other' },
  ]);
});

test('The names of sessions are neither tokens nor their hashes; header and address are kept nowhere', async () => {
  const asha = await neev.loginAs();
  const there = await onPhone(asha);
  const answer = JSON.stringify(await list(asha));
  for (const { token } of [asha, there]) {
    expect(answer).not.toContain(token);
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(answer).not.toContain(tokenHash(token).toString(form));
  }
  const { rows } = await neev.services.pool.query('select * from sessions');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Chrome\/140|10\.1\.2/);
});

test('A session that is over is not shown', async () => {
  const asha = await neev.loginAs();
  const there = await onPhone(asha);
  await neev.services.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('token_hash', '=', tokenHash(there.token))
    .execute();
  expect(await list(asha)).toHaveLength(1);
});

test('Ending one logs that device out at once, its open line too, and no other', async () => {
  const asha = await neev.loginAs();
  const there = await onPhone(asha);
  await neev.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = neev.app.server.address() as AddressInfo;
  const open = (token: string) =>
    io(`http://127.0.0.1:${port}`, { auth: { token }, transports: ['websocket'], reconnection: false });
  const [here, far] = [open(asha.token), open(there.token)];
  await Promise.all([here, far].map((socket) => new Promise<void>((done) => socket.on('connect', done))));
  const ended = new Promise<void>((done) => far.on('disconnect', () => done()));
  const [, other] = await list(asha);
  const answer = await neev.call('DELETE', `/me/sessions/${other._id}`, { as: asha });
  expect(answer).toMatchObject({ status: 200, body: { data: null } });
  await ended;
  expect((await neev.call('GET', '/me', { as: there })).status).toBe(401);
  expect((await neev.call('GET', '/me', { as: asha })).status).toBe(200);
  expect(here.connected).toBe(true);
  here.disconnect();
});

test('Another’s session, and one that never was, are not there to be ended', async () => {
  const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
  const [his] = await list(ravi);
  for (const id of [his._id, 'nonsense', '00000000-0000-4000-8000-000000000000'])
    expect((await neev.call('DELETE', `/me/sessions/${id}`, { as: asha })).status).toBe(404);
  expect(await list(ravi)).toHaveLength(1);
});
