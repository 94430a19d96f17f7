import type { SecondFactorProof, SecondFactorSetup } from '#contract/accounts/second-factor.calls.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallerAtDoor } from '../codes/codes.rules.ts';
import { emitNoticeCounts } from '../notices/notice.routes.ts';
import { isListedAdmin } from '../sessions/admins.rules.ts';
import { requireOwnProof } from '../sessions/own-proof.rules.ts';
import { requireOwnPassword } from '../sessions/password.rules.ts';
import { findUser, findUserByAddress } from '../users/account.data.ts';
import type { User } from '../users/user-rows.data.ts';
import { tellSecondFactor } from './factor-news.rules.ts';
import { findSetup, keepSetup } from './own-second-factor.data.ts';
import { countSecondTry, spendSecondCode } from './second-code.rules.ts';
import { newSealedSecret, presentSetup, setUpFactor } from './set-up.rules.ts';
import { deleteFactor, findFactorState } from './tickets/factor.data.ts';
import { forgetTickets } from './tickets/ticket.data.ts';

/**
 * For the operator, when phone and recovery codes are lost: the user is told, and an admin's line stands in the audit
 * log as if they had ended it themselves.
 * @returns whether this address had one
 */
export async function liftSecondFactor(
  db: Db,
  settings: Pick<Settings, 'adminEmails' | 'demoAdmin'>,
  email: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await findUserByAddress(tx, email.trim().toLowerCase());
    if (!user || !(await deleteFactor(tx, user.id))) return false;
    await forgetTickets(tx, user.id);
    await tellSecondFactor(tx, settings, { user, what: 'second-factor-off' });
    return true;
  });
}

async function requireUser({ db }: Services, caller: Caller): Promise<User> {
  const user = await findUser(db, caller.userId);
  if (!user) throw new AppError('login-needed');
  return user;
}

const isDemanded = ({ settings }: Services, user: User): boolean =>
  settings.adminSecondFactor && isListedAdmin(settings, user);

export async function readSecondFactor(services: Services, caller: Caller) {
  const user = await requireUser(services, caller);
  const state = await findFactorState(services.db, user.id);
  return {
    on: state !== undefined,
    since: state?.since.toISOString() ?? null,
    recoveryCodesLeft: state?.recoveryCodesLeft ?? 0,
    demanded: isDemanded(services, user),
  };
}

/**
 * A secret for the app; the same again within the hour, so that a page may be loaded anew. It costs the password (or what
 * stands for it), or where a second factor is on a code of it: a new phone takes its place, a found session sets none up.
 * @throws AppError as `requireOwnProof` does, 'second-factor-on' without a code, 'second-code-wrong', 'too-many'
 */
export async function beginSetup(
  services: Services,
  caller: Caller,
  { code, ...proof }: SecondFactorProof & CallerAtDoor,
): Promise<SecondFactorSetup> {
  const { db } = services;
  const user = await requireUser(services, caller);
  const replaces = (await findFactorState(db, user.id)) !== undefined;
  if (!replaces) await requireOwnProof(services, user, proof);
  const known = await findSetup(db, caller);
  if (known?.replaces === replaces) return presentSetup(services, user, known.sealedSecret);
  if (replaces) {
    if (code === undefined) throw new AppError('second-factor-on');
    await spendOwnCode(services, user, code);
  }
  const sealedSecret = newSealedSecret(services);
  await keepSetup(db, caller, { sealedSecret, replaces });
  return presentSetup(services, user, sealedSecret);
}

/**
 * @returns the recovery codes
 * @throws AppError 'setup-over', 'second-code-wrong', 'too-many', 'second-factor-on' where one came from another page
 */
export async function confirmSetup(services: Services, caller: Caller, code: string): Promise<string[]> {
  const { db } = services;
  const user = await requireUser(services, caller);
  const setup = await findSetup(db, caller);
  if (!setup) throw new AppError('setup-over');
  const giveBack = await countSecondTry(services, user.id);
  const codes = await db.transaction().execute(async (tx) => {
    // The old one is gone only when the new one is there.
    if (setup.replaces) await deleteFactor(tx, user.id);
    return setUpFactor(tx, services, { user, sealedSecret: setup.sealedSecret, code });
  });
  await giveBack();
  emitNoticeCounts(services, [user.id]);
  return codes;
}

async function spendOwnCode(services: Services, user: User, code: string): Promise<void> {
  const giveBack = await countSecondTry(services, user.id);
  await services.db.transaction().execute((tx) => spendSecondCode(tx, services, { user, code }));
  await giveBack();
}

/** @throws AppError 'second-factor-demanded', 'second-factor-off', 'own-password-wrong', 'second-code-wrong', 'too-many' */
export async function endSecondFactor(
  services: Services,
  caller: Caller,
  { password, code = '' }: SecondFactorProof,
): Promise<void> {
  const { db, settings } = services;
  const user = await requireUser(services, caller);
  if (isDemanded(services, user)) throw new AppError('second-factor-demanded');
  if (!(await findFactorState(db, user.id))) throw new AppError('second-factor-off');
  if (password === undefined) await spendOwnCode(services, user, code);
  else await requireOwnPassword(services, user, password);
  await db.transaction().execute(async (tx) => {
    if (!(await deleteFactor(tx, user.id))) throw new AppError('second-factor-off');
    await forgetTickets(tx, user.id);
    await tellSecondFactor(tx, settings, { user, what: 'second-factor-off' });
  });
  emitNoticeCounts(services, [user.id]);
}
