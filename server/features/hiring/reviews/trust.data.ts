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

/** As in `hired_bookings`: a customer and 30 days. */
const pair = sql<string>`customer_id || ' ' || ((lower(spans) at time zone 'Asia/Kolkata')::date - date '2000-01-01') / 30`;

/**
 * In how many pairs of a customer and 30 days a provider has bookings, and the bookings that came to nothing with their
 * pair: who books a friend twelve times makes one. Contested no-shows without a ruling are none.
 */
export async function brokenBookings(
  db: Db,
  providerId: string,
): Promise<{ of: number; broken: (BookingRow & { pair: string })[] }> {
  const counted = sql<boolean>`provider_id = ${providerId}::uuid
    and (status <> 'no_show' or not contested or ruling is not null)`;
  const broken = await db
    .selectFrom('bookings')
    .selectAll()
    .select(pair.as('pair'))
    .where(counted)
    .where('status', 'in', ['cancelled', 'no_show'])
    .orderBy('status_at', 'desc')
    .limit(mostBroken)
    .execute();
  const { of } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(distinct ${pair})::int`.as('of'))
    .where(counted)
    .executeTakeFirstOrThrow();
  return { of, broken };
}

export interface ContractsDone {
  done: number;
  atOnce: number;
  stages: number;
}

/**
 * The contracts that somebody handed over, one a customer and 30 days, and how the stages went that they said were done.
 * What a line said is gone with the account of its author; such a line counts for nothing.
 */
export async function contractsDone(db: Db, providerId: string): Promise<ContractsDone> {
  const { rows } = await sql<ContractsDone>`
    with own as (
      select id, customer_id, (handed_over_on - date '2000-01-01') / 30 as month from contracts
      where provider_id = ${providerId}::uuid and status in ('handed_over', 'closed')
      order by created_at desc, id desc limit ${mostContracts}
    ), said as (
      select e.book_id, e.id::text as entry, e.body->>'stage' as stage from own join ledger_entries e on e.book_id = own.id
      where e.kind = 'work' and e.side = 'provider' and e.body ? 'stage'
    ), stood as (
      select s.book_id, s.stage, bool_and(not exists (select from ledger_entries d
        where d.book_id = s.book_id and d.kind = 'dispute' and d.side = 'customer' and d.body->>'entry' = s.entry)) as once
      from said s group by 1, 2
    )
    select (select count(distinct (customer_id, month))::int from own) as done,
      count(*)::int as stages, count(*) filter (where once)::int as "atOnce" from stood`.execute(db);
  return rows[0] ?? { done: 0, atOnce: 0, stages: 0 };
}

/** The newest; more are years of them. */
const mostContracts = 100;

/** The latest; more are years of them. */
const mostBroken = 1000;
