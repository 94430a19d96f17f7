import type { AdminAccount, SuspensionReason } from '#contract/admin/suspensions.calls.ts';
import { isListedAdmin, isSetHelper } from '#server/features/accounts/sessions/admins.rules.ts';
import { forgetCallers } from '#server/features/accounts/sessions/find-caller.rules.ts';
import { endSessions } from '#server/features/accounts/sessions/session.data.ts';
import { findUser } from '#server/features/accounts/users/account.data.ts';
import type { User } from '#server/features/accounts/users/user-rows.data.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { readAccountFacts } from './account-facts.data.ts';
import { endSuspension, findStanding, holdAccount, insertSuspension, markHelper } from './suspension.data.ts';

/** Ends what waits for an answer of a user, in the transaction; given by app.ts. @param afterwards takes what follows the commit */
export type StopWork = (
  transaction: Db,
  userId: string,
  afterwards: (effect: () => void) => void,
) => Promise<void>;

/** @throws AppError 'user-missing' */
async function requireAccount(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('user-missing');
  return user;
}

/** @throws AppError 'user-missing' */
export async function readAccount({ db, settings }: Services, id: string): Promise<AdminAccount> {
  const user = await requireAccount(db, id);
  const stands = await findStanding(db, user.id);
  return {
    ...(await readAccountFacts(db, user.id)),
    _id: user.id,
    fullname: user.fullname,
    email: user.email,
    createdAt: user.createdAt.toISOString(),
    helper: user.helper || isSetHelper(settings, user),
    canBeSuspended: !isListedAdmin(settings, user),
    suspension: stands
      ? { reason: stands.reason, note: stands.note, createdAt: stands.created_at.toISOString() }
      : null,
  };
}

const recordOf = ({ id, fullname }: User) => ({ kind: 'account', id, name: fullname }) as const;

/**
 * Suspends an account (docs/rules.md#admin-6): sessions and sockets end, and what waits for an answer.
 * @throws AppError 'user-missing', 'suspend-admin', 'state-changed' where it is suspended already
 */
export async function suspend(
  services: Services,
  admin: Caller,
  { id, reason, note, stopWork }: { id: string; reason: SuspensionReason; note: string; stopWork: StopWork },
): Promise<void> {
  const { db, settings } = services;
  const effects: (() => void)[] = [];
  await db.transaction().execute(async (transaction) => {
    const { id: userId } = await requireAccount(transaction, id);
    await holdAccount(transaction, userId);
    const user = await requireAccount(transaction, userId);
    if (isListedAdmin(settings, user)) throw new AppError('suspend-admin');
    if (user.suspended) throw new AppError('state-changed');
    const made = await insertSuspension(transaction, { userId, reason, note, adminId: admin.userId });
    await endSessions(transaction, userId);
    await stopWork(transaction, userId, (effect) => void effects.push(effect));
    await recordAct(transaction, { act: 'suspend', admin, record: recordOf(user) });
    await queueMail(transaction, {
      act: `suspended:${made}`,
      to: user.email,
      language: user.language,
      template: 'suspended',
      facts: { fullname: user.fullname, kind: reason, note },
    });
  });
  forgetCallers(id);
  for (const effect of effects) effect();
}

/** Listings are shown again; what was ended stays so. @throws AppError 'user-missing', 'state-changed' where none stands */
export async function lift({ db }: Services, admin: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await requireAccount(transaction, id);
    await holdAccount(transaction, user.id);
    const lifted = await endSuspension(transaction, { userId: user.id, adminId: admin.userId });
    if (!lifted) throw new AppError('state-changed');
    await recordAct(transaction, { act: 'lift', admin, record: recordOf(user) });
    await queueMail(transaction, {
      act: `suspension-lifted:${lifted}`,
      to: user.email,
      language: user.language,
      template: 'suspension-lifted',
      facts: { fullname: user.fullname },
    });
  });
}

/** An account that registers many others (docs/rules.md#accounts-25). The same word again changes nothing. @throws AppError 'user-missing' */
export async function nameHelper(
  { db }: Services,
  admin: Caller,
  { id, helper }: { id: string; helper: boolean },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id: userId } = await requireAccount(transaction, id);
    await holdAccount(transaction, userId);
    const user = await requireAccount(transaction, userId);
    if (user.helper === helper) return;
    await markHelper(transaction, userId, helper);
    await recordAct(transaction, {
      act: helper ? 'name-helper' : 'unname-helper',
      admin,
      record: recordOf(user),
    });
  });
}
