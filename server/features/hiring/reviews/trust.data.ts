import { sql } from 'kysely';
import { meanFrom } from '#contract/hiring/hiring-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BookingRow } from '../bookings/booking.data.ts';

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
      (select count(distinct (b.customer_id, b.month))::int from hired_bookings b where b.provider_id = u.id) as "hiredTimes",
      (select count(distinct (b.provider_id, b.month))::int from hired_bookings b where b.customer_id = u.id) as "gaveWork"
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
