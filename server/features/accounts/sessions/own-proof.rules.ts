import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { useCode } from '../codes/codes.data.ts';
import { type CallerAtDoor, codeKey, requireCode } from '../codes/codes.rules.ts';
import type { User } from '../users/user-rows.data.ts';
import { requireOwnPassword } from './password.rules.ts';

export interface OwnProof {
  password?: string | undefined;
  /** A code of `/send-mail`. */
  ownOtp?: string | undefined;
}

/**
 * A found session is not enough for what cannot be undone: it takes the password or, where the account has none, a
 * code that goes to its own phone or e-mail, which is used up (docs/rules.md#accounts-23).
 * @throws AppError 'own-password-wrong', 'proof-missing', 'wrong-reset-code', 'too-many'
 */
export async function requireOwnProof(
  services: Services,
  user: User,
  { password = '', ownOtp, ...door }: OwnProof & CallerAtDoor,
): Promise<void> {
  if (user.passwordHash !== null) return requireOwnPassword(services, user, password);
  if (ownOtp === undefined) throw atField('proof-missing');
  const address = user.phone ?? user.email ?? '';
  const typed = { ...door, address, purpose: 'reset', otp: ownOtp } as const;
  await requireCode(services, typed);
  if (!(await useCode(services.db, codeKey(services.secrets, typed)))) throw atField('wrong-reset-code');
}

const atField = (problem: 'proof-missing' | 'wrong-reset-code'): AppError =>
  new AppError(problem, { errors: [{ path: 'ownOtp', problem }] });
