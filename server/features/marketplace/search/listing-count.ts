import type { Pool } from 'pg';

export interface Total {
  total: number;
  totalIsEstimate?: true;
}

const exactUpTo = 10_000;
const seconds5 = 5000;
const maxKept = 500;

interface Kept {
  until: number;
  list: string;
  total: Promise<Total>;
}
// A count belongs to a database: one process of tests has several.
const kept = new WeakMap<Pool, Map<string, Kept>>();

function cacheOf(pool: Pool): Map<string, Kept> {
  const known = kept.get(pool);
  if (known) return known;
  const made = new Map<string, Kept>();
  kept.set(pool, made);
  return made;
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
  if (known && known.until > Date.now()) return known.total;
  const total = ask();
  cache.delete(counted.mark);
  cache.set(counted.mark, { until: Date.now() + seconds5, list: counted.list, total });
  const oldest = cache.keys().next().value;
  if (cache.size > maxKept && oldest !== undefined) cache.delete(oldest);
  total.catch(() => cache.delete(counted.mark));
  return total;
}

/** To be called when a list was written to in this process, after the commit: who adds a record sees it counted. */
export function invalidateCounts(pool: Pool, list: string): void {
  const cache = cacheOf(pool);
  for (const [mark, entry] of cache) if (entry.list === list) cache.delete(mark);
}

/** Enough of them to tell a share. */
const asked = 300;

/**
 * How many of a filter's rows are free. Where the filter alone finds more than are counted, some of them are asked; if
 * by them at most as many as are counted exactly are free, all are asked.
 */
export function countFree(
  pool: Pool,
  all: Counted,
  free: { counted: Counted; table: string; conditions: string; atRow: string },
): Promise<Total> {
  return keep(pool, free.counted, async () => {
    const found = await countRows(pool, all);
    if (!found.totalIsEstimate) return count(pool, free.counted);
    // By id, which is random: not the newest alone.
    const some = `select r.* from ${free.table} r where ${free.conditions} order by r.id limit ${asked}`;
    const { rows } = await pool.query<{ share: number }>(
      `select count(*) filter (where ${free.atRow})::float / count(*) as share from (${some}) r`,
      free.counted.values,
    );
    const total = Math.round(found.total * (rows[0]?.share ?? 0));
    return total > exactUpTo ? { total, totalIsEstimate: true } : count(pool, free.counted);
  });
}

async function count(pool: Pool, { source, values }: Counted): Promise<Total> {
  const limited = `select count(*)::int as n from (select ${source} limit ${exactUpTo + 1}) counted`;
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
