import { type RawBuilder, sql } from 'kysely';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BookingRow } from '../booking.data.ts';

/** Whose account ends, or which listings do. */
export type Ending = { userId: string } | { listingIds: string[] };

/** Rows `x` of offers or bookings that the end is about. */
const concerned = (ending: Ending): RawBuilder<unknown> =>
  'userId' in ending
    ? sql`(x.provider_id = ${ending.userId}::uuid or x.customer_id = ${ending.userId}::uuid)`
    : sql`x.listing_id = any (${ending.listingIds}::uuid[])`;

/** Requests whose customer ends, too: nobody offers for them meanwhile. */
const ownOpen = (ending: Ending): RawBuilder<unknown> =>
  'userId' in ending
    ? sql`(q.customer_id = ${ending.userId}::uuid and q.status in ('open', 'filled'))`
    : sql`false`;

/** Tenders that ask who ends: of these nobody accepts a price meanwhile. */
const asking = (ending: Ending): RawBuilder<unknown> => sql`(q.kind = 'tender' and q.id in (
  select p.request_id from request_people p
  where ${'userId' in ending ? sql`p.user_id = ${ending.userId}::uuid` : sql`p.listing_id = any (${ending.listingIds}::uuid[])`}))`;

/** The offers that wait and the bookings of these states, each by id. */
export interface Held {
  offerIds: string[];
  bookings: BookingRow[];
}

/**
 * Holds all that an end touches, of every request at once and in the one order of locks (docs/rules.md#hiring-6): who
 * accepts one of these offers at this moment has done so before, or finds it lapsed.
 */
export async function holdAround(
  transaction: Db,
  ending: Ending,
  statuses: readonly BookingStatus[],
): Promise<Held> {
  const offers = sql`x.status = 'sent' and ${concerned(ending)}`;
  const bookings = sql`x.status = any (${statuses}::text[]) and ${concerned(ending)}`;
  await sql`
    select q.id from requests q where ${ownOpen(ending)} or ${asking(ending)} or q.id in (
      select i.request_id from request_items i where i.id in (
        select x.item_id from offers x where ${offers} union select x.item_id from bookings x where ${bookings}))
    order by q.id for update`.execute(transaction);
  await sql`
    select i.id from request_items i where i.id in (select x.item_id from bookings x where ${bookings})
    order by i.id for update`.execute(transaction);
  const held = await sql<{ id: string; status: string }>`
    select x.id, x.status from offers x
    where ${offers} or x.id in (select offer_id from bookings x where ${bookings})
    order by x.id for update`.execute(transaction);
  const found = await transaction
    .selectFrom('bookings as x')
    .selectAll()
    .where(sql<boolean>`${bookings}`)
    .orderBy('x.id')
    .forUpdate()
    .execute();
  return {
    offerIds: held.rows.filter(({ status }) => status === 'sent').map(({ id }) => id),
    bookings: found,
  };
}

/** The units of listings, but humans, work no more; who looks at past work still finds their numbers. Names of people go. */
export async function retireUnits(transaction: Db, listingIds: string[]): Promise<void> {
  await sql`
    update units u set active = false,
      label = case u.kind when 'seat' then lu.no::text else coalesce(u.label, lu.no::text) end
    from listing_units lu
    where lu.unit_id = u.id and u.kind <> 'person' and coalesce(lu.provider_id, lu.product_id) = any (${listingIds}::uuid[])`.execute(
    transaction,
  );
}

/** Days that a listing's owner kept free on somebody else's unit, as a crew's leader does: they end with the listing. */
export async function freeOthersDays(transaction: Db, listingIds: string[]): Promise<void> {
  await sql`
    delete from reservations x using blocks k, units u
    where k.id = x.block_id and u.id = x.unit_id and k.listing_id = any (${listingIds}::uuid[])
      and u.user_id is distinct from k.owner_id`.execute(transaction);
  await sql`
    delete from blocks k where k.listing_id = any (${listingIds}::uuid[])
      and not exists (select from reservations x where x.block_id = k.id)`.execute(transaction);
}

/** Nobody asks them any more. */
export async function forgetAsked(transaction: Db, listingIds: string[]): Promise<void> {
  await sql`delete from request_people where listing_id = any (${listingIds}::uuid[])`.execute(transaction);
}

/** Those that are open, and those that what is agreed fills. @returns their ids */
export async function closeRequestsOf(
  transaction: Db,
  userId: string,
  now: Date,
): Promise<{ id: string; kind: 'hire' | 'tender' }[]> {
  const { rows } = await sql<{ id: string; kind: 'hire' | 'tender' }>`
    update requests set status = 'closed', updated_at = ${now}
    where customer_id = ${userId}::uuid
      and (status = 'open' or status = 'filled' and exists (
        select from request_items i join bookings b on b.item_id = i.id
        where i.request_id = requests.id and b.status = 'agreed'))
    returning id, kind`.execute(transaction);
  return rows;
}
