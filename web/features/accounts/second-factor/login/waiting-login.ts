import type { Me, SecondFactorAsked } from '#contract/accounts/account.ts';
import { keepDevice } from '#web/shared/api/api.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { inTab } from '#web/shared/api/storage.ts';
import { forgetTyped } from '../../form/typed.ts';

/** A login whose password was right and whose second step is to come. */
export interface WaitingLogin extends SecondFactorAsked {
  admin: boolean;
}

const storageKey = 'neev:second-step';

/** Kept over a reload, in this tab alone; the server forgets it after some minutes. */
export function keepWaiting({ secondFactor, ticket }: SecondFactorAsked, admin: boolean): void {
  const waiting: WaitingLogin = { secondFactor, ticket, admin };
  inTab.hold(storageKey, JSON.stringify(waiting));
}

export function readWaiting(): WaitingLogin | undefined {
  try {
    return JSON.parse(inTab.get(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const forgetWaiting = (): void => inTab.remove(storageKey);

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
