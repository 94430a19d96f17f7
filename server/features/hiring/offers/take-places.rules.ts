import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addFilled, type RequestRow } from '../requests/request.data.ts';
import { type LapsedOffer, setLapsed } from './lapse.data.ts';
import { changedOffers, lapsedNews, offerMatters } from './lapse.rules.ts';

interface Places {
  request: Pick<RequestRow, 'id' | 'customer_id'>;
  itemId: string;
  amount: number;
  now: Date;
}

/**
 * Takes places of an item, or gives them back: offers for a full item lapse, and the request is filled or open as its
 * items are.
 * @returns false where the item has not so many places; then nothing is written
 */
export async function takePlaces(transaction: Db, after: After, places: Places): Promise<boolean> {
  const { now } = places;
  const moved = await movePlaces(transaction, after, places);
  if (!moved) return false;
  await endMatters(transaction, after, { matters: moved.matters });
  await addNews(transaction, after, { now, news: lapsedNews(moved.lapsed) });
  return true;
}

/**
 * The same, for who tells of it together with more.
 * @returns the offers that lapsed and the matters that are dealt with; undefined where nothing was written
 */
export async function movePlaces(
  transaction: Db,
  after: After,
  { request, itemId, amount, now }: Places,
): Promise<{ lapsed: LapsedOffer[]; matters: string[] } | undefined> {
  const places = await addFilled(transaction, { itemId, amount, now });
  if (!places) return undefined;
  const isFull = places.filled === places.count;
  const lapsed = isFull ? await setLapsed(transaction, { itemId }, { why: 'filled', now }) : [];
  changedOffers(after, lapsed);
  after.changed([request.customer_id], { kind: 'request', _id: request.id });
  return {
    lapsed,
    matters: [...offerMatters(lapsed), ...(places.settled === 'filled' ? [`request:${request.id}`] : [])],
  };
}
