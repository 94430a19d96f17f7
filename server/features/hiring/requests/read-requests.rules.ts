import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import type { PayNote } from '#contract/hiring/terms.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import { distanceKm } from '#server/platform/geo/distance.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { listingsOf } from '../calendar/units/listing.data.ts';
import { payNotesOn } from '../fair-pay/fair-pay.rules.ts';
import type { Hiring, Listing } from '../hiring.ts';
import { bookedThen } from './booked-then.data.ts';
import { type ItemRow, itemsOf, markSeen } from './request.data.ts';
import { presentRequest } from './request.view.ts';
import {
  askedOf,
  bookedRequests,
  findNamedRequest,
  type NamedRequestRow,
  requestsFor,
  requestsOf,
  waitingOffers,
} from './request-page.data.ts';
import { fits, kindFits, ownPart } from './trades.rules.ts';

/** The nearest of a user's listings that may answer. */
function nearestKm(listings: Listing[], row: NamedRequestRow, items: ItemRow[]): number | undefined {
  const able = listings.filter((listing) => items.some((item) => kindFits(listing.ref.kind, item)));
  const distances = (able.length > 0 ? able : listings).map((listing) => distanceKm(listing, row));
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

async function payNotesOf({ services }: Hiring, rows: NamedRequestRow[], items: ItemRow[]) {
  const notes = new Map<string, PayNote[]>();
  const pins = new Map(rows.map((row) => [row.id, row.pin]));
  for (const item of items) {
    const pin = pins.get(item.request_id);
    if (pin) notes.set(item.id, await payNotesOn(services, { ...item, pin }));
  }
  return notes;
}

const asAsked = ({ ref, userId }: Listing) => ({ id: ref._id, kind: ref.kind, userId });

/** Items on whose days each of these listings that could do them works for somebody. */
async function bookedItemsOf({ services: { db } }: Hiring, requestIds: string[], listings: Listing[]) {
  const pairs = await bookedThen(db, requestIds, listings.map(asAsked));
  const free = new Set(pairs.filter(({ booked }) => !booked).map(({ itemId }) => itemId));
  return new Set(pairs.map(({ itemId }) => itemId).filter((id) => !free.has(id)));
}

/** Rows as the asking user may see them. */
async function presentAll(
  hiring: Hiring,
  userId: string,
  { rows, listings, withNotes = true }: { rows: NamedRequestRow[]; listings: Listing[]; withNotes?: boolean },
): Promise<JobRequest[]> {
  const { db } = hiring.services;
  const ids = rows.map((row) => row.id);
  const items = await itemsOf(db, ids);
  const asked = await askedOf(db, ids);
  const theirs = rows.filter((row) => row.customer_id !== userId).map((row) => row.id);
  const waiting = await waitingOffers(db, ids, { now: hiring.now() });
  const answered = await waitingOffers(db, theirs, { now: hiring.now(), of: userId });
  const booked = await bookedRequests(db, ids, userId);
  const meets = booked.size === 0 || (await hiring.meets(userId));
  const payNotes = await payNotesOf(hiring, rows, withNotes ? items : []);
  const bookedItems = await bookedItemsOf(hiring, ids, listings);
  return rows.map((row) => {
    const customer = row.customer_id === userId;
    const all = items.filter((item) => item.request_id === row.id);
    const own = customer ? all : [...ownPart(listings, all)];
    return presentRequest(
      { row, items: own, asked: asked.filter((one) => one.request_id === row.id), payNotes },
      {
        userId,
        customer,
        site: customer ? row : meets ? booked.get(row.id) : undefined,
        distanceKm: customer ? undefined : nearestKm(listings, row, own),
        bookedItems,
        offersWaiting: customer ? (waiting.get(row.id) ?? 0) : undefined,
        answered: answered.has(row.id),
      },
    );
  });
}

/**
 * The user's own requests, or those that wait for the user's listings.
 * @param withNotes whether to say something about their prices
 * @throws AppError 'bad-cursor'
 */
export async function readRequests(
  hiring: Hiring,
  userId: string,
  { as, withNotes, ...paging }: Paging & { as: 'mine' | 'forMe'; withNotes?: boolean },
) {
  const { db } = hiring.services;
  const listings = as === 'forMe' ? await listingsOf(db, userId) : [];
  const { rows, nextCursor, total } =
    as === 'mine'
      ? await requestsOf(db, userId, paging)
      : await requestsFor(db, { userId, listings, now: hiring.now() }, paging);
  return { data: await presentAll(hiring, userId, { rows, listings, withNotes }), nextCursor, total };
}

/**
 * Whether a request reaches a listing: asked by name, of a user who was asked and of the trade, or near and of the trade.
 */
export function reaches(
  {
    row,
    items,
    asked,
  }: {
    row: Pick<NamedRequestRow, 'open_to' | 'lat' | 'lng' | 'radius_km'>;
    items: ItemRow[];
    asked: { _id: string; userId: string }[];
  },
  listing: Listing,
): boolean {
  if (asked.some(({ _id }) => _id === listing.ref._id)) return true;
  if (!items.some((item) => fits(listing, item))) return false;
  if (asked.some(({ userId }) => userId === listing.userId)) return true;
  return row.open_to === 'nearby' && distanceKm(listing, row) <= row.radius_km;
}

/** @throws AppError 'not-found' for who is neither its customer nor reached by it */
export async function requireSeenRequest(hiring: Hiring, userId: string, id: string): Promise<JobRequest> {
  const { db } = hiring.services;
  const row = isId(id) ? await findNamedRequest(db, id) : undefined;
  if (!row) throw new AppError('not-found');
  const listings = row.customer_id === userId ? [] : await listingsOf(db, userId);
  if (row.customer_id !== userId) {
    const items = await itemsOf(db, [id]);
    const asked = (await askedOf(db, [id])).map((one) => ({ _id: one.listing_id, userId: one.user_id }));
    const booked = await bookedRequests(db, [id], userId);
    const wasAsked = asked.some((one) => one.userId === userId);
    if (!booked.has(id) && !wasAsked && !listings.some((listing) => reaches({ row, items, asked }, listing)))
      throw new AppError('not-found');
    await markSeen(db, id, { userId, at: hiring.now() });
  }
  const [request] = await presentAll(hiring, userId, { rows: [row], listings });
  if (!request) throw new AppError('not-found');
  return request;
}
