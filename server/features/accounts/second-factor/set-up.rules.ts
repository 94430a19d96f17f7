import type { SecondFactorSetup } from '#contract/accounts/second-factor.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { User } from '../users/user-rows.data.ts';
import { tellSecondFactor } from './factor-news.rules.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  presentRecoveryCode,
  wrongSecondCode,
} from './second-code.rules.ts';
import { describeSecret, newAppSecret, noStep, stepOfCode } from './tickets/app-codes.rules.ts';
import { insertFactor } from './tickets/factor.data.ts';

/** A fresh secret as it is kept. */
export const newSealedSecret = ({ secrets }: Services): Buffer => secrets.encrypt(newAppSecret());

/** The secret for the user's app, where it is named by their address. */
export const presentSetup = ({ secrets }: Services, user: User, sealed: Buffer): SecondFactorSetup =>
  describeSecret(secrets.decrypt(sealed), user.email ?? user.phone ?? user.fullname);

/**
 * Makes it the user's second factor when the code is one of its codes.
 * @returns the recovery codes, shown this once
 * @throws AppError 'second-code-wrong', 'second-factor-on' where another was set up meanwhile
 */
export async function setUpFactor(
  tx: Db,
  services: Services,
  { user, sealedSecret, code }: { user: User; sealedSecret: Buffer; code: string },
): Promise<string[]> {
  const { secrets, settings } = services;
  const step = stepOfCode(secrets.decrypt(sealedSecret), code, Date.now());
  if (step === noStep) throw wrongSecondCode();
  const codes = newRecoveryCodes();
  const recoveryHashes = codes.map((one) => hashRecoveryCode(secrets, user.id, one));
  const isMade = await insertFactor(tx, { userId: user.id, sealedSecret, step, recoveryHashes });
  if (!isMade) throw new AppError('second-factor-on');
  await tellSecondFactor(tx, settings, { user, what: 'second-factor-on' });
  return codes.map(presentRecoveryCode);
}
