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
  { kind, category, trades: [said] = [] }: Trade,
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
          where p.pin = any(${[...pins]}) and p.kind = ${kind} and not p.suspended
            and ${said ? sql`${said} = any(p.trades)` : sql`p.category = ${category}`}`.execute(db);
  return rows;
}

export interface CountRow extends Pick<Trade, 'kind'> {
  /** Of a trade that listings say it is null. */
  category: string | null;
  said: string | null;
  pin: string;
  count: number;
}

/** How many listings each category and each trade have at each PIN code. */
export async function countByPin(db: Db): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select kind, category, null as said, pin, count(*)::int as count from providers
    where not suspended and kind <> 'provider' group by 1, 2, 4
    union all
    select kind, null, said, pin, count(*)::int from providers, unnest(trades) said
    where not suspended and kind <> 'provider' group by 1, 3, 4
    union all
    select 'product', r.category, null, p.pin, count(*)::int from products r join providers p on p.id = r.provider_id
    where not r.suspended and not p.suspended group by 1, 2, 4`.execute(db);
  return rows;
}
