import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Skill } from '#contract/hiring/terms.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import type { BookingChangesTable } from '#server/platform/database/tables/hiring/hiring-tables.ts';
import type { BookingRow } from './booking.data.ts';
import type { Side } from './transitions.rules.ts';

export type ChangeRow = Selectable<BookingChangesTable>;
export type NamedBookingRow = BookingRow & {
  request_id: string;
  category: string;
  trade: TradeKey | null;
  skill: Skill | null;
  pin: string;
  replaced_by: string | null;
  hired_instead: { _id: string; name: string }[];
  customer_name: string | null;
  customer_pic: string | null;
  provider_name: string | null;
  profile_pic: string | null;
  provider_phone: string | null;
};

/** By name: a column that a newer process adds must not make the statement void. */
const columns = [
  'b.id',
  'b.offer_id',
  'b.item_id',
  'b.customer_id',
  'b.provider_id',
  'b.listing_id',
  'b.listing_of',
  'b.listing_name',
  'b.count',
  'b.dates',
  'b.spans',
  'b.price',
  'b.per',
  'b.terms',
  'b.quote',
  'b.total',
  'b.status',
  'b.status_by',
  'b.reason',
  'b.reason_text',
  'b.not_done_said',
  'b.contested',
  'b.ruling',
  'b.version',
  'b.accepted_by',
  'b.client_id',
  'b.address',
  'b.site_phone',
  'b.site_lat',
  'b.site_lng',
  'b.status_at',
  'b.created_at',
  'b.updated_at',
] as const;

const named = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('request_items as i', 'i.id', 'b.item_id')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .leftJoin('users as c', 'c.id', 'b.customer_id')
    .leftJoin('users as u', 'u.id', 'b.provider_id')
    .leftJoin('providers as p', 'p.id', 'b.listing_id')
    .leftJoin('products as d', 'd.id', 'b.listing_id')
    .leftJoin('providers as o', 'o.id', 'd.provider_id')
    .select(columns)
    .select([
      'i.request_id',
      'i.category',
      'i.trade',
      'i.skill',
      'r.pin',
      // The latest request that looks for others in its place.
      sql<
        string | null
      >`(select q.id from requests q where q.replaces = b.id order by q.created_at desc, q.id limit 1)`.as(
        'replaced_by',
      ),
      // Who was found by these requests, and is still booked or came.
      sql<
        { _id: string; name: string }[]
      >`(select coalesce(json_agg(json_build_object('_id', n.id, 'name', n.listing_name)
        order by n.created_at, n.id), '[]') from requests q join request_items x on x.request_id = q.id
        join bookings n on n.item_id = x.id
        where q.replaces = b.id and n.status not in ('cancelled', 'no_show'))`.as('hired_instead'),
      'c.fullname as customer_name',
      'c.profile_pic as customer_pic',
      'u.fullname as provider_name',
      sql<string | null>`coalesce(p.profile_pic, d.product_pic)`.as('profile_pic'),
      sql<string | null>`coalesce(p.phone, o.phone)`.as('provider_phone'),
    ]);

export const findNamedBooking = (db: Db, id: string): Promise<NamedBookingRow | undefined> =>
  named(db).where('b.id', '=', id).executeTakeFirst();

/** What two people agreed on, the newest first. */
export const bookingsBetween = (
  db: Db,
  [one, other]: readonly [string, string],
): Promise<NamedBookingRow[]> =>
  named(db)
    .where('b.customer_id', 'in', [one, other])
    .where('b.provider_id', 'in', [one, other])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(20)
    .execute();

const position = z.tuple([z.literal('bookings'), rowTime, z.uuid()]);

/** One page of a user's bookings, the newest first. @throws AppError 'bad-cursor' */
export async function bookingsPage(
  db: Db,
  {
    userId,
    as,
    status,
    ...paging
  }: Paging & { userId: string; as?: Side | undefined; status?: BookingStatus | undefined },
) {
  const before = readPosition(position, paging.cursor);
  const own = {
    customer: sql<boolean>`b.customer_id = ${userId}::uuid`,
    provider: sql<boolean>`b.provider_id = ${userId}::uuid`,
    both: sql<boolean>`(b.customer_id = ${userId}::uuid or b.provider_id = ${userId}::uuid)`,
  }[as ?? 'both'];
  const wanted = sql<boolean>`${own} and ${status ? sql`b.status = ${status}` : sql`true`}`;
  const rows = await named(db)
    .where(wanted)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(b.created_at, b.id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const { total } = await db
    .selectFrom('bookings as b')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { ...pageOf(rows, paging, (row) => ['bookings', row.created_at.toISOString(), row.id]), total };
}

const contestedPosition = z.tuple([z.literal('no-shows'), rowTime, z.uuid()]);

/** One page of the contested no-shows without a ruling, the oldest first. @throws AppError 'bad-cursor' */
export async function contestedPage(db: Db, paging: Paging) {
  const after = readPosition(contestedPosition, paging.cursor);
  const rows = await db
    .selectFrom('bookings as b')
    .leftJoin('users as c', 'c.id', 'b.customer_id')
    .selectAll('b')
    .select('c.fullname as customer_name')
    .where('b.contested', '=', true)
    .where('b.ruling', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(b.status_at, b.id) > (${after?.[1]}::timestamptz, ${after?.[2]}::uuid)`),
    )
    .orderBy('b.status_at')
    .orderBy('b.id')
    .limit(rowsToRead(paging))
    .execute();
  const { total } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('contested', '=', true)
    .where('ruling', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...pageOf(rows, paging, (row) => ['no-shows', row.status_at.toISOString(), row.id]), total };
}

/** The changes that wait for an answer, by booking. */
export async function openChanges(db: Db, bookingIds: string[], now: Date): Promise<Map<string, ChangeRow>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .where('status', '=', 'asked')
    .where('expires_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.booking_id, row]));
}

/** A booking with the names of its sides. */
interface AgreedRow {
  id: string;
  listing_name: string;
  customer_id: string;
  provider_id: string;
  customer: string;
  provider: string;
}

/** What is agreed and begins in this time. */
export async function agreedBetween(db: Db, from: Date, to: Date): Promise<AgreedRow[]> {
  const { rows } = await sql<AgreedRow>`
    select b.id, b.listing_name, b.customer_id, b.provider_id,
      c.fullname as customer, p.fullname as provider
    from bookings b join users c on c.id = b.customer_id join users p on p.id = b.provider_id
    where b.status = 'agreed' and lower(b.spans) >= ${from} and lower(b.spans) < ${to}
    order by b.id`.execute(db);
  return rows;
}
