import { expect, test } from 'vitest';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';

const server = useTestApp({ RATE_LIMITS: 'off', TRUST_PROXY: 'loopback' });
const email = 'asha@example.in';
const account = { fullname: 'Asha Rao', email, password: 'brick by brick' };
const from = (ip: string) => ({ 'x-forwarded-for': ip });

const codeOf = (text = ''): string => text.match(/^[A-Z0-9]{6}$/m)?.[0] ?? 'none';
const lastCode = (app: TestApp): string => codeOf(app.mails.at(-1)?.text);

async function askForCode(): Promise<string> {
  const answer = await server.call('POST', '/email', { body: { email } });
  expect(answer.body).toEqual({ message: 'OTP has been sent successfully' });
  return lastCode(server);
}
const signup = (otp: unknown, more: object = {}) =>
  server.call('POST', '/signup', { body: { ...account, otp, ...more } });
const verify = (otp: unknown, ip = '10.0.0.1') =>
  server.call('POST', '/verifyOtp', { body: { email, otp }, headers: from(ip) });

test('a code has 6 characters that do not look alike, alone on the only such line of a plain text', async () => {
  const code = await askForCode();
  const { text, to } = server.mails[0] ?? { text: '', to: '' };
  expect(to).toBe(email);
  expect(code).toMatch(/^[23456789A-HJKMNP-Z]{6}$/);
  expect(text.split('\n').filter((line) => /^[A-Z0-9]{6}$/.test(line.trim()))).toEqual([code]);
});

test('the mail is in the language of the page that asks', async () => {
  await server.call('POST', '/email', { body: { email, language: 'hi' } });
  expect(server.mails[0]?.text).toContain('कोड');
  expect(lastCode(server)).toMatch(/^.{6}$/);
});

test('the server makes the code: one sent by the client is ignored', async () => {
  await signup(await askForCode());
  await server.call('POST', '/send-mail', { body: { email, otp: 'ABCDEF' } });
  expect(lastCode(server)).not.toBe('none');
  const body = { email, password: 'another brick', otp: 'ABCDEF' };
  const answer = await server.call('PUT', '/updatePassword', { body });
  expect(answer).toMatchObject({ status: 400, body: { detail: 'OTP is incorrect' } });
});

test('/verifyOtp says whether a code is right, in small letters too, and does not use it up', async () => {
  const code = await askForCode();
  expect((await verify(code)).body).toEqual({ data: { verified: true } });
  expect((await verify(` ${code.toLowerCase()} `)).status).toBe(200);
  expect((await signup(code)).status).toBe(201);
});

test('a wrong code is refused in the words of its purpose, whether the address is registered or not', async () => {
  await signup(await askForCode());
  const detail = async (address: string, purpose?: string) => {
    const body = { email: address, otp: 'WRONG2', purpose };
    return (await server.call('POST', '/verifyOtp', { body })).body.detail;
  };
  for (const address of [email, 'x@example.in']) {
    expect(await detail(address)).toBe('Verification failed entered OTP is not correct');
    expect(await detail(address, 'signup')).toBe('Verification failed entered OTP is not correct');
    expect(await detail(address, 'reset')).toBe('OTP is incorrect');
  }
  expect(await detail(email, 'admin')).toBe('Check this field');
});

test('a code of one purpose is none of the other', async () => {
  await signup(await askForCode());
  await server.call('POST', '/send-mail', { body: { email } });
  const body = { email, otp: lastCode(server) };
  expect((await server.call('POST', '/verifyOtp', { body })).status).toBe(400);
  expect(
    (await server.call('POST', '/verifyOtp', { body: { ...body, purpose: 'reset' } })).body.data,
  ).toEqual({ verified: true });
});

test('a code allows 5 tries per caller, and anything typed counts', async () => {
  const code = await askForCode();
  for (const typed of ['AAAAAA', 'x', 123, `${code}${code}`, 'Z'.repeat(500)]) {
    expect((await verify(typed)).status).toBe(400);
  }
  expect((await verify(code)).body.detail).toBe('Verification failed entered OTP is not correct');
  expect((await verify(code, '10.0.0.2')).status).toBe(200);
});

test('a code allows 25 tries in all, also when they come at the same time', async () => {
  const code = await askForCode();
  const tries = Array.from({ length: 30 }, (_, n) => verify('AAAAAA', `10.0.1.${n % 6}`));
  await Promise.all(tries);
  const { tries: counted } = await server.services.db
    .selectFrom('codes')
    .select('tries')
    .executeTakeFirstOrThrow();
  expect(counted).toBe(25);
  expect((await verify(code, '10.0.9.9')).status).toBe(400);
});

test('a new code brings new tries, and leaves the one before it good, but not the third', async () => {
  const [first, second] = [await askForCode(), await askForCode()];
  for (const code of [first, second]) expect((await verify(code)).status).toBe(200);
  for (let n = 0; n < 5; n += 1) await verify('AAAAAA');
  for (const code of [first, second]) expect((await verify(code)).status).toBe(400);
  const third = await askForCode();
  expect((await verify(third)).status).toBe(200);
  expect((await verify(second, '10.0.0.2')).status).toBe(200);
  expect((await verify(first, '10.0.0.2')).status).toBe(400);
});

test('using one code uses up the other', async () => {
  const [first, second] = [await askForCode(), await askForCode()];
  expect((await signup(first)).status).toBe(201);
  expect((await verify(second)).status).toBe(400);
});

test('the tries of who asked for the code are not used up by others', async () => {
  const asked = await server.call('POST', '/email', { body: { email }, headers: from('10.0.7.7') });
  expect(asked.status).toBe(200);
  const code = lastCode(server);
  for (let n = 0; n < 30; n += 1) await verify('AAAAAA', `10.0.1.${n % 6}`);
  expect((await verify(code, '10.0.1.9')).status).toBe(400);
  for (let n = 0; n < 4; n += 1) await verify('AAAAAA', '10.0.7.7');
  expect((await verify(code, '10.0.7.7')).status).toBe(200);
  await verify('AAAAAA', '10.0.7.7');
  expect((await verify(code, '10.0.7.7')).status).toBe(400);
});

test('a code whose mail did not leave is none, and those before it stay good', async () => {
  const [first, second] = [await askForCode(), await askForCode()];
  server.mailFails = true;
  await server.call('POST', '/email', { body: { email } });
  for (const code of [first, second]) expect((await verify(code)).status).toBe(200);
});

test('a code lives 10 minutes and is kept only as a hash', async () => {
  const code = await askForCode();
  const { db } = server.services;
  const row = await db.selectFrom('codes').selectAll().executeTakeFirstOrThrow();
  expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(600_000);
  expect(row.code_hash.includes(code)).toBe(false);
  await db
    .updateTable('codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect((await verify(code)).status).toBe(400);
  expect((await signup(code)).status).toBe(400);
});

test('a code of one address is none for another', async () => {
  const code = await askForCode();
  expect((await signup(code, { email: 'other@example.in' })).status).toBe(400);
});

test('/email refuses a registered address, /send-mail an unknown one', async () => {
  const unknown = await server.call('POST', '/send-mail', { body: { email } });
  expect(unknown).toMatchObject({ status: 404, body: { detail: 'Email is not registered', data: null } });
  await signup(await askForCode());
  const taken = await server.call('POST', '/email', { body: { email: 'ASHA@example.in ' } });
  expect(taken).toMatchObject({ status: 409, body: { detail: 'Email-id is already registered' } });
});

test('a mail with a code that does not leave is told', async () => {
  server.mailFails = true;
  const answer = await server.call('POST', '/email', { body: { email } });
  expect(answer).toMatchObject({
    status: 502,
    body: { detail: 'Something went wrong try after some time', type: '/problems/mail-failed' },
  });
});
