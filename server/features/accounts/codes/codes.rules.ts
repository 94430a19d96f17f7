import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findDevice } from '../users/devices.rules.ts';
import { type CodeKey, type CodePurpose, tryCode } from './codes.data.ts';

/** Who calls: for limits. */
export interface CallerAtDoor {
  ip: string;
  /** The header `device`. */
  device: string | undefined;
}

export interface TypedCode extends CallerAtDoor {
  address: string;
  purpose: CodePurpose;
  otp: string;
}

export const wrongCode = {
  signup: 'wrong-code',
  reset: 'wrong-reset-code',
  helped: 'wrong-code',
} as const;

export function codeKey(
  secrets: Secrets,
  { address, purpose, otp }: Pick<TypedCode, 'address' | 'purpose' | 'otp'>,
): CodeKey {
  return { address, purpose, hash: secrets.keyedHash('code', `${address}\n${purpose}\n${otp}`) };
}

/** A caller's address as it is kept beside a code. */
export const callerName = (secrets: Secrets, ip: string): string =>
  secrets.keyedHash('caller', ip).toString('base64url');

/**
 * Counts a try. Whether the address is registered is asked nowhere on the way: the answer, its time and its limits are
 * the same (docs/rules.md#accounts-16).
 * @throws AppError 'wrong-code' or 'wrong-reset-code' unless it is a code and open, 'too-many'
 */
export async function requireCode({ db, limits, secrets }: Services, typed: TypedCode): Promise<void> {
  const known = await findDevice(db, typed);
  if (known) await limits.take('code-try-by-device', known);
  else await limits.take('code-try-by-caller', typed.ip);
  const by = { caller: known ?? callerName(secrets, typed.ip), trusted: known !== undefined };
  if (!(await tryCode(db, codeKey(secrets, typed), by))) throw new AppError(wrongCode[typed.purpose]);
}
