import type { Pool } from 'pg';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';

/** What can be hired of the marketplace: all but the rental providers themselves. */
export interface Hireable {
  ref: { kind: Exclude<ProviderKind, 'provider'> | 'product'; _id: string };
  userId: string;
  /** How many people, teams or machines it has. */
  capacity: number;
}

/** What other areas say of the rows of one page, by the record's id: one question for them all. Given by app.ts. */
export type FactsOf = (pool: Pool, listings: Hireable[]) => Promise<Map<string, ListingFacts>>;

/** Several sources of facts as one. */
export const joinFacts =
  (sources: readonly FactsOf[]): FactsOf =>
  async (pool, listings) => {
    const facts = new Map<string, ListingFacts>();
    if (listings.length === 0) return facts;
    for (const found of await Promise.all(sources.map((source) => source(pool, listings))))
      for (const [id, more] of found) facts.set(id, { ...facts.get(id), ...more });
    return facts;
  };

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

/** A provider's row as what can be hired; a rental provider as nothing. */
export function hireable(row: Counted & { id: string; user_id: string }): Hireable[] {
  const { kind, id, user_id } = row;
  if (kind === 'provider') return [];
  return [{ ref: { kind, _id: id }, userId: user_id, capacity: capacityOf(row) }];
}
