import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength, type Language } from '#contract/accounts/account.ts';
import { saysFull } from '#server/platform/config/free-space.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { LimitName } from '#server/platform/http/limits/limit-rules.ts';
import { takeAll } from '#server/platform/http/limits/rate-limits.ts';
import { renderMail } from '#server/platform/mail/render-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findUserByEmail } from '../users/account.data.ts';
import { findDevice } from '../users/devices/devices.rules.ts';
import { type CodePurpose, dropCode, hasCode, storeCode } from './codes.data.ts';
import { type CallerAtDoor, callerName, codeKey, codeOf } from './codes.rules.ts';

interface CodeRequest extends CallerAtDoor {
  email: string;
  purpose: CodePurpose;
  /** The language of the page that asks; without it the user's own. */
  language: Language | undefined;
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

const templates = { signup: 'signup-code', reset: 'reset-code' } as const;

/**
 * Counts the request. A device of the owner counts for itself. All callers together get so many for an address; once
 * they are used up there is still one to be had where none is good any more: strangers who ask for codes keep nobody
 * out, as each of them lies in the owner's mailbox (docs/rules.md#accounts-16).
 * @returns how to give back what was counted for the address
 */
async function countRequest(
  { db, limits }: Services,
  { email, purpose, ip }: CodeRequest,
  known: string | undefined,
): Promise<() => Promise<void>> {
  const address = `${purpose} ${email}`;
  const own: [LimitName, string][] = known
    ? [
        ['code-wait', `${address} ${known}`],
        ['code-by-device', known],
      ]
    : [
        ['code-wait', address],
        ['code-by-caller-and-address', `${email} ${ip}`],
      ];
  const byCaller: [LimitName, string][] = known ? [] : [['code-by-caller', ip]];
  const giveBack = async (counted: [LimitName, string][]) => {
    for (const [name, key] of counted) await limits.giveBack(name, key);
  };
  await takeAll(limits, [...byCaller, ...own]);
  if (known) return () => giveBack(own);
  try {
    await limits.take('code-by-address', email);
  } catch (refused) {
    if (!(await hasCode(db, { email, purpose }))) return () => giveBack(own);
    await giveBack([...byCaller, ...own]);
    throw refused;
  }
  return () => giveBack([...own, ['code-by-address', email]]);
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
  const known = await findDevice(db, request);
  const giveBack = await countRequest(services, request, known);
  const otp = newCode();
  const key = codeKey(secrets, { email, purpose, otp });
  await storeCode(db, key, known ?? callerName(secrets, ip));
  try {
    await mailCode(services, { ...request, language: request.language ?? user?.language ?? 'en' }, otp);
  } catch (error) {
    await dropCode(db, key);
    await giveBack();
    throw error;
  }
}

/** @throws AppError 'mail-failed' */
async function mailCode(
  { mailer, settings, log }: Services,
  { email, purpose, language }: CodeRequest & { language: Language },
  code: string,
): Promise<void> {
  const text = renderMail({ template: templates[purpose], facts: { code }, language }, settings.publicUrl);
  try {
    await mailer.send({ to: email, ...text });
  } catch (error) {
    log.warn({ code: codeOf(error) }, 'a mail with a code did not leave');
    throw new AppError(saysFull(error) ? 'storage-full' : 'mail-failed');
  }
}
