import { sql } from 'kysely';
import type { Availability } from '#contract/accounts/notices.ts';
import type { Db } from '#server/platform/database/database.ts';

const dayMs = 86_400_000;
/** Who works today may be elsewhere next week; a machine or an office less so. */
const daysOfPeople = 7;
const daysOfOthers = 30;

/** Switches off what was said too long ago; records from before the time was kept count from their last change. */
export async function switchOffAged(db: Db, now: Date): Promise<Omit<Availability, 'available'>[]> {
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

/** Holds the records of a user's own work: all but rental providers. */
export const lockHired = (transaction: Db, userId: string) =>
  transaction
    .selectFrom('providers')
    .select(['id', 'kind', 'name', 'user_id', 'available'])
    .where('user_id', '=', userId)
    .where('kind', '<>', 'provider')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Of the same records; "available" counts from now. */
export async function setHiredAvailable(
  transaction: Db,
  userId: string,
  { available, now }: { available: boolean; now: Date },
): Promise<void> {
  await transaction
    .updateTable('providers')
    .set({ available, ...(available && { available_said_at: now }) })
    .where('user_id', '=', userId)
    .where('kind', '<>', 'provider')
    .execute();
}
