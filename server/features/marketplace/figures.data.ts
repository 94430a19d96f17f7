import type { Pool } from 'pg';
import { type FigureKind, figureRadiusKm } from '#contract/marketplace/figures.calls.ts';
import { type Bind, conditionsOf, type Point } from './search/listing-filter.data.ts';

/** How many are listed of one category, as counted. */
export interface CountedRow {
  kind: FigureKind;
  category: string;
  count: number;
  available: number;
  lowest_price: number | null;
}

const noFilterables = { priced: false, experienced: false, hasCompany: false };

/** Leaves out suspended listings, as lists do. @param point the middle of the circle; absent: all of India */
export async function countListings(pool: Pool, point: Point | undefined): Promise<CountedRow[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const within = conditionsOf({ radiusKm: figureRadiusKm }, noFilterables, { bind, point });
  const where = ['not r.suspended', ...within.map(({ text }) => text)].join(' and ');
  const groups = (kind: string, from: string) =>
    `select ${kind} as kind, r.category, count(*)::int as count,
       (count(*) filter (where r.available))::int as available, min(r.price) as lowest_price
     from ${from} and ${where} group by 1, 2`;
  const { rows } = await pool.query<CountedRow>(
    `${groups('r.kind::text', "providers r where r.kind in ('worker', 'groupWorker', 'contractor', 'engineer')")}
     union all ${groups("'product'", 'products r where true')}
     order by count desc, kind, category`,
    values,
  );
  return rows;
}
