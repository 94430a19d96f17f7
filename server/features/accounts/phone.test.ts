import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ TRUST_PROXY: 'loopback' });
let phone = '';
let people = 0;
beforeEach(() => {
  // Each test's own: what was asked for one number counts for it alone.
  people += 2;
  phone = String(9876543210 + people);
});

/** The code of the newest text: the only line of six characters. */
const codeOf = (): string => /^\d{6}$/m.exec(neev.texts.at(-1)?.text ?? '')?.[0] ?? 'none';
const ask = (path: '/email' | '/send-mail', body: object = { phone }) => neev.call('POST', path, { body });

async function signUp(more: object = {}) {
  await ask('/email');
  const body = { fullname: 'Ramu Test', phone, otp: codeOf(), ...more };
  return neev.call('POST', '/signup', { body });
}
const asUser = (answer: Awaited<ReturnType<typeof signUp>>) => ({
  userId: String(answer.body.newUser._id),
  token: String(answer.body.auth),
  email: '',
});

test('a phone takes the place of the e-mail: a code by SMS makes an account without a password', async () => {
  const made = await signUp({ phone: `+91 ${phone.slice(0, 5)}-${phone.slice(5)}` });
  expect(made.status).toBe(201);
  expect(made.body.newUser).toMatchObject({ fullname: 'Ramu Test', email: null, phone, codesOnly: true });
  expect(neev.texts.map(({ to, template }) => [to, template])).toEqual([[phone, 'signup-code-en']]);
  expect(neev.mails).toEqual([]);
});

test('with an e-mail the password is asked for as ever, and a body without an address is refused', async () => {
  const body = { fullname: 'Asha Test', email: 'asha@neev.test', otp: 'ABCDEF' };
  const refused = await neev.call('POST', '/signup', { body });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'password']);
  const nobody = await neev.call('POST', '/email', { body: {} });
  expect(nobody.body.errors).toMatchObject([{ path: 'email', type: '/problems/email-invalid' }]);
  const wrong = await neev.call('POST', '/email', { body: { phone: '12345' } });
  expect(wrong.body.type).toBe('/problems/phone-invalid');
});

test('POST /login { phone, otp } with a code of POST /send-mail { phone } logs in, once', async () => {
  await signUp();
  await ask('/send-mail');
  const body = { phone, otp: codeOf() };
  const entered = await neev.call('POST', '/login', { body });
  expect(entered.body.user).toMatchObject({ email: null, phone });
  const again = await neev.call('POST', '/login', { body });
  expect([again.status, again.body.type]).toEqual([400, '/problems/wrong-reset-code']);
});

test('who has no password is in by none: not a blank one, not a guess', async () => {
  await signUp();
  for (const password of ['', 'anything']) {
    const { body } = await neev.call('POST', '/login', { body: { phone, password } });
    expect(body.type).toBe('/problems/wrong-login');
  }
});

test('the text says the code on a line of its own, and its last line binds it to the site', async () => {
  await ask('/email', { phone, language: 'hi' });
  const lines = neev.texts[0]?.text.split('\n') ?? [];
  expect(lines.filter((line) => /^[A-Z\d]{6}$/.test(line))).toEqual([codeOf()]);
  expect(lines.at(-1)).toBe(`@localhost #${codeOf()}`);
  expect(neev.texts[0]?.template).toBe('signup-code-hi');
});

test('codes by SMS keep the rules of those by mail: one a minute, a taken and an unknown number are told', async () => {
  expect((await ask('/send-mail')).body.type).toBe('/problems/phone-unknown');
  await signUp();
  expect((await ask('/email')).body.type).toBe('/problems/phone-taken');
  await ask('/send-mail');
  const early = await ask('/send-mail');
  expect([early.status, early.body.type]).toEqual([429, '/problems/code-wait']);
  expect(neev.texts).toHaveLength(2);
});

test('a gateway that fails is told as 502, and the next try needs no waiting', async () => {
  neev.mailFails = true;
  const failed = await ask('/email');
  expect([failed.status, failed.body.type]).toEqual([502, '/problems/mail-failed']);
  neev.mailFails = false;
  expect((await ask('/email')).status).toBe(200);
});

test('a code by SMS is six digits, which ten keys type, and strangers together have 10 tries at it', async () => {
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  await neev.call('POST', '/email', { body: { phone }, ...from('10.0.0.1') });
  const code = codeOf();
  const verify = (otp: string, ip: string) =>
    neev.call('POST', '/verifyOtp', { body: { phone, otp }, ...from(ip) });
  for (let n = 0; n < 12; n += 1) await verify('none', `10.0.1.${n}`);
  expect((await verify(code, '10.0.2.1')).status).toBe(400);
  expect((await verify(code, '10.0.0.1')).status).toBe(200);
});

test('a code of one number is none of another', async () => {
  await ask('/email');
  const otp = codeOf();
  const body = { fullname: 'Ramu Test', phone: String(Number(phone) + 1), otp };
  expect((await neev.call('POST', '/signup', { body })).body.type).toBe('/problems/wrong-code');
});

test('GET /verifyUser tells a free number from a taken one, and PUT /updatePassword gives the account a password', async () => {
  const look = async () => (await neev.call('GET', `/verifyUser/${phone}`)).body.data;
  expect(await look()).toBeNull();
  await signUp();
  expect(await look()).toEqual({ phone });
  await ask('/send-mail');
  const body = { phone, otp: codeOf(), password: 'a long word of mine' };
  expect((await neev.call('PUT', '/updatePassword', { body })).body.user).toMatchObject({
    codesOnly: false,
  });
  const { status } = await neev.call('POST', '/login', { body: { phone, password: 'a long word of mine' } });
  expect(status).toBe(200);
});

test('a phone is shown to its owner alone', async () => {
  const ramu = asUser(await signUp());
  const asha = await neev.loginAs();
  const admin = await neev.loginAs({ admin: true });
  expect((await neev.call('GET', '/me', { as: ramu })).body.data.user.phone).toBe(phone);
  for (const as of [asha, admin]) {
    for (const path of [`/getUser/${ramu.userId}`, `/admin/accounts/${ramu.userId}`]) {
      const { body } = await neev.call('GET', path, { as });
      expect(JSON.stringify(body)).not.toContain(phone);
    }
  }
});

test('an account without an e-mail gets its news in the product: no mail is queued, and nothing breaks', async () => {
  const ramu = asUser(await signUp());
  const admin = await neev.loginAs({ admin: true });
  const account = `/admin/accounts/${ramu.userId}`;
  expect((await neev.call('GET', account, { as: admin })).body.data.email).toBeNull();
  const body = { reason: 'spam', note: 'Too many words' };
  expect((await neev.call('PUT', `${account}/suspension`, { as: admin, body })).status).toBe(200);
  expect(await neev.services.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('the download holds the phone; an account without a password is deleted with a code, and nothing of it stays', async () => {
  const ramu = asUser(await signUp());
  const { body: data } = await neev.call('GET', '/me/data', { as: ramu });
  expect(data.data.account).toMatchObject({ phone, email: null });
  const remove = (body: object) => neev.call('DELETE', '/me', { as: ramu, body });
  expect((await remove({})).body.type).toBe('/problems/proof-missing');
  await ask('/send-mail');
  expect((await remove({ ownOtp: 'ABCDEF' })).body.type).toBe('/problems/wrong-reset-code');
  expect((await remove({ ownOtp: codeOf() })).status).toBe(200);
  const left = await neev.services.db.selectFrom('codes').select('id').execute();
  expect([left, (await neev.call('GET', `/verifyUser/${phone}`)).body.data]).toEqual([[], null]);
});

test('an account without a password begins a second step with a code to its own phone, and with no password', async () => {
  const ramu = asUser(await signUp());
  const begin = (body: object) => neev.call('POST', '/me/secondFactor', { as: ramu, body });
  expect((await begin({})).body.type).toBe('/problems/proof-missing');
  expect((await begin({ password: 'anything at all' })).body.type).toBe('/problems/proof-missing');
  await ask('/send-mail');
  const ownOtp = codeOf();
  expect((await begin({ ownOtp: 'ABCDEF' })).body.type).toBe('/problems/wrong-reset-code');
  expect((await begin({ ownOtp })).body.data.secret).toMatch(/^[A-Z2-7]+$/);
  expect((await begin({ ownOtp })).body.type).toBe('/problems/wrong-reset-code');
});
