import type { Db } from '#server/platform/database/database.ts';
import type { After } from '../act/in-transaction.ts';
import { findItem, isFilled, type RequestRow, setRequestStatus } from '../requests/request.data.ts';
import { lapseOffers } from './lapse.ts';

/**
 * What follows once an item's places were taken or given back: offers for a full item lapse, a request is filled when
 * all its items are, and is open again while it has places and time.
 */
export async function settleRequest(
  transaction: Db,
  after: After,
  { request, itemId, now }: { request: RequestRow; itemId: string; now: Date },
): Promise<void> {
  const item = await findItem(transaction, itemId);
  if (item?.filled === item?.count)
    await lapseOffers(transaction, after, { of: { itemId }, why: 'filled', now });
  const filled = await isFilled(transaction, request.id);
  const { id, status } = request;
  if (filled && status === 'open') await setRequestStatus(transaction, id, { status: 'filled', at: now });
  if (!filled && status === 'filled' && request.expires_at > now)
    await setRequestStatus(transaction, id, { status: 'open', at: now });
  after.changed([request.customer_id], { kind: 'request', _id: id });
}
