import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '#server/features/accounts/sessions/passwords.rules.ts';
import type { TestApp, TestUser } from './test-app.ts';

export const testPassword = 'plinth and lintel';
let hash: Promise<string> | undefined;

/** A user, or the admin, who can log in. */
export async function aMember(neev: TestApp, options: { admin?: boolean } = {}): Promise<TestUser> {
  const user = await neev.loginAs(options);
  hash ??= hashPassword(testPassword);
  const password_hash = await hash;
  await neev.services.db.updateTable('users').set({ password_hash }).where('id', '=', user.userId).execute();
  return user;
}

/** What the app shows now, or `steps` of 30 seconds later. @param secret in base32 */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Confirmed with the code before the present one, so that the present one is still good. */
export async function turnOn(
  neev: TestApp,
  as: TestUser,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: begun } = await neev.call('POST', '/me/secondFactor', {
    as,
    body: { password: testPassword },
  });
  const { secret } = begun.data;
  const confirm = () => neev.call('PUT', '/me/secondFactor', { as, body: { code: appCode(secret, -1) } });
  const first = await confirm();
  // The next 30 seconds may have begun between the code and its check: then it was one too old.
  const { body } = first.status === 200 ? first : await confirm();
  return { secret, recoveryCodes: body.data.recoveryCodes };
}

/** The first step of a login; it carries a ticket where there is a second. */
export const logIn = (neev: TestApp, { email }: TestUser, admin = false) =>
  neev.call('POST', '/login', { body: { email, password: testPassword, admin } });
