import type { Pool } from 'pg';
import { uuidOf } from './people.ts';

export interface Past {
  /** How many listings have one: the newest of each list, which its first pages show. */
  listings: number;
  /** Jobs of each. */
  jobs: number;
  /** Days of each job, in a row, with an entry of the customer each. */
  days: number;
}

/** A job that is over: its two sides, and when it began. Days of rest lie between two. */
const jobsOf = ({ listings, jobs, days }: Past): string => `
  create temporary table jobs as
  select ${uuidOf("listing_id || 'job' || job")} as id, *, current_date - (job * (${days} + 5)) as first_day,
    current_date - (job * (${days} + 5)) + ${days} as over
  from (
    select id as listing_id, kind as listing_of, name, user_id as provider_id,
      row_number() over (partition by kind order by created_at desc, id desc) as place
    from (
      select id, kind, name, user_id, created_at from providers where kind <> 'provider'
      union all select id, 'product', name, user_id, created_at from products) all_listings) l
  cross join generate_series(1, ${jobs}) job
  join (select id as customer_id, row_number() over (order by id) as n from users) c
    on c.n = 1 + (place * 7919 + job * 104729) % (select count(*) from users)
  where place <= ${listings} and customer_id <> provider_id`;

/** Rows of jobs, as the calls would have left them. The requests and offers before them nobody reads any more. */
const rowsOf = ({ days }: Past): string[] => [
  `insert into requests (id, customer_id, client_id, description, pin, lat, lng, choose, open_to, status, expires_at)
   select ${uuidOf("'request'")}, id, 'bench', '', '411001', 18.5, 73.8, 'me', 'nearby', 'filled', now() from users limit 1`,
  `insert into request_items (id, request_id, place, of, category, count, filled, dates, spans, price, per)
   select ${uuidOf("'request'")}, id, 0, 'worker', 'Tiles', 1, 1, '{}', tstzmultirange(tstzrange(now(), null)), 700, 'day' from requests
   where id = ${uuidOf("'request'")}`,
  `insert into bookings (id, offer_id, item_id, customer_id, provider_id, listing_id, listing_of, listing_name, count,
     dates, spans, price, per, terms, total, status, accepted_by, status_at, created_at, updated_at)
   select id, id, ${uuidOf("'request'")}, customer_id, provider_id, listing_id, listing_of, name, 1,
     json_build_object('from', first_day, 'days', ${days}), tstzmultirange(tstzrange(first_day, over)), 700, 'day', '{}',
     700 * ${days}, 'done', customer_id, over, first_day - 3, over
   from jobs`,
  `insert into reservations (unit_id, booking_id, span, created_at)
   select u.unit_id, j.id, tstzrange(first_day, over), first_day - 3
   from jobs j join listing_units u on coalesce(u.provider_id, u.product_id) = listing_id and no = 1`,
  `insert into ledgers (book_id, last_seq, head) select id, ${days}, sha256(id::text::bytea) from jobs`,
  `insert into ledger_entries (book_id, seq, id, author_id, client_id, side, kind, body, said_at, created_at, prev, hash)
   select id, day, ${uuidOf("id || 'day' || day")}, customer_id, 'day ' || id || day, 'customer', 'day',
     json_build_object('unit', provider_id, 'date', first_day + day - 1, 'mark', 'full', 'overtimeHours', 0),
     first_day + day, first_day + day, sha256(id::text::bytea), sha256(id::text::bytea)
   from jobs, generate_series(1, ${days}) day`,
  `insert into reviews (id, booking_id, author_id, about_id, listing_id, stars, text, published_at, counts, created_at)
   select ${uuidOf("id || 'review'")}, id, customer_id, provider_id, listing_id, 1 + (place * 7 + job) % 5, 'Came on time.', over + 3,
     true, over + 1
   from jobs`,
  ...['providers', 'products'].map(
    (
      table,
    ) => `update ${table} r set (hired_times, review_count, review_stars) = (select * from standing_of(r.id))
      where id in (select listing_id from jobs)`,
  ),
];

/** Gives listings a past of jobs that are over, with their books and reviews. */
export async function addJobs(pool: Pool, past: Past): Promise<void> {
  const client = await pool.connect();
  try {
    // The offers that bookings name are left out: loading is what takes time here.
    await client.query('alter table bookings drop constraint bookings_offer_id_fkey');
    await client.query(jobsOf(past));
    for (const statement of rowsOf(past)) await client.query(statement);
    await client.query('drop table jobs');
  } finally {
    client.release();
  }
}
