import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { recountStanding } from '../calendar/units/standing.data.ts';
import { countedOf } from './counted.rules.ts';

/** So many reviews of the mean of all stand before one's own. */
const weight = 5;

interface Pair {
  author_id: string;
  about_id: string;
}

/** Says anew which reviews of a pair count, and how far the listings among them stand above others. */
export async function recount(transaction: Db, pairs: Pair[]): Promise<void> {
  for (const { author_id, about_id } of pairs) {
    const rows = await transaction
      .selectFrom('reviews')
      .select(['id', 'published_at', 'hidden_at', 'listing_id'])
      .where('author_id', '=', author_id)
      .where('about_id', '=', about_id)
      .where('published_at', 'is not', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const counted = countedOf(
      rows.flatMap(({ id, published_at, hidden_at }) =>
        published_at ? { id, publishedAt: published_at, hidden: hidden_at !== null } : [],
      ),
    );
    await sql`
      update reviews set counts = id = any (${[...counted]}::uuid[])
      where id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(transaction);
    const listings = rows.flatMap(({ listing_id }) => listing_id ?? []);
    await recountStanding(transaction, listings);
    await scoreListings(transaction, listings);
  }
}

/**
 * (5m + sum) / (5 + n) less m, where m is the mean of all: a listing without a review stands at 0, and need not be
 * written when m moves.
 */
const scores = sql`
  select p.id, (review_stars - review_count * m.mean) / (${weight} + review_count) as score
  from providers p
  cross join (select coalesce(avg(stars), 0)::float8 as mean from reviews where counts) m`;

async function scoreListings(transaction: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update providers set rating_score = now.score
    from (${scores} where p.id = any (${ids}::uuid[])) now
    where providers.id = now.id and rating_score is distinct from now.score`.execute(transaction);
}

/** A job: the mean of all has moved, and with it where everybody with reviews stands. */
export async function scoreAll(db: Db): Promise<void> {
  await sql`
    update providers set rating_score = now.score
    from (${scores} where review_count > 0 or rating_score <> 0) now
    where providers.id = now.id and abs(rating_score - now.score) > 0.0001`.execute(db);
}
