import { type RawBuilder, sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { After } from '../in-transaction.rules.ts';
import { addNews } from '../news.rules.ts';
import { takePlaces } from '../offers/take-places.rules.ts';
import { releaseReservations } from './booking.data.ts';
import type { HeldBooking } from './held-booking.rules.ts';

/** A user or a listing that is about to be gone: nobody is told that it is free again. */
export type Gone = { userId: string } | { listingId: string };

/** A booking that will not be: its units are free, its places are open, and who lost them to it hears so. */
export async function freeBooking(
  transaction: Db,
  after: After,
  { held: { request, item, booking }, gone, now }: { held: HeldBooking; gone?: Gone; now: Date },
): Promise<void> {
  await tellFreeAgain(transaction, after, { bookingId: booking.id, gone, now });
  await releaseReservations(transaction, booking.id, now);
  await takePlaces(transaction, after, { request, item, amount: -booking.count, now });
}

/** Of the offers `o` those whose two sides and listing stay. */
const stays = (gone: Gone | undefined): RawBuilder<unknown> => {
  if (gone === undefined) return sql`true`;
  if ('listingId' in gone) return sql`o.listing_id <> ${gone.listingId}::uuid`;
  return sql`${gone.userId}::uuid not in (o.provider_id, o.customer_id)`;
};

/** Authors of offers that lapsed because these units were taken on these days, while they could still be agreed. */
async function tellFreeAgain(
  transaction: Db,
  after: After,
  { bookingId, gone, now }: { bookingId: string; gone: Gone | undefined; now: Date },
): Promise<void> {
  const { rows } = await sql<{
    id: string;
    author_id: string;
    listing_of: HiringKind;
    listing_id: string;
    listing_name: string;
    request_id: string;
  }>`
    select o.id, o.author_id, o.listing_of, o.listing_id, o.listing_name, i.request_id
    from offers o join request_items i on i.id = o.item_id join requests q on q.id = i.request_id
    where o.status = 'lapsed' and o.lapsed_why = 'taken' and q.status = 'open' and q.expires_at > ${now}
      and ${stays(gone)}
      and exists (select from reservations r
        join listing_units lu on lu.unit_id = r.unit_id and (lu.provider_id = o.listing_id or lu.product_id = o.listing_id)
        where r.booking_id = ${bookingId}::uuid and r.released_at is null and r.span && o.spans)`.execute(
    transaction,
  );
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
