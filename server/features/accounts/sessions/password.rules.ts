import { randomUUID } from 'node:crypto';
import type { Language, SecondFactorAsked } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { codeKey, requireCode } from '../codes/codes.rules.ts';
import { askSecondStep } from '../second-factor/tickets/ask-second-step.ts';
import { findUserByEmail } from '../users/account.data.ts';
import type { User } from '../users/user-rows.ts';
import { presentMe } from '../users/user-view.ts';
import { updateUser } from '../users/user-writes.data.ts';
import { forgetCallers } from './find-caller.ts';
import type { LoggedIn } from './login.rules.ts';
import { countTry } from './login-tries.rules.ts';
import { hashPassword, isPassword, requireGoodPassword } from './passwords.ts';
import { endSessions, startSession } from './sessions.ts';

export interface NewPassword {
  email: string;
  password: string;
  otp: string;
  ip: string;
  userAgent: string | undefined;
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

/** Writes a new password, ends the sessions (but `except`) and notifies the owner by mail, all in one transaction. */
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

/**
 * A second factor stays: who has one is asked for its code before a session starts.
 * @throws AppError 'wrong-reset-code', 'password-common', 'password-admin-short'
 */
export async function resetPassword(
  services: Services,
  request: NewPassword & { language: Language | undefined },
): Promise<LoggedIn | SecondFactorAsked> {
  const { db, settings, secrets } = services;
  const typed = { ...request, purpose: 'reset' } as const;
  const admin = settings.adminEmails.has(request.email);
  await requireGoodPassword(request.password, { admin, path: 'password' });
  await requireCode(services, typed);
  const passwordHash = await hashPassword(request.password);
  const { userId, answer } = await db.transaction().execute(async (tx) => {
    const used = await useCode(tx, codeKey(secrets, typed));
    const user = used && (await findUserByEmail(tx, request.email));
    if (!user) throw new AppError('wrong-reset-code');
    await replacePassword(tx, user, { passwordHash, language: request.language });
    const session = { admin: false, userAgent: request.userAgent };
    const answer = (await askSecondStep(tx, settings, { userId: user.id, admin: false })) ?? {
      user: presentMe(user, session),
      auth: await startSession(tx, user.id, session),
    };
    return { userId: user.id, answer };
  });
  forgetCallers(userId);
  return answer;
}
