import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Trade } from './public-address.rules.ts';

export interface PricedRow {
  price: number | null;
  people: number;
}

/** The prices of a trade's listings at these PIN codes; no more than a figure needs, and nobody's name. */
export async function pricesAt(
  db: Db,
  { kind, category }: Trade,
  pins: readonly string[],
): Promise<PricedRow[]> {
  const { rows } =
    kind === 'product'
      ? await sql<PricedRow>`
          select r.price, 1 as people from products r join providers p on p.id = r.provider_id
          where p.kind = 'provider' and p.pin = any(${[...pins]}) and not p.suspended
            and r.category = ${category} and not r.suspended`.execute(db)
      : await sql<PricedRow>`
          select p.price, coalesce(p.group_size, 1) as people from providers p
          where p.pin = any(${[...pins]}) and p.kind = ${kind} and p.category = ${category} and not p.suspended`.execute(
          db,
        );
  return rows;
}

/** How many listings each trade has at each PIN code. */
export async function countByPin(db: Db): Promise<(Trade & { pin: string; count: number })[]> {
  const { rows } = await sql<Trade & { pin: string; count: number }>`
    select kind, category, pin, count(*)::int as count from providers
    where not suspended and kind <> 'provider' group by 1, 2, 3
    union all
    select 'product', r.category, p.pin, count(*)::int from products r join providers p on p.id = r.provider_id
    where not r.suspended and not p.suspended group by 1, 2, 3`.execute(db);
  return rows;
}
