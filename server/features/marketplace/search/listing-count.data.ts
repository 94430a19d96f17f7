import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { List } from './listing-rows.data.ts';

export interface Total {
  total: number;
  totalIsEstimate?: true;
}

const exactUpTo = 10_000;
const seconds5 = 5000;
const maxKept = 500;

interface Kept {
  list: string;
  total: Promise<Total>;
  until: number;
}
// A count belongs to a database: one process of tests has several.
const kept = new WeakMap<Pool, LRUCache<string, Kept>>();

function cacheOf(pool: Pool): LRUCache<string, Kept> {
  const known = kept.get(pool) ?? new LRUCache({ max: maxKept });
  kept.set(pool, known);
  return known;
}

export interface Counted {
  /** Which list it is, for `invalidateCounts`. */
  list: string;
  mark: string;
  /** `from … where …` */
  source: string;
  values: unknown[];
}

/** How many a filter finds: exact up to 10,000, the planner's estimate above; kept for 5 s. */
export const countRows = (pool: Pool, counted: Counted): Promise<Total> =>
  keep(pool, counted, () => count(pool, counted));

function keep(pool: Pool, counted: Counted, ask: () => Promise<Total>): Promise<Total> {
  const cache = cacheOf(pool);
  const known = cache.get(counted.mark);
  if (known && known.until > performance.now()) return known.total;
  const total = ask();
  cache.set(counted.mark, { list: counted.list, total, until: performance.now() + seconds5 });
  total.catch(() => cache.delete(counted.mark));
  return total;
}

/** To be called when a list was written to in this process, after the commit: who adds a record sees it counted. */
export function invalidateCounts(pool: Pool, list: string): void {
  const cache = cacheOf(pool);
  for (const [mark, entry] of cache) if (entry.list === list) cache.delete(mark);
}

/** How many are asked for a share: fewer the dearer one is. An index answers without the rows. */
const sample = { index: 5000, rows: 1500, days: 500 };

/** Some of a larger set of rows. */
export interface PartOfRows {
  counted: Counted;
  list: Pick<List, 'table' | 'asks'>;
  /** Those of the larger set. */
  conditions: string;
  /** What is asked of each. */
  atRow: string;
  /** Of both. */
  values: unknown[];
  /** What is asked: of an index, of the rows, or of their reservations. */
  by: keyof typeof sample;
}

/**
 * How many rows of a larger set are meant. Counting ten thousand of a million takes as long as finding them; so where
 * the set is large, some of its rows are asked, and all only where those leave it open whether there are more than are
 * counted exactly.
 */
export const countPart = (
  pool: Pool,
  countWhole: () => Promise<Total>,
  { counted, list: { table, asks }, conditions, atRow, values, by }: PartOfRows,
): Promise<Total> =>
  keep(pool, counted, async () => {
    const whole = await countWhole();
    if (!whole.totalIsEstimate) return count(pool, counted);
    // By id, which is random: not the newest alone.
    const size = sample[by];
    const first = (columns: string) =>
      `select ${columns} from ${table} r where ${conditions} order by r.id limit ${size}`;
    // Their ids come from an index; the rows are fetched then, and none of those that were passed over.
    const some =
      by === 'index'
        ? first(asks)
        : `select r.* from (${first('r.id')}) picked join ${table} r on r.id = picked.id`;
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from (${some}) r where ${atRow}`,
      values,
    );
    const n = rows[0]?.n ?? 0;
    const each = whole.total / size;
    // Chance leaves it this far off at most: what is told as an estimate is beyond what is counted exactly.
    const atLeast = n - 2 * Math.sqrt(n);
    if (atLeast * each <= exactUpTo) return count(pool, counted);
    return { total: Math.round(n * each), totalIsEstimate: true };
  });

async function count(pool: Pool, { source, values }: Counted): Promise<Total> {
  // Planned for all of them: the planner, who takes them for more than they are, would look through the whole list.
  const limited =
    `with found as materialized (select ${source}) ` +
    `select count(*)::int as n from (select from found limit ${exactUpTo + 1}) counted`;
  const { rows } = await pool.query<{ n: number }>(limited, values);
  const total = rows[0]?.n ?? 0;
  if (total <= exactUpTo) return { total };
  const plan = await pool.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `explain (format json) select ${source}`,
    values,
  );
  const estimate = plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? total;
  return { total: Math.max(total, Math.round(estimate)), totalIsEstimate: true };
}
