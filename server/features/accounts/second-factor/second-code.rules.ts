import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { User } from '../users/user-rows.data.ts';
import { tellSecondFactor } from './factor-news.rules.ts';
import { hashRecoveryCode } from './recovery-codes.rules.ts';
import { noStep, stepOfCode } from './tickets/app-codes.rules.ts';
import { findFactorState, findSealedSecret, useRecoveryCode, useStep } from './tickets/factor.data.ts';

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
