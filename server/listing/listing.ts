import type { Pool } from 'pg';
import { defaultLimit, type ProductFilter } from '#contract/providers/filter';
import { countRows, type Total } from './listing-count.ts';
import { listMark, readCursor, writeCursor } from './listing-cursor.ts';
import { type Bind, conditionsOf, earth, type Filterable, pointOf } from './listing-filter.ts';
import { orderOf } from './listing-order.ts';
import { statementName } from './listing-statement.ts';
import { meaningsOf } from './listing-words.ts';

/** A list of the marketplace: what it reads and what it can be filtered by. */
export interface List extends Filterable {
  /** For the counts; see `dropCounts`. */
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
  if (cursor !== undefined) {
    const { key, id } = readCursor(cursor, mark, order);
    const sign = order.direction === 'asc' ? '>' : '<';
    conditions.push(`(${order.key}, r.id) ${sign} (${bind(key)}::${order.type}, ${bind(id)}::uuid)`);
  }
  const { direction } = order;
  const distance = point
    ? `, round(earth_distance(ll_to_earth(r.lat, r.lng), ${earth(point, bind)}) / 1000)::int as distance_km`
    : '';
  // One row more than asked for tells whether there is a next page.
  const page =
    `select r.*, ${order.key} as sort_key${distance} from ${list.table} r where ${conditions.join(' and ')} ` +
    `order by ${order.key} ${direction}, r.id ${direction} limit ${limit + 1}`;
  const text =
    `select ${list.columns}, r.id, r.sort_key${point ? ', r.distance_km' : ''} from (${page}) r ${list.joined} ` +
    `order by r.sort_key ${direction}, r.id ${direction}`;
  const { rows } = await pool.query<Row & Keys>({ name: statementName(text), text, values });
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

const position = ({ sort_key, id }: Keys) => ({
  key: sort_key instanceof Date ? sort_key.toISOString() : sort_key,
  id,
});
