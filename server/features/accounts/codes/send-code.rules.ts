import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength, type Language } from '#contract/accounts/account.ts';
import { isPhone } from '#contract/accounts/address.ts';
import type { ProblemName } from '#contract/problems.ts';
import { codeOf } from '#server/platform/config/error-facts.ts';
import { saysFull } from '#server/platform/config/free-space.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { LimitName } from '#server/platform/http/limit-rules.ts';
import { takeAll } from '#server/platform/http/rate-limits.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { renderMail } from '#server/platform/mail/render-mail.ts';
import { codeText } from '#server/platform/mail/sms/sms-texts.ts';
import type { Services } from '#server/platform/services.ts';
import { findUserByAddress } from '../users/account.data.ts';
import { findDevice } from '../users/devices.rules.ts';
import { type CodePurpose, dropCode, hasCode, storeCode } from './codes.data.ts';
import { type CallerAtDoor, callerName, codeKey } from './codes.rules.ts';

interface CodeRequest extends CallerAtDoor {
  /** An e-mail or a phone. */
  address: string;
  purpose: CodePurpose;
  /** The language of the page that asks; without it the user's own. */
  language: Language | undefined;
}

/** For a phone of digits alone: ten keys type it (docs/rules.md#accounts-28). */
function newCode(address: string): string {
  const alphabet = isPhone(address) ? '0123456789' : codeAlphabet;
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

const templates = { signup: 'signup-code', reset: 'reset-code', helped: 'helped-code' } as const;

const taken = (address: string) => (isPhone(address) ? 'phone-taken' : 'email-taken');
const unknown = (address: string) => (isPhone(address) ? 'phone-unknown' : 'email-unknown');

/**
 * Counts the request. A device of the owner counts for itself. All callers together get so many for an address; once
 * they are used up there is still one to be had where none is good any more: strangers who ask for codes keep nobody
 * out, as each of them lies in the owner's mailbox (docs/rules.md#accounts-16). Of a label that nobody has yet there is none:
 * anybody makes up another.
 * @returns how to give back what was counted for the address
 */
async function countRequest(
  { db, limits }: Services,
  { address, purpose, ip }: CodeRequest,
  known: string | undefined,
): Promise<() => Promise<void>> {
  const mailbox = mailboxOf(address);
  const wait = `${purpose} ${mailbox}`;
  const own: [LimitName, string][] = known
    ? [
        ['code-wait', `${wait} ${known}`],
        ['code-by-device', known],
      ]
    : [
        ['code-wait', wait],
        ['code-by-caller-and-address', `${mailbox} ${ip}`],
      ];
  const byCaller: [LimitName, string][] = known ? [] : [['code-by-caller', ip]];
  const giveBack = async (counted: [LimitName, string][]) => {
    for (const [name, key] of counted) await limits.giveBack(name, key);
  };
  // By phone and device first: what is told is the time that is left of the nearest limit.
  await takeAll(limits, [...own, ...byCaller]);
  if (known) return () => giveBack(own);
  try {
    await limits.take('code-by-address', mailbox);
  } catch (refused) {
    const isNewLabel = purpose === 'signup' && address !== mailbox;
    if (!isNewLabel && !(await hasCode(db, { address, purpose }))) return () => giveBack(own);
    await giveBack([...byCaller, ...own]);
    throw refused;
  }
  return () => giveBack([...own, ['code-by-address', mailbox]]);
}

/** @throws AppError 'email-taken', 'email-unknown', 'phone-taken', 'phone-unknown', 'too-many', 'code-wait', 'mail-failed' */
export async function sendCode(services: Services, request: CodeRequest): Promise<void> {
  const { address, purpose, ip } = request;
  const { db, limits, secrets } = services;
  const user = await findUserByAddress(db, address);
  const refusal = refusalOf(purpose, address, user !== undefined);
  if (refusal) {
    // These answers tell registered addresses apart, so they count for the caller, but cost no waiting.
    await limits.take('code-refused-by-caller', ip);
    throw new AppError(refusal);
  }
  const known = await findDevice(db, request);
  const giveBack = await countRequest(services, request, known);
  const otp = newCode(address);
  const key = codeKey(secrets, { address, purpose, otp });
  await storeCode(db, key, known ?? callerName(secrets, ip));
  try {
    const language = request.language ?? user?.language ?? 'en';
    await (isPhone(address) ? textCode : mailCode)(services, { ...request, language }, otp);
  } catch (error) {
    await dropCode(db, key);
    await giveBack();
    // Its kind alone: the message may quote the address.
    services.log.warn({ code: codeOf(error) }, 'a code did not leave');
    throw new AppError(saysFull(error) ? 'storage-full' : 'mail-failed');
  }
}

function refusalOf(purpose: CodePurpose, address: string, registered: boolean): ProblemName | undefined {
  if (purpose === 'signup' && registered) return taken(address);
  if (purpose === 'reset' && !registered) return unknown(address);
  return undefined;
}

type Outgoing = CodeRequest & { language: Language };

async function textCode({ sms, settings }: Services, to: Outgoing, code: string): Promise<void> {
  const template = templates[to.purpose];
  const { language } = to;
  const text = codeText({ template, code, language }, settings.publicUrl);
  await sms.send({ to: to.address, text, template: `${template}-${language}` });
}

async function mailCode(
  { mailer, settings }: Services,
  { address, purpose, language }: Outgoing,
  code: string,
): Promise<void> {
  if (purpose === 'helped') throw new Error('who is helped confirms on their phone');
  const template = templates[purpose];
  await mailer.send({
    to: address,
    ...renderMail({ template, facts: { code }, language }, settings.publicUrl),
  });
}
