import { beforeEach, expect, test } from 'vitest';
import { adminEmail, type TestUser, useTestApp } from '#server/testing/test-app.ts';

const server = useTestApp({ RATE_LIMITS: 'off' });
const password = 'brick by brick';
const lastCode = (): string => server.mails.at(-1)?.text.match(/^[A-Z0-9]{6}$/m)?.[0] ?? 'none';

async function codeFor(email: string, path: '/email' | '/send-mail'): Promise<string> {
  await server.call('POST', path, { body: { email } });
  return lastCode();
}
async function signup(email: string, more: object = {}) {
  const otp = await codeFor(email, '/email');
  return server.call('POST', '/signup', { body: { fullname: 'Asha Rao', email, password, otp, ...more } });
}
async function account(email: string, more: object = {}): Promise<TestUser> {
  const { body } = await signup(email, more);
  return { userId: body.newUser._id, token: body.auth, email };
}
const login = (email: string, given: string, admin?: boolean) =>
  server.call('POST', '/login', { body: { email, password: given, admin } });
const me = (as: TestUser) => server.call('GET', '/me', { as });
const audit = () => server.services.db.selectFrom('audit_log').select(['act', 'admin_name']).execute();

let asha: TestUser;
beforeEach(async () => {
  asha = await account('asha@example.in');
});

test('sign-up answers the new user and a token, and no password', async () => {
  const { status, body } = await signup('Ravi@Example.in', { language: 'hi' });
  expect(status).toBe(201);
  expect(body.newUser).toMatchObject({
    email: 'ravi@example.in',
    role: 'customer',
    language: 'hi',
    demo: false,
  });
  expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
  const mine = await server.call('GET', '/me', { headers: { authorization: `Bearer ${body.auth}` } });
  expect(mine.body.data).toMatchObject({ user: { fullname: 'Asha Rao' }, admin: false, records: [] });
});

test('a code works once: of three sign-ups with it one makes the account', async () => {
  const otp = await codeFor('race@example.in', '/email');
  const body = { fullname: 'Race', email: 'race@example.in', password, otp };
  const answers = await Promise.all([1, 2, 3].map(() => server.call('POST', '/signup', { body })));
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses[0]).toBe(201);
  expect([400, 409]).toContain(statuses[1]);
  expect([400, 409]).toContain(statuses[2]);
});

test.each([
  [{ fullname: 'A' }, 'Name should be more than 1 characters'],
  [{ password: 'abcd' }, 'Password should be more than 4 characters'],
  [{ password: 'x'.repeat(201) }, 'Use at most 200 characters for the password'],
  [{ password: 'Password1' }, 'Many people use this password. Choose another one'],
  [{ otp: undefined }, 'Verification failed entered OTP is not correct'],
  [{ otp: '' }, 'Verification failed entered OTP is not correct'],
  [{ email: 'no address' }, 'Enter an email address like name@example.in'],
])('sign-up with %o is refused: %s', async (wrong, detail) => {
  expect(await signup('new@example.in', wrong)).toMatchObject({ status: 400, body: { detail } });
  expect((await server.call('GET', '/verifyUser/new@example.in')).body).toEqual({ data: null });
});

test('a registered address cannot sign up again, which is told to who has its code alone', async () => {
  const otp = await codeFor('meera@example.in', '/email');
  await server.loginAs({ email: 'meera@example.in' });
  const again = (given: string) =>
    server.call('POST', '/signup', {
      body: { fullname: 'Meera', email: 'MEERA@example.in', password, otp: given },
    });
  expect(await again(otp)).toMatchObject({
    status: 409,
    body: { detail: 'Email-id is already registered' },
  });
  expect(await again('AAAAAA')).toMatchObject({
    status: 400,
    body: { detail: 'Verification failed entered OTP is not correct' },
  });
});

test('/verifyUser tells whether an address is registered, without regard to case, and nothing more', async () => {
  expect((await server.call('GET', '/verifyUser/Asha@EXAMPLE.in')).body).toEqual({
    data: { email: 'asha@example.in' },
  });
  expect((await server.call('GET', '/verifyUser/free@example.in')).body).toEqual({ data: null });
  expect((await server.call('GET', '/verifyUser/%00')).body).toEqual({ data: null });
});

test('a wrong address and a wrong password get the same answer', async () => {
  const wrong = await login('asha@example.in', 'not it');
  const unknown = await login('nobody@example.in', password);
  expect(wrong).toMatchObject({ status: 401, body: { detail: 'E-mail or Password  is incorrect' } });
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.status).toBe(401);
  expect((await login('\0', '\0')).status).toBe(401);
});

test('login answers user and token; the session ends with logout', async () => {
  const { body, status } = await login(' ASHA@example.in', password);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ _id: asha.userId, role: 'customer' });
  const again = { ...asha, token: body.auth };
  expect((await me(again)).status).toBe(200);
  expect((await server.call('POST', '/logout', { as: again })).body).toEqual({ data: null });
  expect((await me(again)).status).toBe(401);
  expect((await me(asha)).status).toBe(200);
});

test('log out everywhere ends all sessions of the account', async () => {
  const other = { ...asha, token: (await login(asha.email, password)).body.auth };
  await server.call('POST', '/logout', { as: other, body: { everywhere: true } });
  expect((await me(asha)).status).toBe(401);
});

test('Admin Login lets in listed addresses alone, and records who failed', async () => {
  expect(await login(asha.email, password, true)).toMatchObject({
    status: 403,
    body: { detail: 'You are not a valid Admin ' },
  });
  expect((await login('nobody@example.in', password, true)).status).toBe(401);
  expect(await audit()).toEqual([
    { act: 'login-failed', admin_name: null },
    { act: 'login-failed', admin_name: null },
  ]);
});

test('an admin session has the role admin and lives 8 hours; a plain login of the same address has not', async () => {
  const plain = await account(adminEmail, { password: 'twelve letters' });
  expect((await me(plain)).body.data).toMatchObject({ admin: false, user: { role: 'customer' } });
  const { body } = await login(adminEmail, 'twelve letters', true);
  expect(body.user.role).toBe('admin');
  expect((await me({ ...plain, token: body.auth })).body.data.admin).toBe(true);
  const session = await server.services.db
    .selectFrom('sessions')
    .selectAll()
    .where('admin', '=', true)
    .executeTakeFirstOrThrow();
  expect(session.expires_at.getTime() - session.created_at.getTime()).toBe(8 * 3_600_000);
});

test('an admin password has at least 12 characters at sign-up', async () => {
  expect(await signup(adminEmail, { password: 'elevenchars' })).toMatchObject({
    status: 400,
    body: { type: '/problems/password-admin-short' },
  });
});

test('a reset sets the password, ends every other session, uses the code up and tells the owner', async () => {
  const otp = await codeFor(asha.email, '/send-mail');
  const body = { email: asha.email, password: 'new password', otp };
  const answer = await server.call('PUT', '/updatePassword', { body });
  expect(answer).toMatchObject({ status: 200, body: { user: { _id: asha.userId } } });
  expect((await me(asha)).status).toBe(401);
  expect((await me({ ...asha, token: answer.body.auth })).status).toBe(200);
  expect((await login(asha.email, password)).status).toBe(401);
  expect((await login(asha.email, 'new password')).status).toBe(200);
  expect(await server.call('PUT', '/updatePassword', { body })).toMatchObject({
    status: 400,
    body: { detail: 'OTP is incorrect' },
  });
  const mails = await server.services.db.selectFrom('mails').select('template').execute();
  expect(mails).toEqual([{ template: 'password-changed' }]);
});

test('/updatePassword without a code is refused', async () => {
  for (const email of [asha.email, 'nobody@example.in']) {
    const answer = await server.call('PUT', '/updatePassword', { body: { email, password: 'new password' } });
    expect(answer).toMatchObject({ status: 400, body: { detail: 'OTP is incorrect' } });
  }
});

test('changing the password asks for the present one and keeps this session alone', async () => {
  const other = { ...asha, token: (await login(asha.email, password)).body.auth };
  const change = (body: object) => server.call('PUT', '/me/password', { as: asha, body });
  expect(await change({ password: 'not it', newPassword: 'new password' })).toMatchObject({
    status: 400,
    body: { type: '/problems/own-password-wrong', errors: [{ path: 'password' }] },
  });
  expect((await change({ password, newPassword: 'qwerty' })).body.type).toBe('/problems/password-common');
  expect((await change({ password, newPassword: 'new password' })).status).toBe(200);
  expect((await me(asha)).status).toBe(200);
  expect((await me(other)).status).toBe(401);
});

test('name and language change; a picture of somebody else is refused', async () => {
  const answer = await server.call('PUT', '/me', {
    as: asha,
    body: { fullname: 'आशा\0 राव', language: 'hi' },
  });
  expect(answer.body.data).toMatchObject({ fullname: 'आशा राव', language: 'hi', email: asha.email });
  const stolen = await server.call('PUT', '/me', { as: asha, body: { profilePic: 'https://x.in/a.png' } });
  expect(stolen.body.type).toBe('/problems/picture-invalid');
});

test('the own data hold account and sessions, and no hash', async () => {
  const { body } = await server.call('GET', '/me/data', { as: asha });
  expect(body.data).toMatchObject({
    account: { email: asha.email },
    sessions: [{ admin: false }],
    uploads: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
});

test('deleting the account asks for the password and leaves nothing of it', async () => {
  const refused = await server.call('DELETE', '/me', { as: asha, body: { password: 'not it' } });
  expect(refused.status).toBe(400);
  expect((await server.call('DELETE', '/me', { as: asha, body: { password } })).body).toEqual({ data: null });
  expect((await me(asha)).status).toBe(401);
  expect((await login(asha.email, password)).status).toBe(401);
  expect((await server.call('GET', `/verifyUser/${asha.email}`)).body).toEqual({ data: null });
  expect((await account(asha.email)).userId).not.toBe(asha.userId);
});

test('others see no address of a user, unless that user is a provider', async () => {
  const ravi = await server.loginAs();
  const see = async (as: TestUser) => (await server.call('GET', `/getUser/${asha.userId}`, { as })).body.data;
  expect(await see(ravi)).toEqual({
    _id: asha.userId,
    userId: asha.userId,
    fullname: 'Asha Rao',
    profilePic: null,
  });
  expect((await see(asha)).email).toBe(asha.email);
  expect((await see(await server.loginAs({ admin: true }))).email).toBe(asha.email);
  await server.services.db
    .insertInto('providers')
    .values({
      kind: 'engineer',
      user_id: asha.userId,
      name: 'A',
      address: 'B',
      pin: '411001',
      country: 'India',
      category: '',
      lat: 18.5,
      lng: 73.8,
      city_key: '',
      search: '',
    })
    .execute();
  expect((await see(ravi)).email).toBe(asha.email);
  expect((await me(asha)).body.data.user.role).toBe('engineer');
});

test('a user that is not there is a 404 with its sentence', async () => {
  for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    const answer = await server.call('GET', `/getUser/${id}`, { as: asha });
    expect(answer).toMatchObject({ status: 404, body: { detail: 'User does not exist', data: null } });
  }
});
