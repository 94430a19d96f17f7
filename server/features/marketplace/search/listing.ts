import type { Pool } from 'pg';
import { defaultLimit, type ProductFilter } from '#contract/marketplace/filter.ts';
import { freeCondition } from '../free/free-condition.ts';
import { type Counted, countFree, countRows, type Total } from './listing-count.ts';
import { listMark, readCursor, writeCursor } from './listing-cursor.ts';
import { type Bind, conditionsOf, pointOf } from './listing-filter.ts';
import { orderOf } from './listing-order.ts';
import { ranksOf } from './listing-ranks.ts';
import { type Keys, type List, readRanks } from './listing-rows.ts';
import { meaningsOf } from './typed/listing-words.ts';

export interface Page<Row> extends Total {
  rows: Row[];
  nextCursor: string | null;
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
  const conditions = [list.always, ...conditionsOf(filter, list, { bind, point, meanings })].join(' and ');
  const all = countedOf(list, `from ${list.table} r where ${conditions}`, values.slice());
  const free = freeCondition(filter, list.units, bind);
  const whoIsFree = free && {
    ...free,
    table: list.table,
    conditions,
    counted: countedOf(list, free.source(conditions), values.slice()),
  };
  const order = orderOf(filter, list, { bind, point });
  const { cursor, limit = defaultLimit, ...asked } = filter;
  const mark = listMark([list.name, order.by, asked]);
  const after = cursor === undefined ? undefined : readCursor(cursor, mark, order);
  const rows = await readRanks<Row>(pool, list, {
    values,
    conditions,
    free,
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
      : await (whoIsFree ? countFree(pool, all, whoIsFree) : countRows(pool, all));
  return { rows: shown, nextCursor: last ? writeCursor(mark, position(last)) : null, ...total };
}

const countedOf = ({ name }: List, source: string, values: unknown[]): Counted => ({
  list: name,
  mark: listMark([source, values]),
  source,
  values,
});

const position = ({ rank, sort_key, id }: Keys) => ({
  rank,
  key: sort_key instanceof Date ? sort_key.toISOString() : sort_key,
  id,
});
