import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addFilled, type ItemRow, type RequestRow, settleStatus } from '../requests/request.data.ts';
import { lapseOffers } from './lapse.rules.ts';

/**
 * Takes places of an item, or gives them back: offers for a full item lapse, and the request is filled or open as its
 * items are.
 * @returns false where the item has not so many places; then nothing is written
 */
export async function takePlaces(
  transaction: Db,
  after: After,
  { request, item, amount, now }: { request: RequestRow; item: ItemRow; amount: number; now: Date },
): Promise<boolean> {
  const places = await addFilled(transaction, item.id, amount);
  if (!places) return false;
  if (places.filled === places.count)
    await lapseOffers(transaction, after, { of: { itemId: item.id }, why: 'filled', now });
  if ((await settleStatus(transaction, request.id, now)) === 'filled')
    await endMatters(transaction, after, { matters: [`request:${request.id}`] });
  after.changed([request.customer_id], { kind: 'request', _id: request.id });
  return true;
}
