import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Gone, lapsedByBooking } from '../offers/lapse.data.ts';
import { takePlaces } from '../offers/take-places.rules.ts';
import { releaseReservations } from './booking.data.ts';
import type { HeldBooking } from './held-booking.rules.ts';

/** A booking that will not be: its units are free, its places are open, and who lost them to it hears so. */
export async function freeBooking(
  transaction: Db,
  after: After,
  { held: { request, item, booking }, gone, now }: { held: HeldBooking; gone?: Gone; now: Date },
): Promise<void> {
  await tellFreeAgain(transaction, after, { bookingId: booking.id, gone, now });
  await releaseReservations(transaction, booking.id, now);
  await takePlaces(transaction, after, { request, itemId: item.id, amount: -booking.count, now });
}

/** Authors of offers that lapsed because these units were taken on these days, while they could still be agreed. */
async function tellFreeAgain(
  transaction: Db,
  after: After,
  { bookingId, gone, now }: { bookingId: string; gone: Gone | undefined; now: Date },
): Promise<void> {
  const rows = await lapsedByBooking(transaction, bookingId, { gone, now });
  await addNews(transaction, after, {
    now,
    news: rows.map((row) => ({
      to: [row.author_id],
      kind: 'free',
      facts: {
        listing: { kind: row.listing_of, _id: row.listing_id, name: row.listing_name },
        about: { kind: 'request', _id: row.request_id },
      },
      act: `free-again:${row.id}:${bookingId}`,
    })),
  });
}
