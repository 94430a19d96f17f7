import type { Pool } from 'pg';
import { defaultLimit, type ProductFilter } from '#contract/marketplace/filter.ts';
import { normaliseCity } from '#server/platform/geo/normalise.ts';
import { type FreeCondition, freeCondition } from '../free/free-condition.data.ts';
import { type Counted, countPart, countRows, type Total } from './listing-count.data.ts';
import { type Bind, conditionsOf, type Filterable, pointOf, wordsCondition } from './listing-filter.data.ts';
import { listMark, orderOf, readCursor, writeCursor } from './listing-order.data.ts';
import { ranksOf, silentLast } from './listing-ranks.data.ts';
import { type Asked, type Keys, type List, readRanks } from './listing-rows.data.ts';
import { meaningsOf } from './listing-words.rules.ts';
import { categoriesToAsk } from './trade-words.rules.ts';

/** As `listing_marks` of the database has them. */
const priceSteps = [200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 2000, 3000, 5000, 10_000];
const experienceSteps = [0, 1, 2, 3, 5, 10, 20];

const under = (letter: string, steps: number[], most: number | undefined): string[] => {
  const step = most === undefined ? undefined : steps.find((one) => most <= one);
  return step === undefined ? [] : [`${letter}${step}`];
};

/** A condition more, that every row that keeps a filter keeps too, and others may: what the index of words knows of it. */
export function marksCondition(filter: ProductFilter, has: Filterable, bind: Bind): string {
  const marks = marksOf(filter, has);
  return marks.length > 0 ? ` and r.marks @> ${bind(marks)}::text[]` : '';
}

function marksOf({ category, city, maxPrice, maxExperience }: ProductFilter, has: Filterable): string[] {
  return [
    ...(category === undefined ? [] : [`c${category}`]),
    ...(city === undefined ? [] : [`t${normaliseCity(city)}`]),
    ...(has.priced ? under('p', priceSteps, maxPrice) : []),
    ...(has.experienced ? under('e', experienceSteps, maxExperience) : []),
  ];
}

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
  const point = filter.near === undefined ? undefined : pointOf(filter.near);
  const meanings = filter.q === undefined ? [] : await meaningsOf(pool, filter.q);
  const asked: Asked = {
    conditions: (bind) => conditionsOf(filter, list, { bind, point }),
    words: (bind) => wordsCondition(meanings, bind),
    marked: (bind) => marksCondition(filter, list, bind),
    typed: meanings.reduce((sum, { words }) => sum + words.length, 0),
    free: (bind) => freeCondition(filter, list.units, bind),
    order: (bind) => orderOf(filter, list, { bind, point }),
  };
  const order = asked.order(() => '');
  const { cursor, limit = defaultLimit, ...rest } = filter;
  const mark = listMark([list.name, order.by, rest]);
  const after = cursor === undefined ? undefined : readCursor(cursor, mark, order);
  if (meanings.some((meaning) => meaning.words.length === 0)) return { rows: [], nextCursor: null, total: 0 };
  const toAsk = list.hasTrades && filter.q ? categoriesToAsk(filter.q) : [];
  const ranks = silentLast(ranksOf(filter, meanings), filter, toAsk);
  const totals = totalsOf(pool, list, asked);
  const wanted = { asked, ranks, after, limit: limit + 1, point, areFew: totals.areFew };
  const { rows, sought } = await readRanks<Row>(pool, list, wanted);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const total = cursor === undefined && !last ? { total: rows.length } : await totals.total(sought);
  return { rows: shown, nextCursor: last ? writeCursor(mark, position(last)) : null, ...total };
}

/** So many times as many are not asked for the sake of these. */
const fewOf = 10;

/** How many the parts of a filter find, each counted when it is asked for, and kept for a while. */
function totalsOf(pool: Pool, list: List, { conditions, words, marked, free }: Asked) {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { table, always } = list;
  const asked = conditions(bind);
  const typed = words(bind);
  const narrowed = asked.map(({ text }) => ` and ${text}`).join('') + (typed && typed + marked(bind));
  const every = always + narrowed;
  const onIndex = !typed && asked.every(({ of }) => of !== 'radiusKm');
  const counted = countedOf(list, `from ${table} r where ${every}`, values.slice());
  const all = () => countRows(pool, countedOf(list, `from ${table} r where ${always}`, []));
  /** All that is asked but the days. */
  const filtered = () =>
    narrowed
      ? countPart(pool, all, {
          counted,
          list,
          conditions: always,
          atRow: `true${narrowed}`,
          values: counted.values,
          by: onIndex ? 'index' : 'rows',
        })
      : all();
  /** Whether so few keep the rest that asking each of them for the days is less than reading the days of all. */
  const areFew = async () => (await filtered()).total * fewOf < (await all()).total;
  const idle = free(bind);
  /** @param sought few are meant: asking some for their share would tell nothing */
  const total = (sought: boolean) => {
    if (idle) return ofFree(idle);
    return sought ? countRows(pool, counted) : filtered();
  };
  return { areFew, total };

  async function ofFree({ atRow, source }: FreeCondition): Promise<Total> {
    const asking = (await areFew()) ? `from ${table} r where ${every} and ${atRow}` : source(every);
    const part = { counted: countedOf(list, asking, values), list, by: 'days' as const };
    if (onIndex) return countPart(pool, filtered, { ...part, conditions: every, atRow, values });
    // No index has words, or a distance, beside the ids: there the days are asked of some of the whole list.
    const days: unknown[] = [];
    const alone = free((value) => `$${days.push(value)}`)?.atRow ?? 'true';
    return countPart(pool, filtered, { ...part, conditions: always, atRow: alone, values: days });
  }
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
