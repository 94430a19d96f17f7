import type { Me, SecondFactorAsked } from '#contract/accounts/account.ts';
import { newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { LimitName } from '#server/platform/http/limit-rules.ts';
import { takeAll } from '#server/platform/http/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { type CallerAtDoor, codeKey, requireCode, wrongCode } from '../codes/codes.rules.ts';
import { findSealedSecret } from '../second-factor/tickets/factor.data.ts';
import { insertTicket } from '../second-factor/tickets/ticket.data.ts';
import { findUserByAddress, holdAsProved, noteFailedAdminLogin } from '../users/account.data.ts';
import { findDevice, rememberDevice } from '../users/devices.rules.ts';
import { presentMe } from '../users/user.view.ts';
import type { User } from '../users/user-rows.data.ts';
import { isListedAdmin, isShutOut } from './admins.rules.ts';
import { isPassword } from './passwords.rules.ts';
import { startSession } from './session.data.ts';

/**
 * The last thing before a session starts, whatever was right before: who has a second factor, and an admin who must
 * have one, gets a ticket in place of it (docs/rules.md#accounts-19).
 * @param who `admin`: whether an admin's session is asked for, by somebody who is listed as one
 * @returns undefined where nothing more is needed
 */
async function askSecondStep(
  db: Db,
  settings: Pick<Settings, 'adminSecondFactor'>,
  who: { userId: string; admin: boolean },
): Promise<SecondFactorAsked | undefined> {
  const has = (await findSealedSecret(db, who.userId)) !== undefined;
  if (!has && !(who.admin && settings.adminSecondFactor)) return undefined;
  const ticket = newToken();
  await insertTicket(db, tokenHash(ticket), { ...who, enrol: !has });
  return { secondFactor: has ? 'code' : 'enrol', ticket };
}

/**
 * Counts one try of a password. What others do elsewhere does not count against a device on which the owner logged in
 * before: it has a limit of its own (docs/rules.md#accounts-17).
 * @returns how to give it back when it was right
 */
async function countTry(
  { db, limits }: Services,
  { address, ip, device }: CallerAtDoor & { address: string },
): Promise<() => Promise<void>> {
  const known = await findDevice(db, { device, address });
  const counted: [LimitName, string][] = known
    ? [['login-by-device', known]]
    : [
        ['login-by-caller', ip],
        ['login-by-address-and-caller', `${address} ${ip}`],
        ['login-by-address', address],
      ];
  await takeAll(limits, counted);
  return async () => {
    for (const [name, key] of counted) await limits.giveBack(name, key);
  };
}

export interface LoggedIn {
  user: Me;
  auth: string;
  /** For the header `device` of later logins (docs/rules.md#accounts-17). */
  deviceToken: string;
}

interface NewSession {
  admin: boolean;
  /** The header `device`. */
  device: string | undefined;
  userAgent: string | undefined;
}

interface LoginRequest extends CallerAtDoor, NewSession {
  /** Undefined for what cannot be an address. */
  address: string | undefined;
  device: string | undefined;
}

/**
 * Creates the session once no further factor is required. All but a new account and a completed second step come here
 * by `letIn`.
 * @throws AppError 'account-suspended', told only to a caller who proved to be the user
 */
export async function enter(db: Db, user: User, { admin, device, userAgent }: NewSession): Promise<LoggedIn> {
  if (user.suspended) throw new AppError('account-suspended');
  const deviceToken = await rememberDevice(db, user.id, device);
  const auth = await startSession(db, user.id, { admin, userAgent });
  return { user: presentMe(user, { admin }), auth, deviceToken };
}

/**
 * Gives a caller who proved to be the user, by password or by code, a session or a ticket for the second step. In the
 * transaction that uses up a code, the code stays used up either way.
 * @throws AppError 'wrong-login' where the user took another password meanwhile
 */
export async function letIn(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  user: User,
  session: NewSession,
): Promise<LoggedIn | SecondFactorAsked> {
  const held = await holdAsProved(db, user);
  if (!held) throw new AppError('wrong-login');
  const asked = await askSecondStep(db, settings, { userId: user.id, admin: session.admin });
  return asked ?? enter(db, held, session);
}

/**
 * A wrong address and a wrong password get the same answer in the same time.
 * @throws AppError 'wrong-login', 'not-an-admin', 'too-many'
 */
export async function login(
  services: Services,
  request: LoginRequest & { password: string },
): Promise<LoggedIn | SecondFactorAsked> {
  const { db, settings } = services;
  const { address = '', password, admin } = request;
  const giveBack = await countTry(services, { ...request, address });
  const user = await findUserByAddress(db, address);
  const right = (await isPassword(user?.passwordHash, password)) && !isShutOut(settings, user);
  const listed = user !== undefined && isListedAdmin(settings, user);
  if (admin && !(right && listed)) await noteFailedAdminLogin(db, user?.id ?? null);
  if (!user || !right) throw new AppError('wrong-login');
  await giveBack();
  if (admin && !listed) throw new AppError('not-an-admin');
  return db.transaction().execute((tx) => letIn({ db: tx, settings }, user, request));
}

function asWrongCode(refused: unknown): AppError {
  if (refused instanceof AppError && refused.problem === wrongCode.reset) return refused;
  throw refused;
}

/**
 * A code of `/send-mail` in place of the password; the login uses it up. No wrong password closes this way
 * (docs/rules.md#accounts-18).
 * @throws AppError 'wrong-reset-code', 'not-an-admin', 'too-many'
 */
export async function loginByCode(
  services: Services,
  request: LoginRequest & { otp: string },
): Promise<LoggedIn | SecondFactorAsked> {
  const { db, settings, secrets } = services;
  const { address = '', admin } = request;
  const typed = { ...request, address, purpose: 'reset' } as const;
  const wrong = await requireCode(services, typed).then(() => undefined, asWrongCode);
  const user = await findUserByAddress(db, address);
  const listed = user !== undefined && isListedAdmin(settings, user);
  if (admin && (wrong || !listed)) await noteFailedAdminLogin(db, user?.id ?? null);
  if (wrong) throw wrong;
  if (admin && !listed) throw new AppError('not-an-admin');
  return db.transaction().execute(async (tx) => {
    if (!user || !(await useCode(tx, codeKey(secrets, typed)))) throw new AppError(wrongCode.reset);
    return letIn({ db: tx, settings }, user, request);
  });
}
