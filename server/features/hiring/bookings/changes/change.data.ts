import type { Db } from '#server/platform/database/database.ts';
import type { ChangeRow } from '../booking-page.data.ts';

export const findChangeByClientId = (
  db: Db,
  authorId: string,
  clientId: string,
): Promise<ChangeRow | undefined> =>
  db
    .selectFrom('booking_changes')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

export const findChange = (db: Db, id: string): Promise<ChangeRow | undefined> =>
  db.selectFrom('booking_changes').selectAll().where('id', '=', id).executeTakeFirst();

export const lockChange = (transaction: Db, id: string): Promise<ChangeRow | undefined> =>
  transaction.selectFrom('booking_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Ends what waited too long, so that a new change can be asked for. */
export async function expireChanges(db: Db, now: Date, bookingId?: string): Promise<void> {
  await db
    .updateTable('booking_changes')
    .set({ status: 'expired' })
    .where('status', '=', 'asked')
    .where('expires_at', '<=', now)
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .execute();
}

/** @returns undefined where another change waits already */
export async function insertChange(
  transaction: Db,
  change: {
    bookingId: string;
    authorId: string;
    clientId: string;
    wanted: ChangeRow['wanted'];
    expiresAt: Date;
    now: Date;
  },
): Promise<ChangeRow | undefined> {
  const { bookingId, authorId, clientId, wanted, expiresAt, now } = change;
  const open = await transaction
    .selectFrom('booking_changes')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'asked')
    .executeTakeFirst();
  if (open) return undefined;
  return transaction
    .insertInto('booking_changes')
    .values({
      booking_id: bookingId,
      author_id: authorId,
      client_id: clientId,
      wanted: JSON.stringify(wanted),
      expires_at: expiresAt,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setChangeStatus(
  transaction: Db,
  id: string,
  status: 'accepted' | 'declined',
): Promise<void> {
  await transaction.updateTable('booking_changes').set({ status }).where('id', '=', id).execute();
}
