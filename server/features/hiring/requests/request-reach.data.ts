import { sql } from 'kysely';
import { type HiringKind, hiringKinds, type ListingRef } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Listing } from '../hiring.ts';
import { answerable, answerableTrades, categoriesFor, kindFits } from './trades.rules.ts';

// Who a request reaches: the listings that were chosen, or everybody who does such work near the site.

const farthestKm = 100;

/** A user's listings by what they may answer, as rows of a statement: of a category, or of a trade. */
function answersOf(listings: Listing[]) {
  return listings.flatMap((listing) => [
    ...answerable(listing.ref.kind, listing.category).map(({ of, category }) => ({
      listing,
      ...{ of, category, trade: null, said: false },
    })),
    ...answerableTrades(listing).map((answer) => ({ listing, ...answer, category: null })),
  ]);
}

/** Matches `r` (requests) against listings of a user: asked by name, or near and of the trade. */
export function reachesUser(userId: string, listings: Listing[]) {
  const answers = answersOf(listings);
  return sql<boolean>`(
    exists (select from request_people p where p.request_id = r.id and p.user_id = ${userId}::uuid)
    or (r.open_to = 'nearby' and exists (
      select from request_items i
      join unnest(${answers.map(({ of }) => of)}::text[], ${answers.map(({ category }) => category)}::text[],
        ${answers.map(({ trade }) => trade)}::text[], ${answers.map(({ said }) => said)}::boolean[],
        ${answers.map(({ listing }) => listing.lat)}::float8[], ${answers.map(({ listing }) => listing.lng)}::float8[])
        as a(of, category, trade, said, lat, lng) on a.of = i.of
        and case when i.trade is null then a.category = i.category
          else a.trade = i.trade and (a.said or not i.trade_near) end
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

interface Wanted {
  of: HiringKind;
  category: string;
  trade?: string | undefined;
}

export interface NearListing {
  userId: string;
  kind: HiringKind;
  id: string;
  name: string;
}

interface Around {
  lat: number;
  lng: number;
  radiusKm: number;
}

const kindsFor = (of: HiringKind): HiringKind[] => hiringKinds.filter((kind) => kindFits(kind, { of }));

/** Of these trades those that an available listing within the radius says, each with who does it. */
export async function tradesWithin(db: Db, around: Around, wanted: readonly Wanted[]): Promise<boolean[]> {
  const near = nearBy(around);
  return Promise.all(
    wanted.map(async ({ of, trade }) => {
      if (trade === undefined) return false;
      const { rows } = await sql`
        select from providers p where p.trades <> '{}' and p.trades @> ${[trade]}::text[]
          and p.kind = any (${kindsFor(of)}::text[]) and p.available and not p.suspended and ${near('p')}
        limit 1`.execute(db);
      return rows.length > 0;
    }),
  );
}

const nearBy = ({ lat, lng, radiusKm }: Around) => {
  const centre = sql`ll_to_earth(${lat}, ${lng})`;
  return (row: string) => sql`
    ${sql.ref(`${row}.place`)} <@ earth_box(${centre}, ${radiusKm * 1000})
    and earth_distance(${sql.ref(`${row}.place`)}, ${centre}) <= ${radiusKm * 1000}`;
};

/**
 * Listings that do the work within the radius, the nearest first: who is told of an open request. A trade is
 * told to who says it; where nobody near does, to its categories.
 */
export async function findNearby(
  db: Db,
  {
    wanted,
    limit,
    available,
    ...around
  }: Around & {
    wanted: (Wanted & { tradeNear: boolean })[];
    limit: number;
    /** Those alone who say that they are free today. */
    available: boolean;
  },
): Promise<NearListing[]> {
  const { lat, lng } = around;
  const near = nearBy(around);
  const said = wanted.flatMap(({ of, trade, tradeNear }) =>
    trade !== undefined && tradeNear ? kindsFor(of).map((kind) => ({ kind, trade })) : [],
  );
  const inCategory = wanted.flatMap(({ of, category, trade, tradeNear }) =>
    trade === undefined ? [{ of, category }] : tradeNear ? [] : categoriesFor(of, trade),
  );
  const pairs = sql`unnest(${inCategory.map(({ of }) => of)}::text[], ${inCategory.map(({ category }) => category)}::text[])
    as w(of, category)`;
  const trades = sql`unnest(${said.map(({ kind }) => kind)}::text[], ${said.map(({ trade }) => trade)}::text[])
    as t(kind, trade)`;
  const { rows } = await sql<NearListing>`
    select "userId", kind, id, name from (
      select p.user_id as "userId", p.kind::text as kind, p.id, p.name, p.place
      from providers p where (p.available or not ${available}) and not p.suspended and ${near('p')}
        and (exists (select from ${pairs} where w.of = p.kind and w.category = p.category)
          or exists (select from ${trades} where t.kind = p.kind and p.trades @> array[t.trade]))
      union all
      select d.user_id, 'product', d.id, d.name, d.place
      from products d where (d.available or not ${available}) and not d.suspended and ${near('d')}
        and exists (select from ${pairs} where w.of = 'product' and w.category = d.category)
    ) l order by earth_distance(l.place, ll_to_earth(${lat}, ${lng})), id limit ${limit}`.execute(db);
  return rows;
}
