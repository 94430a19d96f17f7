import type { Offer, OfferBody } from '#contract/hiring/offers.calls.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { findBookingOfOffer } from '../../bookings/booking.data.ts';
import { readBooking } from '../../bookings/read-bookings.rules.ts';
import { findListing } from '../../calendar/units/listing.data.ts';
import { ensureUnits } from '../../calendar/units/unit.data.ts';
import type { Hiring, Listing } from '../../hiring.ts';
import { costOfWork } from '../../rentals/rent-quote.rules.ts';
import { reaches } from '../../requests/read-requests.rules.ts';
import {
  findItem,
  findRequest,
  type ItemRow,
  itemsOf,
  lockItem,
  lockRequest,
  type RequestRow,
} from '../../requests/request.data.ts';
import { askedListings } from '../../requests/request-reach.data.ts';
import { kindFits } from '../../requests/trades.rules.ts';
import {
  checkFree,
  checkOpen,
  checkTerms,
  equalsItem,
  offerExpiry,
  withRates,
} from '../check-offer.rules.ts';
import { findOfferByClientId, insertOffer, type NewOffer } from '../offer.data.ts';
import { readOffer } from '../read-offers.rules.ts';
import { tellOffer } from '../tell-offer.rules.ts';
import { bookOffer } from './book-offer.rules.ts';

interface Found {
  item: ItemRow;
  request: RequestRow;
  listing: Listing;
}

/** @throws AppError 'not-found' unless the request reaches the caller's listing; 'own-listing', 'not-allowed' */
async function requireReached(hiring: Hiring, caller: Caller, body: OfferBody): Promise<Found> {
  const { db } = hiring.services;
  const item = isId(body.itemId) ? await findItem(db, body.itemId) : undefined;
  const request = item && (await findRequest(db, item.request_id));
  const listing = await findListing(db, body.listing);
  if (!item || !request) throw new AppError('not-found');
  if (request.customer_id === caller.userId) throw new AppError('own-listing');
  if (!listing || listing.userId !== caller.userId) throw new AppError('not-allowed');
  const asked = await askedListings(db, request.id);
  const reached = reaches({ row: request, items: await itemsOf(db, [request.id]), asked }, listing);
  if (!reached || !kindFits(listing.ref.kind, item)) throw new AppError('not-found');
  return { item, request, listing };
}

async function asNewOffer(
  hiring: Hiring,
  body: OfferBody,
  { item, request, listing }: Found,
): Promise<NewOffer> {
  const now = hiring.now();
  const dates = body.dates ?? item.dates;
  const { count, minCount = count, price, per = item.per } = body;
  const wish = withRates({ count, minCount, dates, price, per }, body.terms?.rates, listing);
  checkOpen(request, item, now);
  checkTerms(wish, { item, listing, now });
  const terms = {
    ...(item.operator !== null && { operator: item.operator }),
    ...(item.overtime_per_hour && { overtimePerHour: item.overtime_per_hour }),
    ...body.terms,
  };
  const { quote, bufferMinutes } = await costOfWork(hiring.services.db, {
    ...wish,
    listing,
    pin: request.pin,
    terms,
  });
  return {
    ...wish,
    itemId: item.id,
    parentId: null,
    listing,
    customerId: request.customer_id,
    author: 'provider',
    clientId: body.clientId,
    bufferMinutes,
    terms,
    quote,
    note: body.note,
    expiresAt: offerExpiry(dates, now),
  };
}

/** Where the first is taken, an equal offer is a booking in its own call; of a crew as many as are still wanted. */
function countToBook(
  wanted: NewOffer,
  { item, request }: Pick<Found, 'item' | 'request'>,
): number | undefined {
  if (request.choose !== 'first' || !equalsItem(wanted, item)) return undefined;
  const count = Math.min(wanted.count, item.count - item.filled);
  return count >= wanted.minCount ? count : undefined;
}

/**
 * Offers the caller's listing for an item. The same clientId again answers the first.
 * @throws AppError 'not-found', 'own-listing', 'request-closed', 'item-filled', 'not-free', 'chat-blocked', 400 at a field
 */
export async function sendOffer(hiring: Hiring, caller: Caller, body: OfferBody) {
  const { db, limits } = hiring.services;
  const known = await findOfferByClientId(db, caller.userId, body.clientId);
  if (known) return answer(hiring, caller.userId, known.id);
  const found = await requireReached(hiring, caller, body);
  const wanted = await asNewOffer(hiring, body, found);
  await limits.take('offer-by-user', caller.userId);
  await db.transaction().execute((transaction) => ensureUnits(transaction, found.listing));
  const id = await inTransaction(hiring, (transaction, after) =>
    writeOffer(hiring, { transaction, after }, { caller, found, wanted }),
  );
  return answer(hiring, caller.userId, id);
}

async function writeOffer(
  hiring: Hiring,
  open: { transaction: Db; after: After },
  { caller, found, wanted }: { caller: Caller; found: Found; wanted: NewOffer },
): Promise<string> {
  const { transaction } = open;
  const again = await findOfferByClientId(transaction, caller.userId, wanted.clientId);
  if (again) return again.id;
  const books = countToBook(wanted, found) !== undefined;
  const request = await lockRequest(transaction, found.request.id, books ? 'update' : 'share');
  const item = books
    ? await lockItem(transaction, found.item.id)
    : await findItem(transaction, found.item.id);
  if (!request || !item) throw new AppError('request-closed');
  checkOpen(request, item, hiring.now());
  await checkFree(transaction, wanted);
  const offer = await insertOffer(transaction, wanted);
  await endMatters(transaction, open.after, { matters: [`request:${request.id}`], of: caller.userId });
  await tellOffer(hiring, open, { offer, requestId: request.id, authorName: caller.fullname });
  const count = countToBook(wanted, { item, request });
  if (count !== undefined)
    await bookOffer(hiring, open, { request, offer, count, by: caller, clientId: null });
  return offer.id;
}

async function answer(
  hiring: Hiring,
  userId: string,
  offerId: string,
): Promise<{ data: Offer; booking?: Awaited<ReturnType<typeof readBooking>> }> {
  const data = await readOffer(hiring, userId, offerId);
  const booking = await findBookingOfOffer(hiring.services.db, offerId);
  return { data, ...(booking && { booking: await readBooking(hiring, userId, booking.id) }) };
}
