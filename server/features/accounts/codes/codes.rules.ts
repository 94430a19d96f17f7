import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength, type Language } from '#contract/accounts/account.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { takeAll } from '#server/platform/http/rate-limits.ts';
import { renderMail } from '#server/platform/mail/render-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findUserByEmail } from '../users/account.data.ts';
import { type CodeKey, type CodePurpose, storeCode, tryCode } from './codes.data.ts';

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /** Of the page that asks; without it the user's own. */
  language: Language | undefined;
  ip: string;
}
export interface TypedCode {
  email: string;
  purpose: CodePurpose;
  otp: string;
  ip: string;
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

const templates = { signup: 'signup-code', reset: 'reset-code' } as const;
const wrongCode = { signup: 'wrong-code', reset: 'wrong-reset-code' } as const;

export function codeKey(secrets: Secrets, { email, purpose, otp }: Omit<TypedCode, 'ip'>): CodeKey {
  return { email, purpose, hash: secrets.keyedHash('code', `${email}\n${purpose}\n${otp}`) };
}

/** @throws AppError 'email-taken', 'email-unknown', 'too-many', 'code-wait', 'mail-failed' */
export async function sendCode(services: Services, request: CodeRequest): Promise<void> {
  const { email, purpose, ip } = request;
  const { db, limits, secrets } = services;
  const user = await findUserByEmail(db, email);
  const refusal = user ? purpose === 'signup' && 'email-taken' : purpose === 'reset' && 'email-unknown';
  if (refusal) {
    // These answers tell registered addresses apart, so they count for the caller, but cost no waiting.
    await limits.take('code-by-caller', ip);
    throw new AppError(refusal);
  }
  await takeAll(limits, [
    ['code-by-caller', ip],
    ['code-wait', `${purpose} ${email}`],
    ['code-by-address', email],
  ]);
  const otp = newCode();
  await storeCode(db, codeKey(secrets, { email, purpose, otp }));
  await mailCode(services, { ...request, language: request.language ?? user?.language ?? 'en' }, otp);
}

async function mailCode(
  { mailer, settings, limits, log }: Services,
  { email, purpose, language }: CodeRequest & { language: Language },
  code: string,
): Promise<void> {
  const text = renderMail({ template: templates[purpose], facts: { code }, language }, settings.publicUrl);
  try {
    await mailer.send({ to: email, ...text });
  } catch (error) {
    log.warn({ code: codeOf(error) }, 'a mail with a code did not leave');
    await limits.giveBack('code-wait', `${purpose} ${email}`);
    await limits.giveBack('code-by-address', email);
    throw new AppError('mail-failed');
  }
}

/** The kind of failure; the message itself may quote the address. */
const codeOf = (error: unknown): unknown =>
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
