import { sql } from 'kysely';
import { meanFrom } from '#contract/hiring/hiring-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BookingRow } from '../bookings/booking.data.ts';

/**
 * Whether a booking `b` was real work: done, with a day that the customer marked as worked or agreed to, or a return
 * that both signed.
 */
const hired = `b.status = 'done' and (
  exists (select from ledger_entries e where e.booking_id = b.id and e.side = 'customer' and e.kind = 'day'
    and (e.body ->> 'mark' in ('full', 'half') or (e.body ->> 'hours')::float8 > 0))
  or exists (select from ledger_entries e join ledger_entries said
      on said.booking_id = e.booking_id and said.id::text = e.body ->> 'entry'
    where e.booking_id = b.id and e.side = 'customer' and e.kind = 'agree' and said.side = 'provider'
      and coalesce(said.body -> 'body', said.body) ->> 'mark' in ('full', 'half'))
  or exists (select from inspections i where i.booking_id = b.id and i.kind = 'return'
    and i.customer_signed_at is not null and i.provider_signed_at is not null))`;

/** How often hired, the mean of the stars, and how many reviews. */
export type ListingTrust = [hiredTimes: number, mean: number | null, reviews: number];

/** Of a listing's row `r`: a scalar of `ListingTrust`. Every page of a list asks it. */
export const trustColumn = `(select json_build_array(
    (select count(*)::int from bookings b where b.listing_id = r.id and ${hired}),
    avg(stars)::float8, count(*)::int)
  from reviews where listing_id = r.id and counts and published_at is not null and hidden_at is null)`;

export interface UserTrust {
  since: Date;
  hiredTimes: number;
  gaveWork: number;
  mean: number | null;
  count: number;
}

export async function trustOfUser(db: Db, userId: string): Promise<UserTrust | undefined> {
  const { rows } = await sql<UserTrust>`
    select u.created_at as since, r.mean, r.count,
      (select count(*)::int from bookings b where b.provider_id = u.id and ${sql.raw(hired)}) as "hiredTimes",
      (select count(*)::int from bookings b where b.customer_id = u.id and ${sql.raw(hired)}) as "gaveWork"
    from users u
    cross join lateral (select avg(stars)::float8 as mean, count(*)::int as count from reviews
      where about_id = u.id and counts and published_at is not null and hidden_at is null) r
    where u.id = ${userId}::uuid`.execute(db);
  return rows[0];
}

export const ratingOf = ({ mean, count }: { mean: number | null; count: number }) =>
  mean === null || count < meanFrom ? null : { mean, count };

/** How many bookings a provider has, and those of them that came to nothing. Contested no-shows without a ruling are none. */
export async function brokenBookings(
  db: Db,
  providerId: string,
): Promise<{ of: number; broken: BookingRow[] }> {
  const counted = sql<boolean>`provider_id = ${providerId}::uuid
    and (status <> 'no_show' or not contested or ruling is not null)`;
  const broken = await db
    .selectFrom('bookings')
    .selectAll()
    .where(counted)
    .where('status', 'in', ['cancelled', 'no_show'])
    .execute();
  const { of } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('of'))
    .where(counted)
    .executeTakeFirstOrThrow();
  return { of, broken };
}
