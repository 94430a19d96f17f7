import type { Pool } from 'pg';
import { defaultLimit, type ProductFilter } from '#contract/marketplace/filter.ts';
import { countRows, type Total } from './listing-count.ts';
import { listMark, type Position, readCursor, writeCursor } from './listing-cursor.ts';
import { type Bind, conditionsOf, earth, type Filterable, type Point, pointOf } from './listing-filter.ts';
import { type Order, orderOf } from './listing-order.ts';
import { type Rank, ranksOf } from './listing-ranks.ts';
import { statementName } from './listing-statement.ts';
import { meaningsOf } from './listing-words.ts';

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

export interface Page<Row> extends Total {
  rows: Row[];
  nextCursor: string | null;
}

interface Keys {
  id: string;
  rank: number;
  sort_key: Date | number;
  distance_km?: number;
}

/**
 * One page of a list. `distance_km` (whole) stands in each row when the filter names a place.
 * @throws AppError 400 for a place that is unknown, a sort that needs one, or a position that is not ours
 */
export async function readPage<Row>(
  pool: Pool,
  list: List,
  filter: ProductFilter,
): Promise<Page<Row & { distance_km?: number }>> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const point = filter.near === undefined ? undefined : pointOf(filter.near);
  const meanings = filter.q === undefined ? [] : await meaningsOf(pool, filter.q);
  const conditions = [list.always, ...conditionsOf(filter, list, { bind, point, meanings })];
  const source = `from ${list.table} r where ${conditions.join(' and ')}`;
  const filterValues = values.slice();
  const order = orderOf(filter, list, { bind, point });
  const { cursor, limit = defaultLimit, ...asked } = filter;
  const mark = listMark([list.name, order.by, asked]);
  const after = cursor === undefined ? undefined : readCursor(cursor, mark, order);
  const rows = await readRanks<Row>(pool, list, {
    values,
    conditions,
    ranks: ranksOf(filter, meanings),
    order,
    after,
    limit: limit + 1,
    point,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const total =
    cursor === undefined && !last
      ? { total: rows.length }
      : await countRows(pool, {
          list: list.name,
          mark: listMark([source, filterValues]),
          source,
          values: filterValues,
        });
  return { rows: shown, nextCursor: last ? writeCursor(mark, position(last)) : null, ...total };
}

const position = ({ rank, sort_key, id }: Keys) => ({
  rank,
  key: sort_key instanceof Date ? sort_key.toISOString() : sort_key,
  id,
});

interface Asked {
  /** Of the conditions and the order. */
  values: unknown[];
  conditions: string[];
  ranks: Rank[];
  order: Order;
  after: Position | undefined;
  limit: number;
  point: Point | undefined;
}

/** A worse rank is read only where the better ones do not fill the page. */
async function readRanks<Row>(pool: Pool, list: List, asked: Asked): Promise<(Row & Keys)[]> {
  const { ranks, after, limit } = asked;
  const found: (Row & Keys)[] = [];
  // New words may have joined two ranks since the page before.
  const from = Math.min(after?.rank ?? 0, ranks.length - 1);
  for (let rank = from; rank < ranks.length && found.length < limit; rank += 1) {
    const statement = rankStatement(list, asked, {
      rank,
      after: rank === from ? after : undefined,
      limit: limit - found.length,
    });
    // One after the other: the next is mostly not needed.
    const { rows } = await pool.query<Row & Keys>(statement);
    for (const row of rows) found.push(row);
  }
  return found;
}

function rankStatement(list: List, asked: Asked, part: Pick<Asked, 'after' | 'limit'> & { rank: number }) {
  const { conditions, ranks, order, point } = asked;
  const { key, direction, type } = order;
  const { rank, after, limit } = part;
  const values = asked.values.slice();
  const bind: Bind = (value) => `$${values.push(value)}`;
  const distance = point
    ? `, round(earth_distance(ll_to_earth(r.lat, r.lng), ${earth(point, bind)}) / 1000)::int as distance_km`
    : '';
  const sign = direction === 'asc' ? '>' : '<';
  const beyond = after
    ? ` and (${key}, r.id) ${sign} (${bind(after.key)}::${type}, ${bind(after.id)}::uuid)`
    : '';
  const page =
    `select r.*, ${rank} as rank, ${key} as sort_key${distance} from ${list.table} r ` +
    `where ${conditions.join(' and ')}${ranks[rank]?.(bind) ?? ''}${beyond} ` +
    `order by ${key} ${direction}, r.id ${direction} limit ${limit}`;
  const text =
    `select ${list.columns}, r.id, r.rank, r.sort_key${point ? ', r.distance_km' : ''} ` +
    `from (${page}) r ${list.joined} order by r.sort_key ${direction}, r.id ${direction}`;
  return { name: statementName(text), text, values };
}
