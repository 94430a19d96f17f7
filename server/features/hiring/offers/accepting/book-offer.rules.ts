import type { HiringKind } from '#contract/hiring/terms.ts';
import { pricesEach, totalOf } from '#domain/calendar/total.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters, type News } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { type BookingRow, insertBooking } from '../../bookings/booking.data.ts';
import { sideOf } from '../../bookings/booking.view.ts';
import { findListing } from '../../calendar/units/listing.data.ts';
import { readSpans } from '../../calendar/units/span-text.data.ts';
import { lockFreeUnits, reserve } from '../../calendar/units/unit.data.ts';
import type { Hiring } from '../../hiring.ts';
import { openWithTerms } from '../../ledger/book/terms.rules.ts';
import { costOfWork } from '../../rentals/rent-quote.rules.ts';
import { setTaken } from '../lapse.data.ts';
import { changedOffers, lapsedNews, offerMatters } from '../lapse.rules.ts';
import { type AskedRow, type OfferRow, setOfferStatus } from '../offer.data.ts';
import { movePlaces } from '../take-places.rules.ts';

export interface Acceptance {
  /** Held, as the item and the offer are. */
  request: AskedRow;
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
  const units = await lockFreeUnits(transaction, listing, readSpans(spans));
  const free = units.filter((unit) => unit.free).map(({ id }) => id);
  if (unitIds) {
    const ids = new Set(units.map(({ id }) => id));
    const named = new Set(unitIds);
    if (named.size !== count || unitIds.some((id) => !ids.has(id))) throw fieldError('unitIds', 'bad-input');
    if (unitIds.some((id) => !free.includes(id))) throw new AppError('not-free', { free: free.length });
    return unitIds;
  }
  if (free.length < count) throw new AppError('not-free', { free: free.length });
  return free.slice(0, count);
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
  { request, offer, count, unitIds, by, clientId }: Acceptance,
): Promise<BookingRow> {
  const now = hiring.now();
  await setOfferStatus(transaction, offer.id, { status: 'accepted', at: now });
  const places = { request, itemId: offer.item_id, amount: count, now };
  const moved = await movePlaces(transaction, after, places);
  if (!moved) throw new AppError('item-filled');
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
  const gone = await setTaken(transaction, { unitIds: taken, spans: offer.spans, except: offer.id }, now);
  changedOffers(after, gone);
  // All that is dealt with in one statement, and all that is told in another: each costs the call.
  await endMatters(transaction, after, { matters: [...offerMatters([offer, ...gone]), ...moved.matters] });
  const news = [...lapsedNews([...moved.lapsed, ...gone]), bookedNews(booking, by)];
  await addNews(transaction, after, { now, news });
  const sides = [offer.customer_id, offer.provider_id];
  after.changed(sides, { kind: 'booking', _id: booking.id });
  after.changed(sides, { kind: 'offer', _id: offer.id });
  return booking;
}

function bookedNews(booking: BookingRow, by: Acceptance['by']): News {
  const { id, customer_id, provider_id, listing_of, listing_id, listing_name } = booking;
  return {
    to: [by.userId === customer_id ? provider_id : customer_id],
    kind: 'booked',
    facts: {
      listing: { kind: listing_of, _id: listing_id, name: listing_name },
      name: by.fullname,
      by: sideOf(booking, by.userId),
      about: { kind: 'booking', _id: id },
    },
    act: `booked:${id}`,
    matter: `booking:${id}`,
  };
}
