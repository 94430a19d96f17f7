import type { Pool } from 'pg';
import type { FreeCondition } from '../free/free-condition.ts';
import type { Position } from './listing-cursor.ts';
import { type Bind, earth, type Filterable, type Point } from './listing-filter.ts';
import type { Order } from './listing-order.ts';
import type { Rank } from './listing-ranks.ts';
import { statementName } from './listing-statement.ts';

/** A list of the marketplace: what it reads and what it can be filtered by. */
export interface List extends Filterable {
  /** For the counts; see `invalidateCounts`. */
  name: string;
  table: 'providers' | 'products';
  /** A condition without values that always holds for this list. */
  always: string;
  /** Columns of `r`, and of `joined` tables. */
  columns: string;
  /** Joins to the rows of one page. */
  joined: string;
}

export interface Keys {
  id: string;
  rank: number;
  sort_key: Date | number;
  distance_km?: number;
}

interface Asked {
  /** Of the conditions and the order. */
  values: unknown[];
  conditions: string;
  free: FreeCondition | undefined;
  ranks: Rank[];
  order: Order;
  after: Position | undefined;
  limit: number;
  point: Point | undefined;
}

/** So many rows of a list's order are asked one by one who is free; where they do not fill the page, all are asked at once. */
const askedAtRow = 250;

/** A worse rank is read only where the better ones do not fill the page. */
export async function readRanks<Row>(pool: Pool, list: List, asked: Asked): Promise<(Row & Keys)[]> {
  const { ranks, after, limit, free } = asked;
  const found: (Row & Keys)[] = [];
  // New words may have joined two ranks since the page before.
  const from = Math.min(after?.rank ?? 0, ranks.length - 1);
  for (let rank = from; rank < ranks.length && found.length < limit; rank += 1) {
    const part = { rank, after: rank === from ? after : undefined, limit: limit - found.length };
    // One after the other: the next is mostly not needed.
    let { rows } = await pool.query<Row & Keys>(rankStatement(list, asked, part));
    if (free && rows.length < part.limit)
      ({ rows } = await pool.query<Row & Keys>(rankStatement(list, asked, { ...part, free: 'of all' })));
    for (const row of rows) found.push(row);
  }
  return found;
}

function rankStatement(
  list: List,
  asked: Asked,
  part: Pick<Asked, 'after' | 'limit'> & { rank: number; free?: 'of all' },
) {
  const { conditions, free, ranks, order, point } = asked;
  const { key, direction, type } = order;
  const { rank, after, limit } = part;
  const values = asked.values.slice();
  const bind: Bind = (value) => `$${values.push(value)}`;
  const distance = point
    ? `, round(earth_distance(ll_to_earth(r.lat, r.lng), ${earth(point, bind)}) / 1000)::int as distance_km`
    : '';
  const sign = direction === 'asc' ? '>' : '<';
  const wanted = conditions + (ranks[rank]?.(bind) ?? '');
  const beyond = after
    ? ` and (${key}, r.id) ${sign} (${bind(after.key)}::${type}, ${bind(after.id)}::uuid)`
    : '';
  const rowsWhere = (where: string, atMost: number): string =>
    `select r.*, ${rank} as rank, ${key} as sort_key${distance} from ${list.table} r ` +
    `where ${where} order by ${key} ${direction}, r.id ${direction} limit ${atMost}`;
  const inOrder = `order by r.sort_key ${direction}, r.id ${direction}`;
  const atRow = free && part.free === undefined;
  const page = atRow
    ? `select r.* from (${rowsWhere(wanted + beyond, Math.max(askedAtRow, limit))}) r where ${free.atRow} ${inOrder} limit ${limit}`
    : rowsWhere(free ? free.ofAll(wanted + beyond) : wanted + beyond, limit);
  const text =
    `select ${list.columns}, r.id, r.rank, r.sort_key${point ? ', r.distance_km' : ''} ` +
    `from (${page}) r ${list.joined} ${inOrder}`;
  // A plan that is kept knows no dates: who is free on them is planned anew.
  return part.free ? { text, values } : { name: statementName(text), text, values };
}
