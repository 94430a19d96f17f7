import type { Dates, Per } from '#contract/hiring/terms.ts';
import { totalOf } from '#domain/calendar/total.ts';

interface Priced {
  count: number;
  dates: Dates;
  price: number | null;
  per: Per;
}

/** Whole rupees of all items; null where one of them has no price yet. */
export function totalOfAll(items: readonly Priced[]): number | null {
  let sum = 0;
  for (const { price, ...item } of items) {
    if (price === null) return null;
    sum += totalOf({ ...item, price });
  }
  return sum;
}
