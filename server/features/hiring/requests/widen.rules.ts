import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { nearbyOf, tellAsked } from './ask.rules.ts';
import { requireSeenRequest } from './read-requests.rules.ts';
import { itemsOf, lockRequest, setReach, tradeAsked } from './request.data.ts';
import { tradesWithin } from './request-reach.data.ts';

/**
 * Asks farther away for a request that reached nobody (docs/rules.md#hiring-31). The same radius again changes nothing.
 * @throws AppError 'not-found', 'not-allowed' for others, 'request-closed', 'state-changed' where somebody was asked
 * already, 'too-many'
 */
export async function widen(
  hiring: Hiring,
  caller: Caller,
  { id, radiusKm }: { id: string; radiusKm: number },
): Promise<JobRequest> {
  const now = hiring.now();
  const request = await requireSeenRequest(hiring, caller.userId, id);
  if (request.customerId !== caller.userId) throw new AppError('not-allowed');
  await hiring.services.limits.take('request-by-user', caller.userId);
  await inTransaction(hiring, async (transaction, after) => {
    const row = await lockRequest(transaction, id);
    if (row?.status !== 'open' || row.expires_at <= now) throw new AppError('request-closed');
    if (row.radius_km === radiusKm) return;
    if (row.open_to !== 'nearby' || row.told > 0 || radiusKm < row.radius_km)
      throw new AppError('state-changed');
    const items = (await itemsOf(transaction, [id])).map(({ id: itemId, of, category, trade }) => ({
      ...{ itemId, of, category },
      ...(trade && { trade }),
    }));
    const around = { lat: row.lat, lng: row.lng, radiusKm };
    const areNear = await tradesWithin(transaction, around, items);
    const near = items.filter((_, at) => areNear[at]);
    await setReach(transaction, id, { radiusKm, tradesNear: near.map(({ itemId }) => itemId), at: now });
    const told = await nearbyOf(hiring, transaction, {
      ...{ caller, items, around, requestId: id },
      tradesNear: new Set(near.map(tradeAsked)),
    });
    await tellAsked(transaction, after, { requestId: id, customer: caller, told, now });
  });
  return requireSeenRequest(hiring, caller.userId, id);
}
