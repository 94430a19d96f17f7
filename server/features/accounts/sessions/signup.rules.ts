import type { Language } from '#contract/accounts/account.ts';
import { isPhone } from '#contract/accounts/address.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { codeKey, requireCode } from '../codes/codes.rules.ts';
import { findUserByAddress } from '../users/account.data.ts';
import { insertUser } from '../users/user-writes.data.ts';
import { enter, type LoggedIn } from './login.rules.ts';
import type { NewPassword } from './password.rules.ts';
import { hashPassword, requireGoodPassword } from './passwords.rules.ts';

/** @throws AppError 'wrong-code', 'password-common', 'password-own-words', 'password-admin-short', 'email-taken', 'phone-taken', 'too-many' */
export async function signup(
  services: Services,
  request: Omit<NewPassword, 'password'> & {
    /** Of a phone it may be absent: codes let in. */
    password: string | undefined;
    fullname: string;
    language: Language | undefined;
  },
): Promise<LoggedIn> {
  const { db, settings, secrets } = services;
  const { address, fullname, password, language = 'en' } = request;
  const typed = { ...request, purpose: 'signup' } as const;
  // First of all: what follows tells about the address, so it is for who has a code of it (docs/rules.md#accounts-16).
  await requireCode(services, typed);
  const owner = { fullname, email: address };
  const admin = settings.adminEmails.has(address);
  if (password !== undefined) await requireGoodPassword(password, { admin, path: 'password', owner });
  const taken = isPhone(address) ? 'phone-taken' : 'email-taken';
  if (await findUserByAddress(db, address)) throw new AppError(taken);
  await services.limits.take('signup-by-caller', request.ip);
  // The contract asks for one where the address is an e-mail.
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, codeKey(secrets, typed)))) throw new AppError('wrong-code');
    const user = await insertUser(tx, { fullname, address, passwordHash, language });
    if (!user) throw new AppError(taken);
    // Nobody has a second factor yet, and it is no admin's session.
    return enter(tx, user, { ...request, admin: false });
  });
}
