import type { Language } from '#contract/accounts/account.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { codeKey, requireCode } from '../codes/codes.rules.ts';
import { findUserByEmail } from '../users/account.data.ts';
import { insertUser } from '../users/user-writes.data.ts';
import { enter, type LoggedIn } from './login.rules.ts';
import type { NewPassword } from './password.rules.ts';
import { hashPassword, requireGoodPassword } from './passwords.ts';

/** @throws AppError 'wrong-code', 'password-common', 'password-own-words', 'password-admin-short', 'email-taken', 'too-many' */
export async function signup(
  services: Services,
  request: NewPassword & { fullname: string; language: Language | undefined },
): Promise<LoggedIn> {
  const { db, settings, secrets } = services;
  const { email, fullname, language = 'en' } = request;
  const typed = { ...request, purpose: 'signup' } as const;
  // First of all: what follows tells about the address, so it is for who has a code of it (docs/rules.md#accounts-16).
  await requireCode(services, typed);
  const admin = settings.adminEmails.has(email);
  await requireGoodPassword(request.password, { admin, path: 'password', owner: { fullname, email } });
  if (await findUserByEmail(db, email)) throw new AppError('email-taken');
  const passwordHash = await hashPassword(request.password);
  return db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, codeKey(secrets, typed)))) throw new AppError('wrong-code');
    const user = await insertUser(tx, { fullname, email, passwordHash, language });
    if (!user) throw new AppError('email-taken');
    // Nobody has a second factor yet, and it is no admin's session.
    return enter(tx, user, { ...request, admin: false });
  });
}
