import { beforeEach, expect, test } from 'vitest';
import { adminEmail, type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { hashPassword } from './passwords.rules.ts';

const neev = useTestApp();
let phone = '';
let another = '';
let people = 0;
beforeEach(() => {
  // Each test's own: what was asked for one number counts for it alone.
  people += 2;
  phone = String(9876543210 + people);
  another = String(9876543211 + people);
});
const password = 'my own long word';

const newest = (): string =>
  /^[0-9A-Z]{6}$/m.exec((neev.texts.at(-1) ?? neev.mails.at(-1))?.text ?? '')?.[0] ?? 'none';

/** Somebody with an e-mail and a password. */
async function asha(): Promise<TestUser> {
  const user = await neev.loginAs();
  await neev.services.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.userId)
    .execute();
  return user;
}
const change = (as: TestUser, body: object) => neev.call('PUT', '/me/address', { as, body });

test('a phone is added with its own code and the password, and then logs in', async () => {
  const user = await asha();
  await neev.call('POST', '/email', { body: { phone } });
  const otp = newest();
  expect((await change(user, { phone, otp })).body.type).toBe('/problems/own-password-wrong');
  const done = await change(user, { phone, otp, password });
  expect(done.body.data).toMatchObject({ phone, email: user.email });
  const entered = await neev.call('POST', '/login', { body: { phone, password } });
  expect(entered.body.user._id).toBe(user.userId);
});

test('another e-mail takes the place of the present one, which is told; the code serves once', async () => {
  const user = await asha();
  await neev.call('POST', '/email', { body: { email: 'new@neev.test' } });
  const body = { email: 'new@neev.test', otp: newest(), password };
  expect((await change(user, body)).body.data.email).toBe('new@neev.test');
  const told = await neev.services.db.selectFrom('mails').select(['recipient', 'template']).execute();
  expect(told).toEqual([{ recipient: user.email, template: 'address-changed' }]);
  expect((await change(user, body)).body.type).toBe('/problems/wrong-code');
});

test('an account without a password proves itself by a code of its own phone', async () => {
  await neev.call('POST', '/email', { body: { phone } });
  const made = await neev.call('POST', '/signup', { body: { fullname: 'Ramu Test', phone, otp: newest() } });
  const ramu = { userId: made.body.newUser._id, token: made.body.auth, email: '' };
  await neev.call('POST', '/email', { body: { phone: another } });
  const otp = newest();
  await neev.call('POST', '/send-mail', { body: { phone } });
  const ownOtp = newest();
  expect((await change(ramu, { phone: another, otp })).body.type).toBe('/problems/proof-missing');
  expect((await change(ramu, { phone: another, otp, ownOtp })).body.data.phone).toBe(another);
});

test('an address that somebody took meanwhile is refused, and one of an admin asks for an admin’s password', async () => {
  const user = await asha();
  await neev.call('POST', '/email', { body: { phone } });
  const otp = newest();
  const other = await asha();
  await neev.services.db.updateTable('users').set({ phone }).where('id', '=', other.userId).execute();
  expect((await change(user, { phone, otp, password })).body.type).toBe('/problems/phone-taken');
  neev.texts.length = 0;
  await neev.call('POST', '/email', { body: { email: adminEmail } });
  await neev.services.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('brick8wall') })
    .where('id', '=', user.userId)
    .execute();
  const asAdmin = { email: adminEmail, otp: newest(), password: 'brick8wall' };
  expect((await change(user, asAdmin)).body.type).toBe('/problems/password-admin-short');
});
