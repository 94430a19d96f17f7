import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { aMember, appCode, logIn, testPassword, turnOn } from '#server/testing/second-factor.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const lines: string[] = [];
const neev = useTestApp({}, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
let asha: TestUser;
beforeEach(async () => {
  asha = await aMember(neev);
  lines.length = 0;
});

const events = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security');
const lastCode = (): string => neev.mails.at(-1)?.text.match(/^[A-Z0-9]{6}$/m)?.[0] ?? 'none';
const counted = async (event: string) => {
  const { values } = await neev.services.metrics.securityEvents.get();
  return values.find(({ labels }) => labels.event === event)?.value ?? 0;
};

test('a login is an event: who, which way in and a hash of the network, and nothing private', async () => {
  const before = await counted('login');
  const { body } = await logIn(neev, asha);
  const [event, ...more] = events();
  expect(more).toEqual([]);
  expect(event).toMatchObject({ event: 'login', way: 'password', userId: asha.userId, admin: false });
  expect(event.caller).toMatch(/^[\w-]{16}$/);
  expect(await counted('login')).toBe(before + 1);
  for (const secret of [asha.email, testPassword, body.auth, body.deviceToken, '127.0.0.1'])
    expect(lines.join()).not.toContain(secret);
});

test('so it is by code, at the sign-up and with a new password; a new password is one of its own', async () => {
  const { email } = asha;
  await neev.call('POST', '/send-mail', { body: { email } });
  await neev.call('POST', '/login', { body: { email, otp: lastCode() } });
  await neev.services.limits.giveBack('code-wait', `reset ${email}`);
  await neev.call('POST', '/send-mail', { body: { email } });
  const anew = { email, otp: lastCode(), password: 'another good one' };
  await neev.call('PUT', '/updatePassword', { body: anew });
  await neev.call('POST', '/email', { body: { email: 'new@neev.test' } });
  const made = {
    fullname: 'Meena Rao',
    email: 'new@neev.test',
    password: 'a good long one',
    otp: lastCode(),
  };
  await neev.call('POST', '/signup', { body: made });
  expect(events().map(({ event, way }) => [event, way])).toEqual([
    ['login', 'code'],
    ['password-changed', undefined],
    ['login', 'new-password'],
    ['login', 'sign-up'],
  ]);
});

test('with a second step it is one event, after that step; an admin’s says so', async () => {
  const admin = await aMember(neev, { admin: true });
  const { secret } = await turnOn(neev, admin);
  lines.length = 0;
  const before = await counted('login');
  const { body } = await logIn(neev, admin, true);
  expect(events()).toEqual([]);
  expect(await counted('login')).toBe(before);
  await neev.call('POST', '/login/secondFactor', { body: { ticket: body.ticket, code: appCode(secret) } });
  expect(events()).toMatchObject([
    { event: 'login', way: 'second-factor', userId: admin.userId, admin: true },
  ]);
});

test('a log-out, a changed password and an ended session are events', async () => {
  const { body: other } = await logIn(neev, asha);
  const { body: list } = await neev.call('GET', '/me/sessions', { as: asha });
  const { _id } = list.data.find(({ current }: { current: boolean }) => !current);
  lines.length = 0;
  await neev.call('DELETE', `/me/sessions/${_id}`, { as: asha });
  const body = { password: testPassword, newPassword: 'another good one' };
  await neev.call('PUT', '/me/password', { as: asha, body });
  await neev.call('POST', '/logout', { as: asha, body: { everywhere: true } });
  const { userId } = asha;
  expect(events()).toMatchObject([
    { event: 'session-ended', userId },
    { event: 'password-changed', userId },
    { event: 'logout', userId, everywhere: true },
  ]);
  expect(lines.join()).not.toContain(other.auth);
});
