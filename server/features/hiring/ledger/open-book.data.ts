import type { Db } from '#server/platform/database/database.ts';

const noHash = Buffer.alloc(32);

/** The hajri book of a booking, empty; in the transaction that makes the booking. */
export async function openBook(transaction: Db, bookingId: string): Promise<void> {
  await transaction.insertInto('ledgers').values({ booking_id: bookingId, head: noHash }).execute();
}
