import { sql } from 'kysely';
import type { ListingRef } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Listing } from '../../hiring.ts';

/** Every listing that can be hired, providers and products under the same names. */
const listings = sql`
  select p.id, p.kind::text as kind, p.user_id, p.name, p.category, p.trades, p.price,
    case p.kind when 'groupWorker' then least(coalesce(p.group_size, 1), 500) when 'contractor' then p.teams else 1 end
      as capacity,
    p.rest_days, p.pin, p.lat, p.lng, p.profile_pic, p.phone, p.verified, p.demo
  from providers p where p.kind <> 'provider'
  union all
  select d.id, 'product', d.user_id, d.name, d.category, '{}', d.price, coalesce(t.stock, 1), '{}', o.pin, d.lat, d.lng,
    d.product_pic, o.phone, d.verified, d.demo
  from products d join providers o on o.id = d.provider_id left join rental_terms t on t.product_id = d.id`;

interface Row {
  id: string;
  kind: ListingRef['kind'];
  user_id: string;
  name: string;
  category: string;
  trades: string[];
  price: number | null;
  capacity: number;
  rest_days: number[];
  pin: string;
  lat: number;
  lng: number;
  profile_pic: string | null;
  phone: string | null;
  verified: boolean;
  demo: boolean;
}

const listingOf = (row: Row): Listing => ({
  ref: { kind: row.kind, _id: row.id },
  userId: row.user_id,
  name: row.name,
  category: row.category,
  trades: row.trades,
  price: row.price,
  capacity: row.capacity,
  restDays: row.rest_days,
  pin: row.pin,
  lat: row.lat,
  lng: row.lng,
  profilePic: row.profile_pic,
  phone: row.phone,
  verified: row.verified,
  demo: row.demo,
});

/** In any order; those that are gone are left out. */
export async function findListings(db: Db, ids: string[]): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`select * from (${listings}) l where l.id = any (${ids}::uuid[])`.execute(
    db,
  );
  return rows.map(listingOf);
}

export async function findListing(db: Db, ref: ListingRef): Promise<Listing | undefined> {
  const [found] = await findListings(db, [ref._id]);
  return found?.ref.kind === ref.kind ? found : undefined;
}

/** Everything that a user lists. */
export async function listingsOf(db: Db, userId: string): Promise<Listing[]> {
  const { rows } =
    await sql<Row>`select * from (${listings}) l where l.user_id = ${userId} order by l.kind, l.name, l.id`.execute(
      db,
    );
  return rows.map(listingOf);
}
