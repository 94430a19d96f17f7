import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

// Of unread messages one mail at most is sent in each absence of a user.

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
