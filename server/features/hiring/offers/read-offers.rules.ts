import type { Offer } from '#contract/hiring/offers.calls.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Page, Paging } from '#server/platform/database/page-cursor.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { payNotesOn } from '../fair-pay/fair-pay.rules.ts';
import type { Hiring } from '../hiring.ts';
import { requireSeenRequest } from '../requests/read-requests.rules.ts';
import { findOffer, type OfferRow } from './offer.data.ts';
import { presentOffer } from './offer.view.ts';
import { findNamedOffer, type NamedOfferRow, offersBetween, offersPage } from './offer-page.data.ts';

/** What the worst paid of them gets: that is held against the minimum. */
const leastOf = ({ price, terms: { rates } }: NamedOfferRow): number =>
  rates ? Math.min(...rates.map((rate) => rate.price)) : price;

const present = async (hiring: Hiring, row: NamedOfferRow): Promise<Offer> =>
  presentOffer(row, {
    payNotes: await payNotesOn(hiring.services, { ...row, price: leastOf(row), of: row.listing_of }),
    now: hiring.now(),
  });

/** @throws AppError 'not-found' for who is none of its two sides */
export async function requireOffer(hiring: Hiring, userId: string, id: string): Promise<OfferRow> {
  const row = isId(id) ? await findOffer(hiring.services.db, id) : undefined;
  if (!row || (row.customer_id !== userId && row.provider_id !== userId)) throw new AppError('not-found');
  return row;
}

/** An offer as its two sides see it. @throws AppError 'not-found' */
export async function readOffer(hiring: Hiring, userId: string, id: string): Promise<Offer> {
  await requireOffer(hiring, userId, id);
  const row = await findNamedOffer(hiring.services.db, id);
  if (!row) throw new AppError('not-found');
  return present(hiring, row);
}

/** All offers of a request for its customer, the user's own for a provider; the newest first. @throws AppError 'not-found', 'bad-cursor' */
export async function readOffersOf(
  hiring: Hiring,
  userId: string,
  { id, ...paging }: Paging & { id: string },
): Promise<Page<Offer>> {
  const { db } = hiring.services;
  const request = await requireSeenRequest(hiring, userId, id);
  const providerId = request.customerId === userId ? undefined : userId;
  const { rows, nextCursor, total } = await offersPage(db, { requestId: id, providerId, ...paging });
  const data: Offer[] = [];
  for (const row of rows) data.push(await present(hiring, row));
  return { data, nextCursor, total };
}

/** What two people offered each other, the newest first. */
export async function readOffersBetween(hiring: Hiring, two: readonly [string, string]): Promise<Offer[]> {
  const data: Offer[] = [];
  for (const row of await offersBetween(hiring.services.db, two)) data.push(await present(hiring, row));
  return data;
}
