import { sql } from 'kysely';
import type { Availability } from '#contract/accounts/notices.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { notifyAvailability } from './search/listing-availability.rules.ts';
import { invalidateCounts } from './search/listing-count.data.ts';

const dayMs = 86_400_000;
/** Who works today may be elsewhere next week; a machine or an office less so. */
const daysOfPeople = 7;
const daysOfOthers = 30;

/** Switches off what was said too long ago; records from before the time was kept count from their last change. */
async function switchOffAged(db: Db, now: Date): Promise<Omit<Availability, 'available'>[]> {
  const people = new Date(now.getTime() - daysOfPeople * dayMs);
  const others = new Date(now.getTime() - daysOfOthers * dayMs);
  const { rows } = await sql<Omit<Availability, 'available'>>`
    with aged as (
      update providers set available = false
      where available and not demo and coalesce(available_said_at, updated_at) <
        case when kind in ('worker', 'groupWorker') then ${people}::timestamptz else ${others}::timestamptz end
      returning kind::text, id
    ), aged_products as (
      update products set available = false
      where available and not demo and coalesce(available_said_at, updated_at) < ${others}::timestamptz
      returning id
    )
    select kind, id as "_id" from aged union all select 'product', id from aged_products`.execute(db);
  return rows;
}

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
