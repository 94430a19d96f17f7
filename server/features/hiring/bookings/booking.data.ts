import { type Selectable, sql, type Updateable } from 'kysely';
import type { Quote } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BookingsTable } from '#server/platform/database/tables/hiring/hiring-tables.ts';
import { recountBooking } from '../calendar/units/standing.data.ts';
import type { OfferRow } from '../offers/offer.data.ts';
import type { RequestRow } from '../requests/request.data.ts';

export type BookingRow = Selectable<BookingsTable>;

/** What was agreed, from the offer that was accepted. */
export async function insertBooking(
  transaction: Db,
  {
    offer,
    count,
    quote,
    total,
    acceptedBy,
    clientId,
    site,
    now,
  }: {
    offer: OfferRow;
    count: number;
    quote: Quote | null;
    total: number;
    acceptedBy: string;
    /** The acceptance's own name; null where an offer was booked in its own call. */
    clientId: string | null;
    /** The request's, as it was asked. */
    site: Pick<RequestRow, 'address' | 'site_phone'>;
    now: Date;
  },
): Promise<BookingRow> {
  return transaction
    .insertInto('bookings')
    .values({
      offer_id: offer.id,
      item_id: offer.item_id,
      customer_id: offer.customer_id,
      provider_id: offer.provider_id,
      listing_id: offer.listing_id,
      listing_of: offer.listing_of,
      listing_name: offer.listing_name,
      count,
      dates: JSON.stringify(offer.dates),
      spans: offer.spans,
      price: offer.price,
      per: offer.per,
      terms: JSON.stringify(offer.terms),
      quote: quote && JSON.stringify(quote),
      total,
      status_by: acceptedBy,
      reason: null,
      reason_text: null,
      ruling: null,
      accepted_by: acceptedBy,
      client_id: clientId,
      address: site.address,
      site_phone: site.site_phone,
      status_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findBooking = (db: Db, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();

export const findBookingOfOffer = (db: Db, offerId: string): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('offer_id', '=', offerId).executeTakeFirst();

export const findAcceptance = (
  db: Db,
  acceptedBy: string,
  clientId: string,
): Promise<BookingRow | undefined> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('accepted_by', '=', acceptedBy)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Fourth in the order of locks: request, item, offer, booking, units. */
export const lockBooking = (transaction: Db, id: string): Promise<BookingRow | undefined> =>
  transaction.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Writes a change; the version says to everybody who looked before that there was one. */
export async function updateBooking(
  transaction: Db,
  id: string,
  { now, ...columns }: Updateable<BookingsTable> & { now: Date },
): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute();
  if (columns.status !== undefined) await recountBooking(transaction, id);
}

/** The units are free again. */
export async function releaseReservations(transaction: Db, bookingId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('reservations')
    .set({ released_at: now })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .execute();
}

/**
 * Whether somebody worked by what this side, or the one who pays, has said: a day that they marked as full or half, or
 * agreed to. What the other side claims alone is no proof against who waited.
 */
export async function hasWorkEntry(
  db: Db,
  bookingId: string,
  side: 'customer' | 'provider',
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entries e
    left join ledger_entries said on e.kind = 'agree' and said.book_id = e.book_id and said.id::text = e.body ->> 'entry'
    cross join lateral (select coalesce(said.body -> 'body', said.body, e.body -> 'body', e.body) as day) of
    where e.book_id = ${bookingId}::uuid and e.kind in ('day', 'correct', 'agree') and e.side in (${side}, 'customer')
      and (of.day ->> 'mark' in ('full', 'half') or (of.day ->> 'hours')::float > 0) limit 1`.execute(db);
  return rows.length > 0;
}
