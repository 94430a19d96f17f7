import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface Wait {
  userId: string;
  items: { of: HiringKind; category: string }[];
  pin: string;
  lat: number;
  lng: number;
  radiusKm: number;
  now: Date;
  endsAt: Date;
}

/** Waits for each of these works at one place; who waits already goes on waiting from now. */
export async function addWaits(
  db: Db,
  { userId, items, now, endsAt, radiusKm, ...place }: Wait,
): Promise<void> {
  const works = new Map(items.map((item) => [`${item.of} ${item.category}`, item]));
  await db
    .insertInto('waits')
    .values(
      [...works.values()].map(({ of, category }) => ({
        ...place,
        of,
        category,
        user_id: userId,
        radius_km: radiusKm,
        created_at: now,
        ends_at: endsAt,
      })),
    )
    .onConflict((known) =>
      known.columns(['user_id', 'of', 'category', 'pin']).doUpdateSet({
        radius_km: radiusKm,
        created_at: now,
        ends_at: endsAt,
      }),
    )
    .execute();
}

export interface Came {
  waitId: string;
  userId: string;
  kind: HiringKind;
  listingId: string;
  name: string;
}

/** Takes out who waited for somebody that has registered since, with the first who came. At most `limit` at once. */
export async function takeCame(db: Db, { now, limit }: { now: Date; limit: number }): Promise<Came[]> {
  const near = (row: string) => sql`
    ${sql.ref(`${row}.place`)} <@ earth_box(ll_to_earth(w.lat, w.lng), w.radius_km * 1000)
    and earth_distance(${sql.ref(`${row}.place`)}, ll_to_earth(w.lat, w.lng)) <= w.radius_km * 1000`;
  const { rows } = await sql<Came>`
    delete from waits using (
      select w.id, l.kind, l.listing_id, l.name from waits w cross join lateral (
        select * from (
          select p.kind::text as kind, p.id as listing_id, p.name, p.created_at from providers p
          where p.kind = w.of and p.category = w.category and p.created_at > w.created_at
            and p.user_id <> w.user_id and not p.suspended and ${near('p')}
          union all
          select 'product', d.id, d.name, d.created_at from products d
          where w.of = 'product' and d.category = w.category and d.created_at > w.created_at
            and d.user_id <> w.user_id and not d.suspended and ${near('d')}
        ) came order by created_at, listing_id limit 1
      ) l where w.ends_at > ${now} limit ${limit} for update of w skip locked
    ) found where waits.id = found.id
    returning waits.id as "waitId", waits.user_id as "userId", found.kind, found.listing_id as "listingId", found.name`.execute(
    db,
  );
  return rows;
}

export async function forgetEndedWaits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('waits').where('ends_at', '<=', now).execute();
}

/** What a user waits for, for the download of their data. */
export const ownWaits = (db: Db, userId: string) =>
  db
    .selectFrom('waits')
    .select([
      'of',
      'category',
      'pin',
      'radius_km as radiusKm',
      'created_at as createdAt',
      'ends_at as endsAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
