import type { SecondFactorAsked } from '#contract/accounts/account.ts';
import { inTab } from '#web/shared/api/storage.ts';

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
