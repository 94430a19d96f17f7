import type { SecondFactorAsked } from '#contract/accounts/account.ts';
import { newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSealedSecret } from './factor.data.ts';
import { insertTicket } from './ticket.data.ts';

/**
 * The last thing before a session starts, whatever was right before: who has a second factor, and an admin who must
 * have one, gets a ticket in place of it (docs/rules.md#accounts-19).
 * @param who `admin`: whether an admin's session is asked for, by somebody who is listed as one
 * @returns undefined where nothing more is needed
 */
export async function askSecondStep(
  db: Db,
  settings: Pick<Settings, 'adminSecondFactor'>,
  who: { userId: string; admin: boolean },
): Promise<SecondFactorAsked | undefined> {
  const has = (await findSealedSecret(db, who.userId)) !== undefined;
  if (!has && !(who.admin && settings.adminSecondFactor)) return undefined;
  const ticket = newToken();
  await insertTicket(db, tokenHash(ticket), { ...who, enrol: !has });
  return { secondFactor: has ? 'code' : 'enrol', ticket };
}
