import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** What lists say of a listing, kept in its row. */
export interface Standing {
  hired_times: number;
  review_count: number;
  review_stars: number;
}

/** Of a row `r` whether it says something else than `s`. */
const differs = (s: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (r.hired_times, r.review_count, r.review_stars) is distinct from (${s}.hired_times, ${s}.review_count, ${s}.review_stars)`;

/**
 * Says anew in their rows how often these listings were hired, and how they were reviewed. Belongs into the transaction
 * of every cause. The rows are held first: of two causes at once the second sees what the first did.
 */
export async function recountStanding(transaction: Db, listingIds: string[]): Promise<void> {
  if (listingIds.length === 0) return;
  for (const table of [sql.table('providers'), sql.table('products')]) {
    const { rows } = await sql<{ id: string }>`
      select id from ${table} where id = any (${listingIds}::uuid[]) order by id for no key update`.execute(
      transaction,
    );
    if (rows.length === 0) continue;
    await sql`
      update ${table} r
      set hired_times = now.hired_times, review_count = now.review_count, review_stars = now.review_stars
      from (select l.id, s.* from ${table} l cross join lateral standing_of(l.id) s
        where l.id = any (${rows.map(({ id }) => id)}::uuid[])) now
      where r.id = now.id and ${differs(sql.table('now'))}`.execute(transaction);
  }
}

/** After work on a booking that is done: a line in its book, a signature. */
export async function recountBooking(transaction: Db, bookingId: string): Promise<void> {
  const done = await transaction
    .selectFrom('bookings')
    .select('listing_id')
    .where('id', '=', bookingId)
    .where('status', '=', 'done')
    .executeTakeFirst();
  if (done) await recountStanding(transaction, [done.listing_id]);
}

export interface WrongStanding {
  id: string;
  kept: Standing;
  counted: Standing;
}

/** Every listing whose row says something else than its books and reviews. */
export async function verifyStanding(db: Db): Promise<{ listings: number; wrong: WrongStanding[] }> {
  const { rows } = await sql<WrongStanding & { listings: number }>`
    with listings as (
      select id, hired_times, review_count, review_stars from providers
      union all select id, hired_times, review_count, review_stars from products
    ), compared as (
      select r.id, (select to_json(kept) from (select r.hired_times, r.review_count, r.review_stars) kept) as kept,
        to_json(s) as counted, ${differs(sql.table('s'))} as is_wrong
      from listings r cross join lateral standing_of(r.id) s)
    select id, kept, counted from compared where is_wrong order by id`.execute(db);
  const { n } = await db
    .selectNoFrom(sql<number>`(select count(*) from providers) + (select count(*) from products)`.as('n'))
    .executeTakeFirstOrThrow();
  return { listings: n, wrong: rows };
}
