import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findUserByEmail } from '../users/account.data.ts';
import { type CodeKey, type CodePurpose, tryCode } from './codes.data.ts';

export interface TypedCode {
  email: string;
  purpose: CodePurpose;
  otp: string;
  ip: string;
}

const wrongCode = { signup: 'wrong-code', reset: 'wrong-reset-code' } as const;

export function codeKey(secrets: Secrets, { email, purpose, otp }: Omit<TypedCode, 'ip'>): CodeKey {
  return { email, purpose, hash: secrets.keyedHash('code', `${email}\n${purpose}\n${otp}`) };
}

/** The kind of failure; the message itself may quote the address. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Counts a try. @throws AppError 'wrong-code' or 'wrong-reset-code' unless it is the code and open */
export async function requireCode({ db, limits, secrets }: Services, typed: TypedCode): Promise<void> {
  await limits.take('code-try-by-caller', typed.ip);
  const caller = secrets.keyedHash('caller', typed.ip).toString('base64url');
  if (!(await tryCode(db, codeKey(secrets, typed), caller))) throw new AppError(wrongCode[typed.purpose]);
}

/** For `/verifyOtp`: a registered address can only have asked for a reset. */
export async function verifyCode(services: Services, typed: Omit<TypedCode, 'purpose'>): Promise<void> {
  const user = await findUserByEmail(services.db, typed.email);
  await requireCode(services, { ...typed, purpose: user ? 'reset' : 'signup' });
}
