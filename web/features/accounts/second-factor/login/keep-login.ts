import type { Me, SecondFactorAsked } from '#contract/accounts/account.ts';
import { keepDevice } from '#web/shared/api/device.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { forgetTyped } from '../../form/typed.ts';
import { keepWaiting } from './waiting-login.ts';

type LoginAnswer = { user: Me; auth: string; deviceToken: string } | SecondFactorAsked;

/** Keeps what a login answered. @returns whether one is logged in; else its second step is to come */
export function keepLogin(answer: LoginAnswer, admin: boolean): boolean {
  if ('secondFactor' in answer) {
    keepWaiting(answer, admin);
    return false;
  }
  forgetTyped();
  keepDevice(answer.deviceToken);
  storeSession(answer.user, answer.auth);
  return true;
}
