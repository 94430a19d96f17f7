import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findUserByAddress } from '../users/account.data.ts';
import { tellSecondFactor } from './factor-news.rules.ts';
import { deleteFactor } from './tickets/factor.data.ts';
import { forgetTickets } from './tickets/ticket.data.ts';

/**
 * For the operator, when phone and recovery codes are lost: the user is told, and an admin's line stands in the audit
 * log as if they had ended it themselves.
 * @returns whether this address had one
 */
export async function liftSecondFactor(
  db: Db,
  settings: Pick<Settings, 'adminEmails' | 'demoAdmin'>,
  email: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await findUserByAddress(tx, email.trim().toLowerCase());
    if (!user || !(await deleteFactor(tx, user.id))) return false;
    await forgetTickets(tx, user.id);
    await tellSecondFactor(tx, settings, { user, what: 'second-factor-off' });
    return true;
  });
}
