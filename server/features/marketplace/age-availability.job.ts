import type { Services } from '#server/platform/services.ts';
import { switchOffAged } from './availability.data.ts';
import { notifyAvailability } from './search/listing-availability.rules.ts';
import { invalidateCounts } from './search/listing-count.data.ts';

/**
 * "Free" that nobody has said for a week (of workers and crews; of others a month) is free no longer. Done every ten
 * minutes, so that lists, indexes and counts read one plain flag.
 */
export async function ageAvailability(services: Services, now: Date): Promise<void> {
  for (const { kind, _id } of await switchOffAged(services.db, now)) {
    invalidateCounts(services.pool, kind);
    notifyAvailability(services, { kind, _id, available: false });
  }
}
