import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Skill } from '#domain/fair-pay/wages.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Lines of requests of one week, work and PIN. Hours are those to the first offer. */
export interface LineGroup {
  /** Monday, `YYYY-MM-DD`. */
  week: string;
  of: HiringKind;
  category: string;
  /** By which it was asked for; null where the category alone was said. */
  trade: string | null;
  pin: string;
  asked: number;
  filled: number;
  missing: number;
  nobodyNear: number;
  noAnswer: number;
  dearer: number;
  /** Asked at least a day ago, and of them those with an offer within 1, 6 and 24 hours. */
  ripe: number;
  in1: number;
  in6: number;
  in24: number;
  hours: number[] | null;
}

/** @param within `from` in it, `now` for what is over */
export async function lineGroups(db: Db, { from, now }: { from: Date; now: Date }): Promise<LineGroup[]> {
  const { rows } = await sql<LineGroup>`
    with lines as (
      select to_char(date_trunc('week', r.created_at at time zone 'Asia/Kolkata'), 'YYYY-MM-DD') as week,
        i.of, i.category, i.trade, r.pin, i.filled = i.count as filled,
        i.filled < i.count and r.status <> 'open' as missing,
        r.created_at <= ${now}::timestamptz - interval '1 day' as ripe,
        o.first - r.created_at as took, coalesce(o.dearer, false) as dearer,
        exists (select from request_people p where p.request_id = r.id) as anybody
      from requests r join request_items i on i.request_id = r.id
        left join lateral (
          select min(f.created_at) as first, bool_and(f.price > i.price) as dearer
          from offers f where f.item_id = i.id and f.author = 'provider') o on true
      where r.created_at >= ${from})
    select week, "of", category, trade, pin, count(*)::int as asked, (count(*) filter (where filled))::int as filled,
      (count(*) filter (where missing))::int as missing,
      (count(*) filter (where missing and took is null and not anybody))::int as "nobodyNear",
      (count(*) filter (where missing and took is null and anybody))::int as "noAnswer",
      (count(*) filter (where missing and dearer))::int as dearer,
      (count(*) filter (where ripe))::int as ripe,
      (count(*) filter (where ripe and took <= interval '1 hour'))::int as in1,
      (count(*) filter (where ripe and took <= interval '6 hours'))::int as in6,
      (count(*) filter (where ripe and took <= interval '1 day'))::int as in24,
      array_agg(extract(epoch from took)::float8 / 3600) filter (where took is not null) as hours
    from lines group by week, "of", category, trade, pin`.execute(db);
  return rows;
}

/** What people of one work agreed on at a PIN, whole rupees a person and day. */
export interface WageGroup {
  of: HiringKind;
  category: string;
  trade: string | null;
  pin: string;
  skill: Skill | null;
  prices: number[];
}

export async function wageGroups(db: Db, from: Date): Promise<WageGroup[]> {
  const { rows } = await sql<WageGroup>`
    select i.of, i.category, i.trade, r.pin, i.skill, array_agg(b.price) as prices
    from bookings b join request_items i on i.id = b.item_id join requests r on r.id = i.request_id
    where b.created_at >= ${from} and b.per = 'day' and not b.terms ? 'rates' and b.listing_of in ('worker', 'groupWorker')
    group by i.of, i.category, i.trade, r.pin, i.skill`.execute(db);
  return rows;
}

export interface CancelledGroup {
  by: 'customer' | 'provider' | 'neev';
  why: string | null;
  pin: string;
  count: number;
}

export async function cancelledGroups(db: Db, from: Date): Promise<CancelledGroup[]> {
  const { rows } = await sql<CancelledGroup>`
    select case b.status_by when b.customer_id then 'customer' when b.provider_id then 'provider' else 'neev' end as by,
      b.reason as why, r.pin, count(*)::int as count
    from bookings b join request_items i on i.id = b.item_id join requests r on r.id = i.request_id
    where b.status = 'cancelled' and b.status_at >= ${from} group by 1, 2, 3`.execute(db);
  return rows;
}

/** Whose work ended in a span at a PIN, a row a person and side, and whether they agreed on other work within 30 days. */
export interface BackGroup {
  side: 'customer' | 'provider';
  pin: string;
  people: number;
  back: number;
}

export async function backGroups(db: Db, { from, to }: { from: Date; to: Date }): Promise<BackGroup[]> {
  const { rows } = await sql<BackGroup>`
    with ended as (
      select b.id, b.customer_id, b.provider_id, b.status_at, r.pin
      from bookings b join request_items i on i.id = b.item_id join requests r on r.id = i.request_id
      where b.status = 'done' and b.status_at >= ${from} and b.status_at < ${to}),
    sides as (
      select 'customer' as side, e.customer_id as person, e.pin, exists (select from bookings n
        where n.customer_id = e.customer_id and n.id <> e.id
          and n.created_at > e.status_at and n.created_at <= e.status_at + interval '30 days') as back from ended e
      union all
      select 'provider', e.provider_id, e.pin, exists (select from bookings n
        where n.provider_id = e.provider_id and n.id <> e.id
          and n.created_at > e.status_at and n.created_at <= e.status_at + interval '30 days') from ended e),
    people as (select side, person, pin, bool_or(back) as back from sides group by 1, 2, 3)
    select side, pin, count(*)::int as people, (count(*) filter (where back))::int as back
    from people group by 1, 2`.execute(db);
  return rows;
}

/** Since when each thing waits for an admin. */
export async function waitingSince(
  db: Db,
): Promise<{ what: 'listings' | 'reports' | 'noShows'; at: Date }[]> {
  const { rows } = await sql<{ what: 'listings' | 'reports' | 'noShows'; at: Date }>`
    select 'listings' as what, updated_at as at from providers where not verified and sent_back_reason is null
    union all select 'listings', updated_at from products where not verified and sent_back_reason is null
    union all select 'reports', created_at from reports where closed_at is null
    union all select 'noShows', status_at from bookings where contested and ruling is null`.execute(db);
  return rows;
}

export async function rulings(db: Db): Promise<{ lifted: number; of: number }> {
  const { rows } = await sql<{ lifted: number; of: number }>`
    select (count(*) filter (where ruling = 'lifted'))::int as lifted, count(*)::int as of
    from bookings where ruling is not null`.execute(db);
  return rows[0] ?? { lifted: 0, of: 0 };
}
