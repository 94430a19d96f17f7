import { sendResetCode, sendSignupCode } from '#contract/accounts/account.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { writtenLanguage } from '#web/shared/i18n/messages.ts';
import { type Address, sameAddress } from '../form/address.ts';
import { keepTyped, type Purpose, readTyped } from '../form/typed.ts';

const minute = 60_000;

/** A code lives 10 minutes; who comes back before half of them types the one that was mailed. */
const stillGood = 5 * minute;

/** Nothing, where a wrong clock dated it in the future. */
const sentAt = (purpose: Purpose, address: string): number => {
  const sent = readTyped().sent[purpose];
  const isKnown = sent?.address === sameAddress(address) && Number.isFinite(passedSince(sent.at));
  return isKnown ? sent.at : 0;
};

const noteSent = (purpose: Purpose, address: string, at: number) =>
  keepTyped({ sent: { ...readTyped().sent, [purpose]: { address: sameAddress(address), at } } });

/** docs/rules.md#accounts-3. Written again: the contract's module brings its schemas along. */
export const codeLength = 6;

export const codeWasSent = (purpose: Purpose, address: string): boolean => sentAt(purpose, address) > 0;

/** A code can be asked for once a minute (docs/rules.md#accounts-4). @returns when the next may be, in ms since 1970 */
export const nextCodeAt = (purpose: Purpose, address: string): number => sentAt(purpose, address) + minute;

/** Mails a code unless one was mailed a few minutes ago; `anew` mails one in any case. @throws CallError */
export async function askForCode(
  purpose: Purpose,
  { value, body }: Pick<Address, 'value' | 'body'>,
  anew = false,
): Promise<void> {
  if (!anew && passedSince(sentAt(purpose, value)) < stillGood) return;
  try {
    await call(purpose === 'register' ? sendSignupCode : sendResetCode, {
      body: { ...body, language: writtenLanguage() },
      device: true,
    });
    noteSent(purpose, value, Date.now());
  } catch (error) {
    // A code was mailed within the last minute, perhaps from another tab: the user types that code.
    if (!(error instanceof CallError && error.problem === 'code-wait')) throw error;
    noteSent(purpose, value, Date.now() - minute + Math.min(minute, (error.retryAfter ?? 60) * 1000));
  }
}
