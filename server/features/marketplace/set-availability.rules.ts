import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { lockHired, setHiredAvailable } from './availability.data.ts';
import { emitToFollowers } from './providers/follow.rules.ts';
import { notifyAvailability } from './search/listing-availability.rules.ts';
import { invalidateCounts } from './search/listing-count.data.ts';

/**
 * Says of all the work that a user lists that it is available or not, and since when; followers hear of it as of any
 * other switch. Rental providers and products have a switch of their own.
 * @returns what is to be done after the commit
 */
export async function setAvailability(
  services: Services,
  transaction: Db,
  { userId, available, now }: { userId: string; available: boolean; now: Date },
): Promise<() => void> {
  const rows = await lockHired(transaction, userId);
  await setHiredAvailable(transaction, userId, { available, now });
  const switched = rows.filter((row) => row.available !== available);
  const notified: string[] = [];
  if (available) for (const row of switched) notified.push(...(await emitToFollowers(transaction, row)));
  return () => {
    for (const { kind, id } of switched) {
      invalidateCounts(services.pool, kind);
      notifyAvailability(services, { kind, _id: id, available });
    }
    emitNoticeCounts(services, notified);
  };
}
