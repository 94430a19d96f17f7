import { sql } from 'kysely';
import type { HiringKind, ListingRef } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Listing } from '../hiring.ts';
import { answerable } from './trades.rules.ts';

// Who a request reaches: the listings that were chosen, or everybody who does such work near the site.

const farthestKm = 100;

/** A user's listings by what they may answer, as columns of a statement. */
function answersOf(listings: Listing[]) {
  return listings.flatMap((listing) =>
    answerable(listing.ref.kind, listing.category).map((what) => ({ listing, ...what })),
  );
}

/** Matches `r` (requests) against listings of a user: asked by name, or near and of the trade. */
export function reachesUser(userId: string, listings: Listing[]) {
  const answers = answersOf(listings);
  return sql<boolean>`(
    exists (select from request_people p where p.request_id = r.id and p.user_id = ${userId}::uuid)
    or (r.open_to = 'nearby' and exists (
      select from request_items i
      join unnest(${answers.map(({ of }) => of)}::text[], ${answers.map(({ category }) => category)}::text[],
        ${answers.map(({ listing }) => listing.lat)}::float8[], ${answers.map(({ listing }) => listing.lng)}::float8[])
        as a(of, category, lat, lng) on a.of = i.of and a.category = i.category
      where i.request_id = r.id
        and earth_distance(ll_to_earth(r.lat, r.lng), ll_to_earth(a.lat, a.lng)) <= r.radius_km * 1000)))`;
}

/** A coarse condition on `r` that the index on places answers: within the widest radius of one of the listings. */
export function nearUser(userId: string, listings: Listing[]) {
  const asked = sql`r.id in (select p.request_id from request_people p where p.user_id = ${userId}::uuid)`;
  const places = listings.map(
    ({ lat, lng }) => sql`(r.open_to = 'nearby' and r.status = 'open' and
      ll_to_earth(r.lat, r.lng) <@ earth_box(ll_to_earth(${lat}, ${lng}), ${farthestKm * 1000}))`,
  );
  return sql<boolean>`(${sql.join([asked, ...places], sql` or `)})`;
}

/** Which of these listings were asked by name. */
export async function askedListings(
  db: Db,
  requestId: string,
): Promise<(ListingRef & { userId: string; passed: boolean })[]> {
  const rows = await db
    .selectFrom('request_people')
    .select(['listing_id', 'listing_of', 'user_id', 'passed_at'])
    .where('request_id', '=', requestId)
    .execute();
  return rows.map((row) => ({
    kind: row.listing_of,
    _id: row.listing_id,
    userId: row.user_id,
    passed: row.passed_at !== null,
  }));
}

/** Listings that do the work within the radius, the nearest first: who is told of an open request. */
export async function findNearby(
  db: Db,
  where: {
    lat: number;
    lng: number;
    radiusKm: number;
    wanted: { of: HiringKind; category: string }[];
    limit: number;
    /** Those alone who say that they are free today. */
    available: boolean;
  },
): Promise<{ userId: string; kind: HiringKind; id: string; name: string }[]> {
  const { lat, lng, radiusKm, wanted, limit, available } = where;
  const centre = sql`ll_to_earth(${lat}, ${lng})`;
  const near = (row: string) => sql`
    ${sql.ref(`${row}.place`)} <@ earth_box(${centre}, ${radiusKm * 1000})
    and earth_distance(${sql.ref(`${row}.place`)}, ${centre}) <= ${radiusKm * 1000}`;
  const pairs = sql`unnest(${wanted.map(({ of }) => of)}::text[], ${wanted.map(({ category }) => category)}::text[])
    as w(of, category)`;
  const { rows } = await sql<{ userId: string; kind: HiringKind; id: string; name: string }>`
    select "userId", kind, id, name from (
      select p.user_id as "userId", p.kind::text as kind, p.id, p.name, p.place
      from providers p join ${pairs} on w.of = p.kind and w.category = p.category where (p.available or not ${available}) and not p.suspended and ${near('p')}
      union all
      select d.user_id, 'product', d.id, d.name, d.place
      from products d join ${pairs} on w.of = 'product' and w.category = d.category where (d.available or not ${available}) and not d.suspended and ${near('d')}
    ) l order by earth_distance(l.place, ${centre}), id limit ${limit}`.execute(db);
  return rows;
}
