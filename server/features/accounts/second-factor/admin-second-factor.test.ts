import { expect, test } from 'vitest';
import { aMember, appCode, logIn, turnOn } from '#server/testing/second-factor.ts';
import { adminEmail, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ ADMIN_SECOND_FACTOR: 'on' });
const complete = (ticket: string, code: string) =>
  neev.call('POST', '/login/secondFactor', { body: { ticket, code } });
const setUp = async (ticket: string) =>
  (await neev.call('POST', '/login/secondFactor/setup', { body: { ticket } })).body.data;
const isAdmin = async (token: string) =>
  (await neev.call('GET', '/me', { as: { userId: '', email: '', token } })).body.data.admin;

test('An admin without a second factor sets one up before the first admin session', async () => {
  const admin = await aMember(neev, { admin: true });
  const { body } = await logIn(neev, admin, true);
  expect(body).toEqual({ secondFactor: 'enrol', ticket: expect.any(String) });
  // No secret was given yet: no code can be right.
  expect((await complete(body.ticket, '000000')).status).toBe(401);
  const { secret, otpauth } = await setUp(body.ticket);
  expect(otpauth).toContain(secret);
  // A page that is loaded anew shows what the app was given.
  expect((await setUp(body.ticket)).secret).toBe(secret);
  expect((await complete(body.ticket, '000000')).body.type).toBe('/problems/second-code-wrong');
  const done = await complete(body.ticket, appCode(secret, -1));
  expect(done.status).toBe(200);
  expect(done.body.user.role).toBe('admin');
  expect(done.body.recoveryCodes).toHaveLength(10);
  expect(await isAdmin(done.body.auth)).toBe(true);
});

test('An admin with one gets an admin’s session by its code, and one for the normal login by a normal login', async () => {
  const admin = await aMember(neev, { admin: true });
  const { secret } = await turnOn(neev, admin);
  const normal = (await logIn(neev, admin)).body;
  expect(normal).toEqual({ secondFactor: 'code', ticket: expect.any(String) });
  const asUser = await complete(normal.ticket, appCode(secret));
  expect(await isAdmin(asUser.body.auth)).toBe(false);
  const asked = (await logIn(neev, admin, true)).body;
  expect(asked.secondFactor).toBe('code');
  const asAdmin = await complete(asked.ticket, appCode(secret, 1));
  expect(await isAdmin(asAdmin.body.auth)).toBe(true);
});

test('An admin’s normal login without a second factor needs none', async () => {
  const admin = await aMember(neev, { admin: true });
  const { body } = await logIn(neev, admin);
  expect(await isAdmin(body.auth)).toBe(false);
});

test('Of two set-ups at once the first is the second factor; the other ticket is over', async () => {
  const admin = await aMember(neev, { admin: true });
  const tickets = [
    (await logIn(neev, admin, true)).body.ticket,
    (await logIn(neev, admin, true)).body.ticket,
  ];
  const [one, two] = await Promise.all(tickets.map(setUp));
  expect(one.secret).not.toBe(two.secret);
  expect((await complete(tickets[0], appCode(one.secret))).status).toBe(200);
  expect((await complete(tickets[1], appCode(two.secret))).body.type).toBe('/problems/ticket-over');
});

test('A ticket of an admin who is listed no more opens nothing', async () => {
  const admin = await aMember(neev, { admin: true });
  const { secret } = await turnOn(neev, admin);
  const { ticket } = (await logIn(neev, admin, true)).body;
  await neev.services.db
    .updateTable('users')
    .set({ email: 'was@neev.test' } as never)
    .execute();
  expect((await complete(ticket, appCode(secret))).status).toBe(403);
});

test('An admin cannot end a demanded second factor, but put a new one in its place', async () => {
  const admin = await aMember(neev, { admin: true });
  const { secret } = await turnOn(neev, admin);
  expect((await neev.call('GET', '/me/secondFactor', { as: admin })).body.data).toMatchObject({
    demanded: true,
  });
  const end = await neev.call('DELETE', '/me/secondFactor', { as: admin, body: { code: appCode(secret) } });
  expect(end).toMatchObject({ status: 403, body: { type: '/problems/second-factor-demanded' } });
  const anew = await neev.call('POST', '/me/secondFactor', { as: admin, body: { code: appCode(secret) } });
  const code = appCode(anew.body.data.secret);
  expect((await neev.call('PUT', '/me/secondFactor', { as: admin, body: { code } })).status).toBe(200);
});

test('What an admin does with it stands in the audit log: who, what, when', async () => {
  const admin = await aMember(neev, { admin: true });
  const { recoveryCodes } = await turnOn(neev, admin);
  const { ticket } = (await logIn(neev, admin, true)).body;
  await complete(ticket, recoveryCodes[3] ?? '');
  await turnOn(neev, await aMember(neev));
  const { body } = await neev.call('GET', '/admin/auditLog', { as: admin });
  const lines = body.data.slice(0, 2);
  expect(lines).toMatchObject([{ act: 'recovery-code-used' }, { act: 'second-factor-on' }]);
  for (const line of lines)
    expect(line).toMatchObject({ adminName: 'Asha Test', kind: null, recordId: null, recordName: null });
  expect(JSON.stringify(body)).not.toContain(adminEmail);
});
