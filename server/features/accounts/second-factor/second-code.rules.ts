import { randomInt } from 'node:crypto';
import { codeAlphabet } from '#contract/accounts/account.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { User } from '../users/user-rows.data.ts';
import { tellSecondFactor } from './factor-news.rules.ts';
import { noStep, stepOfCode } from './tickets/app-codes.rules.ts';
import { findFactorState, findSealedSecret, useRecoveryCode, useStep } from './tickets/factor.data.ts';

const count = 10;
const length = 10;

/** Ten of ten signs, none that look alike: 49 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''),
  );

/** In two halves, as they are shown and written down. */
export const presentRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** What is kept of one; a new secret key leaves it as it is. @param code as `secondCode` reads it: capitals, without hyphens and spaces */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string): Buffer =>
  secrets.keyedHash('recovery', `${userId} ${code}`);

/** Counts one try of a second code. @returns how to give it back when it was right */
export async function countSecondTry({ limits }: Services, userId: string): Promise<() => Promise<void>> {
  await limits.take('second-code-by-user', userId);
  return () => limits.giveBack('second-code-by-user', userId);
}

/**
 * Uses up a code of the app, or a recovery code. A wrong one and one that was used before take the same steps.
 * @throws AppError 'second-code-wrong'
 */
export async function spendSecondCode(
  tx: Db,
  services: Services,
  { user, code }: { user: User; code: string },
): Promise<void> {
  const { secrets, settings } = services;
  if (/^\d{6}$/.test(code)) {
    const sealed = await findSealedSecret(tx, user.id);
    const step = sealed ? stepOfCode(secrets.decrypt(sealed), code, Date.now()) : noStep;
    if (await useStep(tx, user.id, step)) return;
  } else if (await useRecoveryCode(tx, user.id, hashRecoveryCode(secrets, user.id, code))) {
    const left = (await findFactorState(tx, user.id))?.recoveryCodesLeft ?? 0;
    return tellSecondFactor(tx, settings, { user, what: 'recovery-code-used', left });
  }
  throw wrongSecondCode();
}

export const wrongSecondCode = (): AppError =>
  new AppError('second-code-wrong', { errors: [{ path: 'code', problem: 'second-code-wrong' }] });
