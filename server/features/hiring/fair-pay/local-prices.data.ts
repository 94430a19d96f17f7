import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface LocalWork {
  of: HiringKind;
  category: string;
  /** Listings that say it; without one all of the category. */
  trade?: string | undefined;
  lat: number;
  lng: number;
  radiusKm: number;
  /** Made-up listings count among themselves only. */
  withDemo: boolean;
}

/** Each listing's rupees a day, with how many people they pay for. */
export async function localPrices(
  db: Db,
  { of, category, trade, lat, lng, radiusKm, withDemo }: LocalWork,
): Promise<{ price: number; people: number }[]> {
  const here = sql`ll_to_earth(${lat}, ${lng})`;
  const metres = radiusKm * 1000;
  const [table, people, kind] =
    of === 'product'
      ? ['products', sql`1`, sql`true`]
      : ['providers', of === 'groupWorker' ? sql`coalesce(r.group_size, 1)` : sql`1`, sql`r.kind = ${of}`];
  const such =
    trade === undefined || of === 'product'
      ? sql`r.category = ${category}`
      : sql`r.trades @> array[${trade}]`;
  const { rows } = await sql<{ price: number; people: number }>`
    select r.price, ${people} as people from ${sql.table(table)} r
    where ${kind} and ${such} and r.price is not null and (${withDemo} or not r.demo)
      and r.place <@ earth_box(${here}, ${metres})
      and earth_distance(r.place, ${here}) <= ${metres}`.execute(db);
  return rows;
}
