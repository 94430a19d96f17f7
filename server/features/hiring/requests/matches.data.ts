import { sql } from 'kysely';
import { type HiringKind, hiringKinds } from '#contract/hiring/terms.ts';
import type { Span } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import { multirange } from '../calendar/units/span-text.data.ts';
import { categoriesFor, kindFits } from './trades.rules.ts';

/** Kilometres of the circles, the smallest first. */
export const circles = [25, 50, 100] as const;
export const widest = circles[2];

export interface Work {
  of: HiringKind;
  category: string;
  trade?: string | undefined;
}

/** A listing near a place: how far, its rupees a head, and whether it says the trade. */
export interface NearPrice {
  km: number;
  perHead: number | null;
  says: boolean;
}

interface Place {
  lat: number;
  lng: number;
  /** Made-up listings are found among themselves only. */
  withDemo: boolean;
  /** Only who has somebody, or something, free then. */
  spans?: Span[] | undefined;
}

/** Of how many listings at most is told: more say no more about a place. */
const most = 5000;

/** Available listings within 100 km that say a trade or have its category, the nearest first. No name and no id. */
export async function pricesNear(db: Db, { of, category, trade }: Work, place: Place): Promise<NearPrice[]> {
  const centre = sql`ll_to_earth(${place.lat}, ${place.lng})`;
  const [table, people, capacity, units, human] =
    of === 'product'
      ? [
          'products',
          sql`1`,
          sql`coalesce((select t.stock from rental_terms t where t.product_id = r.id), 1)`,
          sql`lu.product_id = r.id`,
          sql`null`,
        ]
      : [
          'providers',
          sql`case r.kind when 'groupWorker' then greatest(coalesce(r.group_size, 1), 1) else 1 end`,
          sql`case r.kind when 'groupWorker' then least(coalesce(r.group_size, 1), 500) when 'contractor' then r.teams else 1 end`,
          sql`lu.provider_id = r.id`,
          sql`case when r.kind in ('worker', 'engineer') then r.user_id end`,
        ];
  // Units are made when they are first needed; a human's has the human's own id.
  const free = place.spans
    ? sql`(select count(distinct x.unit_id) from reservations x
        where (x.unit_id in (select lu.unit_id from listing_units lu where ${units}) or x.unit_id = ${human})
          and x.released_at is null and x.span && ${multirange(place.spans)}::tstzmultirange) < ${capacity}`
    : sql`true`;
  const pairs = trade === undefined ? [{ of, category }] : categoriesFor(of, trade);
  const kinds = hiringKinds.filter((kind) => kindFits(kind, { of }));
  const says = of === 'product' || trade === undefined ? sql`true` : sql`r.trades @> ${[trade]}::text[]`;
  const does =
    of === 'product'
      ? sql`r.category = ${category}`
      : sql`(exists (select from unnest(${pairs.map((one) => one.of)}::text[], ${pairs.map((one) => one.category)}::text[])
          as w(of, category) where w.of = r.kind and w.category = r.category)
          or (r.kind = any (${kinds}::text[]) and ${trade === undefined ? sql`false` : says}))`;
  const { rows } = await sql<NearPrice>`
    select earth_distance(r.place, ${centre}) / 1000 as km, ceil(r.price::numeric / ${people})::int as "perHead", ${says} as says
    from ${sql.table(table)} r
    where r.available and not r.suspended and (${place.withDemo} or not r.demo) and ${does} and ${free}
      and r.place <@ earth_box(${centre}, ${widest * 1000})
      and earth_distance(r.place, ${centre}) <= ${widest * 1000}
    order by km limit ${most}`.execute(db);
  return rows;
}
