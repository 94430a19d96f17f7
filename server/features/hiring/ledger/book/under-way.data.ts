import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The work of a booking has begun. @param by null where both sides said it @returns whether it was agreed until now; else it stays as it is */
export async function startWork(
  transaction: Db,
  { bookingId, by, now }: { bookingId: string; by: string | null; now: Date },
): Promise<boolean> {
  const row = await transaction
    .updateTable('bookings')
    .set({
      status: 'under_way',
      status_by: by,
      status_at: now,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', bookingId)
    .where('status', '=', 'agreed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
