import { sql } from 'kysely';
import { newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import { forgetTickets } from '../second-factor/tickets/ticket.data.ts';
import { deviceOf } from './list/device/device-kind.rules.ts';

/**
 * @param userAgent of which a word for the device and one for the browser are kept
 * @returns the new session's token
 */
export async function startSession(
  db: Db,
  userId: string,
  { admin, userAgent }: { admin: boolean; userAgent: string | undefined },
): Promise<string> {
  const token = newToken();
  const life = admin ? '8 hours' : '30 days';
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      admin,
      ...deviceOf(userAgent),
      expires_at: sql<Date>`now() + ${life}::interval`,
    })
    .execute();
  return token;
}

/** Ends one session, or all of a user, or all but one; with more than one also the logins that wait for a second step. `forgetCallers` goes with it, after the commit. */
export async function endSessions(
  db: Db,
  userId: string,
  which: { only?: Buffer; except?: Buffer } = {},
): Promise<void> {
  let ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.only) ended = ended.where('token_hash', '=', which.only);
  if (which.except) ended = ended.where('token_hash', '!=', which.except);
  await ended.execute();
  if (!which.only) await forgetTickets(db, userId);
}
