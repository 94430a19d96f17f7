import { expect, test } from 'vitest';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { forgetExpired } from '../users/contacts-seen.data.ts';
import { isListedAdmin } from './admins.rules.ts';
import { forgetCallers } from './find-caller.rules.ts';

const server = useTestApp();
const me = (as: TestUser) => server.call('GET', '/me', { as });
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

async function change(user: TestUser, lastUsedDaysAgo: number, createdDaysAgo: number): Promise<void> {
  await server.services.pool.query(
    'update sessions set last_used_at = $2, created_at = $3 where token_hash = $1',
    [tokenHash(user.token), ago(lastUsedDaysAgo), ago(createdDaysAgo)],
  );
}
const sessionOf = (user: TestUser) =>
  server.services.db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash(user.token))
    .executeTakeFirstOrThrow();

test('a use after more than an hour is written down and gives 30 more days', async () => {
  const user = await server.loginAs();
  await change(user, 1, 2);
  expect((await me(user)).status).toBe(200);
  const session = await sessionOf(user);
  expect(session.expires_at.getTime() - session.last_used_at.getTime()).toBe(30 * 86_400_000);
});

test('no session lives longer than 90 days', async () => {
  const user = await server.loginAs();
  await change(user, 1, 80);
  await me(user);
  const session = await sessionOf(user);
  expect(session.expires_at.getTime() - session.created_at.getTime()).toBe(90 * 86_400_000);
});

test('using an admin session does not lengthen it', async () => {
  const admin = await server.loginAs({ admin: true });
  const { expires_at } = await sessionOf(admin);
  await change(admin, 0.1, 0.1);
  expect((await me(admin)).status).toBe(200);
  expect((await sessionOf(admin)).expires_at).toEqual(expires_at);
});

test('a session that ended, and a token that never was, find nobody', async () => {
  const user = await server.loginAs();
  await server.services.db
    .updateTable('sessions')
    .set({ expires_at: ago(1) })
    .execute();
  expect(await me(user)).toMatchObject({ status: 401, body: { detail: 'Log in to do this' } });
  expect((await me({ ...user, token: 'nonsense' })).status).toBe(401);
  await forgetExpired(server.services.db);
  expect(await server.services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('an admin session counts only while the address is listed', async () => {
  const admin = await server.loginAs({ admin: true });
  expect((await me(admin)).body.data.admin).toBe(true);
  await server.services.db
    .updateTable('users')
    .set({ email: 'was-admin@neev.test' } as never)
    .execute();
  forgetCallers(admin.userId);
  expect((await me(admin)).body.data.admin).toBe(false);
});

test('the demo admin counts as listed only in the demo, and only the account that the demo made', () => {
  const user = { email: 'admin@demo.neev.invalid', demo: true };
  const settings = { adminEmails: new Set<string>(), demoAdmin: true };
  expect(isListedAdmin(settings, user)).toBe(true);
  expect(isListedAdmin({ ...settings, demoAdmin: false }, user)).toBe(false);
  expect(isListedAdmin({ adminEmails: new Set([user.email]), demoAdmin: false }, user)).toBe(false);
  expect(isListedAdmin(settings, { ...user, demo: false })).toBe(false);
});
