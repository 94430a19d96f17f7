import { login, signup } from '#contract/accounts/account.calls.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { writtenLanguage } from '#web/shared/i18n/messages.ts';
import { hasAgreed, keepAgreed } from '#web/shared/voice/mode.ts';
import { askForCode } from '../code/sent-codes.ts';
import type { Purpose } from '../form/typed.ts';
import { keepLogin } from '../second-factor/login/waiting-login.ts';

const said: Record<string, SayKey> = {
  'wrong-code': 'codeWrong',
  'code-missing': 'codeWrong',
  'phone-invalid': 'phoneWrong',
};

const problemOf = (error: unknown): string => (error instanceof CallError ? error.problem : '');

/** What is said to a refusal; what has no words of its own did not work. */
export const sayingOf = (error: unknown): SayKey => said[problemOf(error)] ?? 'failed';

/** The account is there already, or is not there yet: the other kind of code is the one. */
const otherWay: Record<string, Purpose> = { 'phone-taken': 'forgot', 'phone-unknown': 'register' };

interface Asking {
  phone: string;
  purpose: Purpose;
  anew: boolean;
  /** Whether somebody new may be sent a code: nothing of theirs is stored before they agreed and gave a name. */
  mayBegin: boolean;
}

/** @returns for what a code was asked: a new account, or the one that this phone has. @throws CallError */
export async function askWhereKnown({ phone, purpose, anew, mayBegin }: Asking): Promise<Purpose> {
  const address = { value: phone, body: { phone } };
  try {
    await askForCode(purpose, address, anew);
    return purpose;
  } catch (error) {
    const other = otherWay[problemOf(error)];
    if (!other || other === purpose) throw error;
    // Who is new is asked for the rest on the way to the code.
    if (other === 'forgot' || mayBegin) await askForCode(other, address, anew);
    return other;
  }
}

interface Entering {
  phone: string;
  fullname: string;
  otp: string;
}

/** @returns whether one is logged in; else a second step is to come. @throws CallError */
export async function enterAccount(purpose: Purpose, { phone, fullname, otp }: Entering): Promise<boolean> {
  if (purpose === 'forgot')
    return keepLogin(await call(login, { body: { phone, otp, admin: false }, device: true }), false);
  const agreed = hasAgreed();
  const body = { fullname, phone, otp, language: writtenLanguage() };
  const { newUser, ...tokens } = await call(signup, { body });
  keepLogin({ user: newUser, ...tokens }, false);
  // What a guest agreed to is kept under another name than what a user did.
  if (agreed) keepAgreed();
  return true;
}
