import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { recordAct } from '#server/platform/database/audit.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { continueTrace, runInTrace } from './trace.ts';

const lines: string[] = [];
const neev = useTestApp({}, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
beforeEach(() => {
  lines.length = 0;
});

const events = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security');
const call = (url: string, as?: TestUser) => neev.call('GET', url, as && { as });

test('a failed login is an event, without the address that was tried, its password or the caller’s network', async () => {
  const body = { email: 'asha@neev.test', password: 'not-her-password' };
  await neev.call('POST', '/login', { body });
  await neev.call('POST', '/login', { body: { ...body, email: 'ravi@neev.test' } });
  const [first, second, ...more] = events();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ event: 'login-failed', reason: 'wrong-login', route: '/login' });
  // The same caller is told by a hash, which is no address.
  expect(first.caller).toMatch(/^[\w-]{16}$/);
  expect(second.caller).toBe(first.caller);
  for (const secret of ['asha@', 'ravi@', 'not-her-password', '127.0.0.1'])
    expect(lines.join()).not.toContain(secret);
});

test('a refusal is an event with its reason and who was refused, under the trace of the call', async () => {
  const asha = await neev.loginAs();
  const answer = await call('/admin/overview', asha);
  expect(answer.status).toBe(403);
  const [event] = events();
  expect(event).toMatchObject({ event: 'refused', reason: 'not-allowed', userId: asha.userId });
  expect(answer.headers.traceparent).toContain(event.trace);
});

test('a token that is not ours is an event; a visitor who has none is not', async () => {
  await call('/me', { userId: '', email: '', token: 'not-one-of-ours' });
  await call('/me');
  expect(events()).toMatchObject([{ event: 'token-refused', reason: 'login-needed' }]);
  expect(lines.join()).not.toContain('not-one-of-ours');
});

test('a limit that is reached is an event, and a wrong code too; other wrong input is none', async () => {
  await neev.call('POST', '/email', { body: { email: 'asha@neev.test' } });
  await neev.call('POST', '/email', { body: { email: 'asha@neev.test' } });
  await neev.call('POST', '/verifyOtp', { body: { email: 'asha@neev.test', otp: 'AAAAAA' } });
  await neev.call('POST', '/email', { body: { email: 'no address' } });
  expect(events().map(({ event, reason }) => [event, reason])).toEqual([
    ['limit-reached', 'code-wait'],
    ['code-failed', 'wrong-code'],
  ]);
});

test('events are counted by name', async () => {
  const read = async () => {
    const { values } = await neev.services.metrics.securityEvents.get();
    return values.find(({ labels }) => labels.event === 'refused')?.value ?? 0;
  };
  const before = await read();
  await call('/admin/overview', await neev.loginAs());
  expect(await read()).toBe(before + 1);
});

test('what an admin does is an event: who and which act, and not the person it concerns', async () => {
  const { db, log } = neev.services;
  const admin = await neev.loginAs({ admin: true });
  const record = { kind: 'worker', id: randomUUID(), name: 'Ravi Test' } as const;
  const act = () => recordAct(db, { act: 'verify', admin: { ...admin, fullname: 'Asha Admin' }, record });
  await runInTrace(continueTrace(undefined), log, act);
  expect(events()).toMatchObject([
    { event: 'admin-act', act: 'verify', kind: 'worker', userId: admin.userId },
  ]);
  expect(lines.join()).not.toContain('Ravi');
  expect(lines.join()).not.toContain('Asha');
});
