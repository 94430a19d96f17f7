import { randomUUID } from 'node:crypto';
import type { Language, Me } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type LimitName, takeAll } from '#server/platform/http/rate-limits.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { codeKey, requireCode } from '../codes/codes.rules.ts';
import { asMe, findUserByEmail, insertUser, noteFailedAdminLogin, type User, updateUser } from '../users/account.data.ts';
import { isListedAdmin } from './admins.ts';
import { hashPassword, isPassword, requireGoodPassword } from './passwords.ts';
import { endSessions, forgetCallers, startSession } from './sessions.ts';

export interface LoggedIn {
  user: Me;
  auth: string;
}
interface NewPassword {
  email: string;
  password: string;
  otp: string;
  ip: string;
}

/** @throws AppError 'password-common', 'password-admin-short', 'email-taken', 'wrong-code' */
export async function signup(
  services: Services,
  request: NewPassword & { fullname: string; language: Language | undefined },
): Promise<LoggedIn> {
  const { db, settings, secrets } = services;
  const { email, fullname, language = 'en' } = request;
  const typed = { ...request, purpose: 'signup' } as const;
  const admin = settings.adminEmails.has(email);
  await requireGoodPassword(request.password, { admin, path: 'password' });
  if (await findUserByEmail(db, email)) throw new AppError('email-taken');
  await requireCode(services, typed);
  const passwordHash = await hashPassword(request.password);
  return db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, codeKey(secrets, typed)))) throw new AppError('wrong-code');
    const user = await insertUser(tx, { fullname, email, passwordHash, language });
    if (!user) throw new AppError('email-taken');
    return { user: asMe(user, { admin: false }), auth: await startSession(tx, user.id, { admin: false }) };
  });
}

/** Counts one try of a password. @returns how to give it back when it was right */
async function countTry(
  { limits }: Services,
  { email, ip }: { email: string; ip: string },
): Promise<() => Promise<void>> {
  const counted: [LimitName, string][] = [
    ['login-by-caller', ip],
    ['login-by-address-and-caller', `${email} ${ip}`],
    ['login-by-address', email],
  ];
  await takeAll(limits, counted);
  return async () => {
    for (const [name, key] of counted) await limits.giveBack(name, key);
  };
}

/**
 * A wrong address and a wrong password get the same answer in the same time.
 * @throws AppError 'wrong-login', 'not-an-admin', 'too-many'
 */
export async function login(
  services: Services,
  request: { email: string | undefined; password: string; admin: boolean; ip: string },
): Promise<LoggedIn> {
  const { db, settings } = services;
  const { email = '', password, admin, ip } = request;
  const giveBack = await countTry(services, { email, ip });
  const user = await findUserByEmail(db, email);
  const right = await isPassword(user?.passwordHash, password);
  const listed = user !== undefined && isListedAdmin(settings, user);
  if (admin && !(right && listed)) await noteFailedAdminLogin(db, user?.id ?? null);
  if (!user || !right) throw new AppError('wrong-login');
  await giveBack();
  if (admin && !listed) throw new AppError('not-an-admin');
  return { user: asMe(user, { admin }), auth: await startSession(db, user.id, { admin }) };
}

/** @throws AppError 'own-password-wrong', 'too-many' */
export async function requireOwnPassword(
  services: Services,
  { user, password, ip }: { user: User; password: string; ip: string },
): Promise<void> {
  const giveBack = await countTry(services, { email: user.email, ip });
  if (!(await isPassword(user.passwordHash, password))) {
    throw new AppError('own-password-wrong', {
      errors: [{ path: 'password', problem: 'own-password-wrong' }],
    });
  }
  await giveBack();
}

/** Writes a new password, ends the sessions (but `except`) and tells the owner by mail, all in one transaction. */
export async function replacePassword(
  tx: Db,
  user: User,
  {
    passwordHash,
    language,
    except,
  }: { passwordHash: string; language: Language | undefined; except?: Buffer },
): Promise<void> {
  await updateUser(tx, user.id, { passwordHash });
  await endSessions(tx, user.id, { except });
  await queueMail(tx, {
    act: `password-changed ${randomUUID()}`,
    to: user.email,
    language: language ?? user.language,
    template: 'password-changed',
    facts: { fullname: user.fullname },
  });
}

/** @throws AppError 'wrong-reset-code', 'password-common', 'password-admin-short' */
export async function resetPassword(
  services: Services,
  request: NewPassword & { language: Language | undefined },
): Promise<LoggedIn> {
  const { db, settings, secrets } = services;
  const typed = { ...request, purpose: 'reset' } as const;
  const admin = settings.adminEmails.has(request.email);
  await requireGoodPassword(request.password, { admin, path: 'password' });
  await requireCode(services, typed);
  const passwordHash = await hashPassword(request.password);
  const loggedIn = await db.transaction().execute(async (tx) => {
    const used = await useCode(tx, codeKey(secrets, typed));
    const user = used && (await findUserByEmail(tx, request.email));
    if (!user) throw new AppError('wrong-reset-code');
    await replacePassword(tx, user, { passwordHash, language: request.language });
    return { user: asMe(user, { admin: false }), auth: await startSession(tx, user.id, { admin: false }) };
  });
  forgetCallers(loggedIn.user._id);
  return loggedIn;
}
