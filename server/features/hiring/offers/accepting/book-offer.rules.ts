import type { HiringKind } from '#contract/hiring/terms.ts';
import { pricesEach, totalOf } from '#domain/calendar/total.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { type BookingRow, insertBooking } from '../../bookings/booking.data.ts';
import { sideOf } from '../../bookings/booking.view.ts';
import { findListing } from '../../calendar/units/listing.data.ts';
import { readSpans } from '../../calendar/units/span-text.data.ts';
import { freeUnits, lockUnits, reserve, type Unit } from '../../calendar/units/unit.data.ts';
import type { Hiring } from '../../hiring.ts';
import { openWithTerms } from '../../ledger/book/terms.rules.ts';
import { costOfWork } from '../../rentals/rent-quote.rules.ts';
import type { ItemRow, RequestRow } from '../../requests/request.data.ts';
import { lapseTaken } from '../lapse.rules.ts';
import { type OfferRow, setOfferStatus } from '../offer.data.ts';
import { takePlaces } from '../take-places.rules.ts';

export interface Acceptance {
  request: RequestRow;
  item: ItemRow;
  offer: OfferRow;
  count: number;
  /** Named ones, else the lowest that are free. */
  unitIds?: string[] | undefined;
  by: Pick<Caller, 'userId' | 'fullname'>;
  clientId: string | null;
}

/** @throws AppError 'not-free' with how many are free; 'bad-input' for units of another listing */
async function takeUnits(
  transaction: Db,
  listing: { kind: HiringKind; _id: string },
  { spans, count, unitIds }: { spans: string; count: number; unitIds: string[] | undefined },
): Promise<string[]> {
  const units: Unit[] = await lockUnits(transaction, { ref: listing });
  const ids = units.map(({ id }) => id);
  const free = await freeUnits(transaction, ids, { spans: readSpans(spans) });
  if (unitIds) {
    const named = new Set(unitIds);
    if (named.size !== count || unitIds.some((id) => !ids.includes(id)))
      throw fieldError('unitIds', 'bad-input');
    if (unitIds.some((id) => !free.has(id))) throw new AppError('not-free', { free: free.size });
    return unitIds;
  }
  if (free.size < count) throw new AppError('not-free', { free: free.size });
  return ids.filter((id) => free.has(id)).slice(0, count);
}

/** What was offered; of fewer than were offered what those cost. */
async function costOfSome(
  transaction: Db,
  { request, offer, count }: Pick<Acceptance, 'request' | 'offer' | 'count'>,
) {
  const { quote, dates, price, per, terms } = offer;
  if (!quote) return { quote, total: totalOf({ dates, count, price, per, terms }) };
  if (count === offer.count) return { quote, total: quote.total };
  const listing = await findListing(transaction, { kind: offer.listing_of, _id: offer.listing_id });
  if (!listing) throw new AppError('offer-over');
  return costOfWork(transaction, { listing, dates, count, pin: request.pin, price, per, terms });
}

/**
 * Makes a booking of an offer, in the transaction that holds request, item and offer, in this order (docs/rules.md#hiring-6).
 * @throws AppError 'item-filled', 'not-free', 'bad-input'; the transaction is then to be rolled back
 */
export async function bookOffer(
  hiring: Hiring,
  { transaction, after }: { transaction: Db; after: After },
  { request, item, offer, count, unitIds, by, clientId }: Acceptance,
): Promise<BookingRow> {
  const now = hiring.now();
  await setOfferStatus(transaction, offer.id, { status: 'accepted', at: now });
  await endMatters(transaction, after, { matters: [`offer:${offer.id}`] });
  if (!(await takePlaces(transaction, after, { request, item, amount: count, now })))
    throw new AppError('item-filled');
  const taken = await takeUnits(
    transaction,
    { kind: offer.listing_of, _id: offer.listing_id },
    { spans: offer.spans, count, unitIds },
  );
  const booking = await insertBooking(transaction, {
    offer,
    count,
    ...(await costOfSome(transaction, { request, offer, count })),
    acceptedBy: by.userId,
    clientId,
    site: request,
    now,
  });
  await reserve(transaction, taken, {
    spans: readSpans(offer.spans),
    bookingId: booking.id,
    prices: offer.terms.rates && pricesEach(offer.terms.rates),
  });
  await openWithTerms(hiring, transaction, booking.id);
  await lapseTaken(transaction, after, { unitIds: taken, spans: offer.spans, except: offer.id, now });
  await tellBooked(transaction, after, { booking, by, now });
  after.changed([offer.customer_id, offer.provider_id], { kind: 'offer', _id: offer.id });
  return booking;
}

async function tellBooked(
  transaction: Db,
  after: After,
  { booking, by, now }: { booking: BookingRow; by: Acceptance['by']; now: Date },
): Promise<void> {
  const { id, customer_id, provider_id, listing_of, listing_id, listing_name } = booking;
  const listing = { kind: listing_of, _id: listing_id, name: listing_name };
  await addNews(transaction, after, {
    now,
    news: [
      {
        to: [by.userId === customer_id ? provider_id : customer_id],
        kind: 'booked',
        facts: {
          listing,
          name: by.fullname,
          by: sideOf(booking, by.userId),
          about: { kind: 'booking', _id: id },
        },
        act: `booked:${id}`,
        matter: `booking:${id}`,
      },
    ],
  });
  after.changed([customer_id, provider_id], { kind: 'booking', _id: id });
}
