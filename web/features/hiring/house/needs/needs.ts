import type { CostLine } from '#domain/estimate/cost.ts';
import { type Hire, hireList } from '#domain/estimate/hire.ts';
import type { RateKey } from '#domain/estimate/rates.ts';

/** Work of a house that one kind of listing does. */
export interface Need extends Hire {
  id: string;
  keys: RateKey[];
  /** Of one person or tool; null for work that is not paid by the day. */
  days: number | null;
}

/** One need for each kind of listing: helpers and bar benders come as one crew. */
export function needsOf(lines: readonly CostLine[]): Need[] {
  const needs = new Map<string, Need>();
  for (const { of, category, key, days } of hireList(lines)) {
    const id = `${of} ${category}`;
    const known = needs.get(id);
    if (known) {
      known.keys.push(key);
      known.days = known.days === null && days === null ? null : (known.days ?? 0) + (days ?? 0);
    } else needs.set(id, { id, of, category, keys: [key], days });
  }
  return [...needs.values()];
}
