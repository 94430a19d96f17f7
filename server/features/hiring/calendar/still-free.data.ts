import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Blocks that an answer made bear this in front of their name. */
const mark = 'still-free:';

export const answerId = (listingId: string, now: Date): string => `${mark}${listingId}:${now.getTime()}`;

/** Takes back what an earlier answer kept free from today on. */
export async function forgetAnswers(transaction: Db, userId: string, today: string): Promise<void> {
  await sql`
    delete from blocks
    where owner_id = ${userId}::uuid and client_id like ${`${mark}%`} and last_day >= ${today}::date`.execute(
    transaction,
  );
}
