import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength, type Language } from '#contract/accounts/account.ts';
import { saysFull } from '#server/platform/config/free-space.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { takeAll } from '#server/platform/http/limits/rate-limits.ts';
import { renderMail } from '#server/platform/mail/render-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findUserByEmail } from '../users/account.data.ts';
import { type CodePurpose, storeCode } from './codes.data.ts';
import { codeKey, codeOf } from './codes.rules.ts';

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
  /** The language of the page that asks; without it the user's own. */
  language: Language | undefined;
  ip: string;
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

const templates = { signup: 'signup-code', reset: 'reset-code' } as const;

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
    throw new AppError(saysFull(error) ? 'storage-full' : 'mail-failed');
  }
}
