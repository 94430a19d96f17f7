import { sql } from 'kysely';
import { paths } from '#contract/paths.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import { updateUser } from '../users/user-writes.data.ts';

// Mails about unread messages for users who are away: the setting, and at most one mail in each absence.

const use = 'away-mails-off';

/** The path of the link that ends these mails for good; it never runs out. */
export const awayMailsOffPath = (secrets: Secrets, userId: string): string =>
  `${paths.unsubscribe}?from=messages&token=${secrets.sign(JSON.stringify([use, userId]))}`;

/** @returns false when the token is not of such a link */
export async function switchOffAwayMails(
  db: Db,
  secrets: Secrets,
  token: string | undefined,
): Promise<boolean> {
  const value = token && secrets.verify(token);
  // What we signed we wrote: its shape is known.
  const [signedFor, userId] = value ? (JSON.parse(value) as [string, string]) : [];
  if (signedFor !== use || !userId) return false;
  await updateUser(db, userId, { awayMails: false });
  return true;
}

/** The absence is over: the next may have its mail. */
export async function endAbsence(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ away_mailed: false })
    .where('id', '=', userId)
    .where('away_mailed', '=', true)
    .execute();
}

/**
 * Takes the one mail of this absence, in the transaction that queues it.
 * @param until time of the newest message that it tells of
 * @returns false when another process took it
 */
export async function takeAwayMail(db: Db, userId: string, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({
      away_mailed: true,
      away_mailed_until: sql<Date>`greatest(away_mailed_until, ${until}::timestamptz)`,
    })
    .where('id', '=', userId)
    .where('away_mailed', '=', false)
    .where('away_mails', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
