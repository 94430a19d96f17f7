import type { CounterBody, Offer } from '#contract/hiring/offers.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { findListing } from '../calendar/units/listing.data.ts';
import type { Hiring, Listing } from '../hiring.ts';
import { costOfWork } from '../rentals/rent-quote.rules.ts';
import {
  findItem,
  findRequest,
  type ItemRow,
  lockRequest,
  type RequestRow,
} from '../requests/request.data.ts';
import { checkFree, checkOpen, checkTerms, offerExpiry, withRates } from './check-offer.rules.ts';
import {
  findOfferByClientId,
  insertOffer,
  lockOffer,
  type NewOffer,
  type OfferRow,
  roundsOf,
  setOfferStatus,
} from './offer.data.ts';
import { readOffer, requireOffer } from './read-offers.rules.ts';
import { tellOffer } from './tell-offer.rules.ts';

const mostRounds = 10;

/** @throws AppError 'offer-over' unless it waits for an answer */
function checkWaits(offer: OfferRow | undefined, now: Date): asserts offer is OfferRow {
  if (offer?.status !== 'sent' || offer.expires_at <= now) throw new AppError('offer-over');
}

async function asCounter(
  hiring: Hiring,
  { offer, body, userId }: { offer: OfferRow; body: CounterBody; userId: string },
): Promise<{ wanted: NewOffer; item: ItemRow; request: RequestRow; listing: Listing }> {
  const { db } = hiring.services;
  const now = hiring.now();
  const item = await findItem(db, offer.item_id);
  const request = item && (await findRequest(db, item.request_id));
  const listing = await findListing(db, { kind: offer.listing_of, _id: offer.listing_id });
  if (!item || !request || !listing) throw new AppError('offer-over');
  checkOpen(request, item, now);
  const count = body.count ?? offer.count;
  const dates = body.dates ?? offer.dates;
  const price = body.price ?? offer.price;
  const minCount = Math.min(body.minCount ?? offer.min_count, count);
  // A number or a price that is named takes the place of several rates, be it their sum or their mean.
  const isNamed = body.count !== undefined || body.price !== undefined;
  const keptRates = isNamed ? undefined : offer.terms.rates;
  const rates = body.terms?.rates ?? keptRates;
  const wish = withRates({ count, minCount, dates, price, per: offer.per }, rates, listing);
  checkTerms(wish, { item, listing, now });
  const terms = { ...offer.terms, ...body.terms, rates };
  const { quote, bufferMinutes } = await costOfWork(hiring.services.db, {
    ...wish,
    listing,
    pin: request.pin,
    terms,
  });
  const wanted: NewOffer = {
    ...wish,
    itemId: item.id,
    parentId: offer.id,
    listing: { ref: listing.ref, name: listing.name, userId: offer.provider_id },
    customerId: offer.customer_id,
    author: userId === offer.customer_id ? 'customer' : 'provider',
    clientId: body.clientId,
    bufferMinutes,
    terms,
    quote,
    note: body.note,
    expiresAt: offerExpiry(dates, now),
  };
  return { wanted, item, request, listing };
}

/**
 * Answers the other side's offer with another one, which takes its place; at most ten in a row.
 * @throws AppError 'not-found', 'not-allowed' for an own offer, 'offer-over', 400 at a field
 */
export async function counter(
  hiring: Hiring,
  caller: Caller,
  { id, body }: { id: string; body: CounterBody },
): Promise<Offer> {
  const { db, limits } = hiring.services;
  const { userId } = caller;
  const offer = await requireOffer(hiring, userId, id);
  const known = await findOfferByClientId(db, userId, body.clientId);
  if (known) return readOffer(hiring, userId, known.id);
  if (offer.author_id === userId) throw new AppError('not-allowed');
  checkWaits(offer, hiring.now());
  if ((await roundsOf(db, id)) >= mostRounds) throw new AppError('offer-over');
  const { wanted, request } = await asCounter(hiring, { offer, body, userId });
  await limits.take('offer-by-user', userId);
  const newId = await inTransaction(hiring, async (transaction, after) => {
    const again = await findOfferByClientId(transaction, userId, body.clientId);
    if (again) return again.id;
    const open = await lockRequest(transaction, request.id, 'share');
    if (open?.status !== 'open') throw new AppError('request-closed');
    checkWaits(await lockOffer(transaction, id), hiring.now());
    await checkFree(transaction, wanted);
    await setOfferStatus(transaction, id, { status: 'countered', at: hiring.now() });
    await endMatters(transaction, after, { matters: [`offer:${id}`] });
    const made = await insertOffer(transaction, wanted);
    await tellOffer(
      hiring,
      { transaction, after },
      { offer: made, requestId: request.id, authorName: caller.fullname },
    );
    after.changed([offer.customer_id, offer.provider_id], { kind: 'offer', _id: id });
    return made.id;
  });
  return readOffer(hiring, userId, newId);
}

/**
 * Ends an offer that waits: declined by the other side, withdrawn by its author. Asked again it stays so.
 * @throws AppError 'not-found', 'not-allowed', 'offer-over'
 */
export async function end(
  hiring: Hiring,
  caller: Caller,
  { id, as }: { id: string; as: 'declined' | 'withdrawn' },
): Promise<Offer> {
  const seen = await requireOffer(hiring, caller.userId, id);
  if ((seen.author_id === caller.userId) !== (as === 'withdrawn')) throw new AppError('not-allowed');
  await inTransaction(hiring, async (transaction, after) => {
    const offer = await lockOffer(transaction, id);
    if (offer?.status === as) return;
    checkWaits(offer, hiring.now());
    await setOfferStatus(transaction, id, { status: as, at: hiring.now() });
    await endMatters(transaction, after, { matters: [`offer:${id}`] });
    after.changed([offer.customer_id, offer.provider_id], { kind: 'offer', _id: id });
  });
  return readOffer(hiring, caller.userId, id);
}
