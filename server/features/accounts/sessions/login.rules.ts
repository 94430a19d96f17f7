import type { Me, SecondFactorAsked } from '#contract/accounts/account.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { askSecondStep } from '../second-factor/tickets/ask-second-step.ts';
import { findUserByEmail, noteFailedAdminLogin } from '../users/account.data.ts';
import { presentMe } from '../users/user-view.ts';
import { isListedAdmin } from './admins.ts';
import { countTry } from './login-tries.rules.ts';
import { isPassword } from './passwords.ts';
import { startSession } from './sessions.ts';

export interface LoggedIn {
  user: Me;
  auth: string;
}

/**
 * A wrong address and a wrong password get the same answer in the same time.
 * @throws AppError 'wrong-login', 'not-an-admin', 'too-many'
 */
export async function login(
  services: Services,
  request: {
    email: string | undefined;
    password: string;
    admin: boolean;
    ip: string;
    userAgent: string | undefined;
  },
): Promise<LoggedIn | SecondFactorAsked> {
  const { db, settings } = services;
  const { email = '', password, admin, ip, userAgent } = request;
  const giveBack = await countTry(services, { email, ip });
  const user = await findUserByEmail(db, email);
  const right = await isPassword(user?.passwordHash, password);
  const listed = user !== undefined && isListedAdmin(settings, user);
  if (admin && !(right && listed)) await noteFailedAdminLogin(db, user?.id ?? null);
  if (!user || !right) throw new AppError('wrong-login');
  await giveBack();
  if (admin && !listed) throw new AppError('not-an-admin');
  const asked = await askSecondStep(db, settings, { userId: user.id, admin });
  if (asked) return asked;
  return { user: presentMe(user, { admin }), auth: await startSession(db, user.id, { admin, userAgent }) };
}
