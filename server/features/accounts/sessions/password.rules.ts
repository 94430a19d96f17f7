import { randomUUID } from 'node:crypto';
import type { Language, SecondFactorAsked } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { type CallerAtDoor, codeKey, requireCode } from '../codes/codes.rules.ts';
import { findUserByAddress } from '../users/account.data.ts';
import { forgetDevices } from '../users/devices.rules.ts';
import type { User } from '../users/user-rows.data.ts';
import { updateUser } from '../users/user-writes.data.ts';
import { forgetCallers } from './find-caller.rules.ts';
import { type LoggedIn, letIn } from './login.rules.ts';
import { hashPassword, isPassword, requireGoodPassword } from './passwords.rules.ts';
import { endSessions } from './session.data.ts';
import { noteSession } from './session-events.rules.ts';

export interface NewPassword extends CallerAtDoor {
  /** An e-mail or a phone. */
  address: string;
  password: string;
  otp: string;
  userAgent: string | undefined;
}

/** For who is logged in: it counts for this user alone, whatever strangers try. @throws AppError 'own-password-wrong', 'too-many' */
export async function requireOwnPassword({ limits }: Services, user: User, password: string): Promise<void> {
  await limits.take('own-password-by-user', user.id);
  if (!(await isPassword(user.passwordHash, password))) {
    throw new AppError('own-password-wrong', {
      errors: [{ path: 'password', problem: 'own-password-wrong' }],
    });
  }
  await limits.giveBack('own-password-by-user', user.id);
}

/** Writes a new password, ends the sessions (but `except`), forgets the devices (but `device`) and notifies the owner by mail, all in one transaction. */
export async function replacePassword(
  tx: Db,
  user: User,
  {
    passwordHash,
    language,
    except,
    device,
  }: {
    passwordHash: string;
    language: Language | undefined;
    except?: Buffer;
    device: string | undefined;
  },
): Promise<void> {
  await updateUser(tx, user.id, { passwordHash });
  await endSessions(tx, user.id, { except });
  await forgetDevices(tx, user.id, device);
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
 * @throws AppError 'wrong-reset-code', 'password-common', 'password-own-words', 'password-admin-short'
 */
export async function resetPassword(
  services: Services,
  request: NewPassword & { language: Language | undefined },
): Promise<LoggedIn | SecondFactorAsked> {
  const { db, settings, secrets } = services;
  const typed = { ...request, purpose: 'reset' } as const;
  await requireCode(services, typed);
  const admin = settings.adminEmails.has(request.address);
  const { address } = request;
  const fullname = (await findUserByAddress(db, address))?.fullname ?? '';
  await requireGoodPassword(request.password, {
    admin,
    path: 'password',
    owner: { fullname, email: address },
  });
  const passwordHash = await hashPassword(request.password);
  const { userId, answer } = await db.transaction().execute(async (tx) => {
    const used = await useCode(tx, codeKey(secrets, typed));
    const user = used && (await findUserByAddress(tx, request.address));
    if (!user) throw new AppError('wrong-reset-code');
    await replacePassword(tx, user, { ...request, passwordHash });
    const session = { ...request, admin: false };
    return { userId: user.id, answer: await letIn({ db: tx, settings }, { ...user, passwordHash }, session) };
  });
  forgetCallers(userId);
  noteSession(services, { event: 'password-changed', userId, ip: request.ip });
  return answer;
}
