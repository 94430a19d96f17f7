import { type RawBuilder, sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

// Who works for somebody on one of the days that are asked for: they are not asked, and cannot offer them.

/** Listings as columns of a statement. */
interface Asked {
  id: string;
  kind: HiringKind;
  userId: string;
}
const rowsOf = (listings: readonly Asked[]) => sql`unnest(${listings.map(({ id }) => id)}::uuid[],
  ${listings.map(({ kind }) => kind)}::text[], ${listings.map(({ userId }) => userId)}::uuid[]) as l(id, kind, user_id)`;

const kindFits = sql`(l.kind = i.of or (i.of = 'worker' and l.kind in ('groupWorker', 'contractor')))`;

/** A human works as themselves, whatever they list; of a crew, teams and machines all have to be out. */
const worksThen = (unit: RawBuilder<unknown>) => sql`exists (select from reservations v
  where v.unit_id = ${unit} and v.released_at is null and v.booking_id is not null and v.span && i.spans)`;
const isBooked = sql`case when l.kind in ('worker', 'engineer') then ${worksThen(sql`l.user_id`)}
  else exists (select from listing_units lu join units u on u.id = lu.unit_id and u.active
      where lu.provider_id = l.id or lu.product_id = l.id)
    and not exists (select from listing_units lu join units u on u.id = lu.unit_id and u.active
      where (lu.provider_id = l.id or lu.product_id = l.id) and not ${worksThen(sql`u.id`)}) end`;

/** A condition on `r` (requests): one of a user's listings that could answer it has a day for it. */
export const hasDaysFor = (listings: readonly Asked[]): RawBuilder<boolean> => sql<boolean>`coalesce((
  select bool_or(not (${isBooked})) from request_items i join ${rowsOf(listings)} on ${kindFits}
  where i.request_id = r.id), true)`;

/** Each listing that could do an item of these requests, and whether it is booked on its days. */
export async function bookedThen(
  db: Db,
  requestIds: string[],
  listings: readonly Asked[],
): Promise<{ itemId: string; listingId: string; booked: boolean }[]> {
  if (requestIds.length === 0 || listings.length === 0) return [];
  const { rows } = await sql<{ itemId: string; listingId: string; booked: boolean }>`
    select i.id as "itemId", l.id as "listingId", ${isBooked} as booked
    from request_items i join ${rowsOf(listings)} on ${kindFits}
    where i.request_id = any (${requestIds}::uuid[])`.execute(db);
  return rows;
}
