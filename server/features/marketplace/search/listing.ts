import type { Pool } from 'pg';
import { defaultLimit, type ProductFilter } from '#contract/marketplace/filter.ts';
import { type FreeCondition, freeCondition } from '../free/free-condition.ts';
import { type Counted, countPart, countRows, type Total } from './listing-count.ts';
import { listMark, readCursor, writeCursor } from './listing-cursor.ts';
import { type Bind, conditionsOf, pointOf, wordsCondition } from './listing-filter.ts';
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
  const narrowed = conditionsOf(filter, list, { bind, point });
  const conditions = [list.always, ...narrowed].join(' and ');
  const words = wordsCondition(meanings, bind);
  const asIs = values.slice();
  const free = freeCondition(filter, list.units, bind);
  const withFree = values.slice();
  const order = orderOf(filter, list, { bind, point });
  const { cursor, limit = defaultLimit, ...asked } = filter;
  const mark = listMark([list.name, order.by, asked]);
  const after = cursor === undefined ? undefined : readCursor(cursor, mark, order);
  if (meanings.some((meaning) => meaning.words.length === 0)) return { rows: [], nextCursor: null, total: 0 };
  const rows = await readRanks<Row>(pool, list, {
    values,
    conditions,
    words,
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
      : await totalOf(pool, list, {
          isNarrowed: narrowed.length > 0,
          conditions,
          words,
          values: asIs,
          free,
          withFree,
        });
  return { rows: shown, nextCursor: last ? writeCursor(mark, position(last)) : null, ...total };
}

interface Narrowed {
  /** Whether more than `always` is in the conditions. */
  isNarrowed: boolean;
  conditions: string;
  words: string;
  values: unknown[];
  free: FreeCondition | undefined;
  /** `values`, and those of `free`. */
  withFree: unknown[];
}

/** Of those who are free, a part of the filter's, which is a part of the list. */
function totalOf(pool: Pool, list: List, asked: Narrowed) {
  const { conditions, words, values, free, withFree } = asked;
  const { table, always } = list;
  const all = (where: string, of: unknown[]) => countedOf(list, `from ${table} r where ${where}`, of);
  const every = conditions + words;
  const countAll = () => countRows(pool, all(always, []));
  const counted = all(every, values);
  const countFiltered = () =>
    asked.isNarrowed || words
      ? countPart(pool, countAll, { counted, table, conditions: always, atRow: every })
      : countAll();
  if (!free) return countFiltered();
  const whoIsFree = countedOf(list, free.source(every), withFree);
  return countPart(pool, countFiltered, { counted: whoIsFree, table, conditions: every, atRow: free.atRow });
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
