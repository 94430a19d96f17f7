import type { Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { WageClaimsTable } from '#server/platform/database/tables/hiring/evidence-tables.ts';

export type ClaimRow = Selectable<WageClaimsTable>;

export const findClaim = (db: Db, bookingId: string): Promise<ClaimRow | undefined> =>
  db.selectFrom('wage_claims').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();

export const claimsOf = (db: Db, authorId: string): Promise<ClaimRow[]> =>
  db.selectFrom('wage_claims').selectAll().where('author_id', '=', authorId).orderBy('booking_id').execute();

/** Holds the row until the transaction ends; the first call makes it. */
export async function lockClaim(
  transaction: Db,
  { bookingId, authorId }: { bookingId: string; authorId: string },
): Promise<ClaimRow> {
  await transaction
    .insertInto('wage_claims')
    .values({ booking_id: bookingId, author_id: authorId })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
  return transaction
    .selectFrom('wage_claims')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const updateClaim = (
  transaction: Db,
  bookingId: string,
  columns: Partial<Pick<ClaimRow, 'reminded_at' | 'claimed_at' | 'claimed' | 'ended_at' | 'ended_why'>>,
): Promise<ClaimRow> =>
  transaction
    .updateTable('wage_claims')
    .set(columns)
    .where('booking_id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Those of a provider whose account ends. @returns their bookings */
export async function deleteClaimsOf(transaction: Db, authorId: string): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('wage_claims')
    .where('author_id', '=', authorId)
    .returning('booking_id')
    .execute();
  return rows.map((row) => row.booking_id);
}
