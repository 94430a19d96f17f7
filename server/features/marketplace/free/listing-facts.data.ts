import type { Pool } from 'pg';
import type { ListingRef } from '#contract/hiring/terms.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';

/** What the columns of `Facts` bring of one row. */
export interface FactColumns {
  units: number | null;
  free_in: number | null;
  hired_times: number;
  review_count: number;
  review_stars: number;
}

/** What hiring says of the marketplace's rows, as columns of the statement that reads them. Given by app.ts. */
export interface Facts {
  /** Columns of the rows `r` of this kind of listing. */
  columns(kind: ListingRef['kind'], bind: (value: unknown) => string): string;
  /** @param capacity how many people, teams or machines the listing has */
  read(columns: FactColumns, capacity: number): ListingFacts;
}

/** The facts of one record. */
export async function factsOfRecord(
  pool: Pool,
  facts: Facts,
  { ref, capacity }: { ref: ListingRef; capacity: number },
): Promise<ListingFacts> {
  const values: unknown[] = [ref._id];
  const columns = facts.columns(ref.kind, (value) => `$${values.push(value)}`);
  const table = ref.kind === 'product' ? 'products' : 'providers';
  const text = `select ${columns} from ${table} r where r.id = $1::uuid`;
  const { rows } = await pool.query<FactColumns>({ name: `facts-of-${ref.kind}`, text, values });
  return rows[0] ? facts.read(rows[0], capacity) : {};
}

interface Counted {
  kind: ProviderKind;
  group_size: number | null;
  teams: number;
}

/** More are never asked for at once. */
const mostUnits = 500;

export function capacityOf({ kind, group_size, teams }: Counted): number {
  if (kind === 'groupWorker') return Math.min(group_size ?? 1, mostUnits);
  return kind === 'contractor' ? teams : 1;
}
