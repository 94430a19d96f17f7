import { sql } from 'kysely';
import type { RequestStatus } from '#contract/hiring/requests.calls.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Span } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import { multirange } from '../../calendar/units/span-text.data.ts';
import type { BookingRow } from '../booking.data.ts';

/** The site of a booking, as the customer says it; its version stays, since nothing that was agreed changes. */
export async function setSite(
  transaction: Db,
  id: string,
  {
    now,
    ...site
  }: {
    address?: string | null | undefined;
    site_phone?: string | null | undefined;
    site_lat?: number | null | undefined;
    site_lng?: number | null | undefined;
    now: Date;
  },
): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ ...site, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A request that looks for others in place of a booking; `open`: how many it has not found. */
export interface Replacement {
  id: string;
  status: RequestStatus;
  expires_at: Date;
  open: number;
}

/** The latest one. */
export const findReplacement = (db: Db, bookingId: string): Promise<Replacement | undefined> =>
  db
    .selectFrom('requests as q')
    .innerJoin('request_items as i', 'i.request_id', 'q.id')
    .select(['q.id', 'q.status', 'q.expires_at', sql<number>`i.count - i.filled`.as('open')])
    .where('q.replaces', '=', bookingId)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
    .limit(1)
    .executeTakeFirst();

/** How many of each listing's people or machines have something else to do then. */
export async function takenThen(
  db: Db,
  listings: { ref: { kind: HiringKind; _id: string }; userId: string }[],
  spans: readonly Span[],
): Promise<Map<string, number>> {
  // A person's unit has their own id, whether or not the listing has made use of it yet.
  const people = listings.filter(({ ref: { kind } }) => kind === 'worker' || kind === 'engineer');
  const ids = listings.map(({ ref }) => ref._id);
  const { rows } = await sql<{ id: string; taken: number }>`
    with units_of as (
      select coalesce(lu.provider_id, lu.product_id) as id, lu.unit_id from listing_units lu join units u on u.id = lu.unit_id and u.active
      where lu.provider_id = any (${ids}::uuid[]) or lu.product_id = any (${ids}::uuid[])
      union
      select id, unit_id from unnest(${people.map(({ ref }) => ref._id)}::uuid[], ${people.map(({ userId }) => userId)}::uuid[])
        as person (id, unit_id)
    )
    select o.id, count(*)::int as taken from units_of o
    where exists (select from reservations r where r.unit_id = o.unit_id and r.released_at is null
      and r.span && ${multirange(spans)}::tstzmultirange)
    group by o.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row.taken]));
}

/** A booking with when its work was said to be over, and both names. */
export interface EndedBooking extends BookingRow {
  ended_at: Date;
  customer: string;
  provider: string;
}

/** Work that was said to be over in this time, of two people with accounts. */
export async function endedBetween(db: Db, { from, to }: { from: Date; to: Date }): Promise<EndedBooking[]> {
  const { rows } = await sql<EndedBooking>`
    select b.*, e.ended_at, c.fullname as customer, p.fullname as provider
    from bookings b join users c on c.id = b.customer_id join users p on p.id = b.provider_id
    cross join lateral (select coalesce(
      (select max(l.created_at) from ledger_entries l
        where l.book_id = b.id and l.kind = 'event' and l.body ->> 'state' = 'done_said'),
      b.status_at) as ended_at) e
    where b.status in ('done_said', 'done') and b.status_at >= ${from} and e.ended_at between ${from} and ${to}
    order by b.id`.execute(db);
  return rows;
}
