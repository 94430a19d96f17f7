import type { CrewRate } from '#contract/hiring/terms.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import type { ProblemName } from '#contract/problems.ts';
import { rupeesOf, wholeOf } from '#contract/written.ts';
import { wrongPrice } from '#domain/calendar/limits.ts';
import { inOne } from '#domain/calendar/total.ts';

/** One of a crew's rates as it stands in the form. */
export interface RateTyped {
  /** Its own name in the form. */
  key: string;
  trade: TradeKey | '';
  count: string;
  price: string;
}
export type RateField = 'terms.rates' | `terms.rates.${number}.${'count' | 'price' | 'trade'}`;

export const mostRates = 5;

export const newRate = (changes: Partial<RateTyped> = {}): RateTyped => ({
  ...{ key: crypto.randomUUID(), trade: '', count: '', price: '' },
  ...changes,
});

/** One price for all becomes two rates: one person at one, the others at the other. */
export const twoRates = ({ count, price }: { count: string; price: string }): RateTyped[] => [
  newRate({ count: '1', price }),
  newRate({ count: String(Math.max(1, (wholeOf(count) ?? 2) - 1)), price }),
];

const rateOf = ({ trade, count, price }: RateTyped): CrewRate => ({
  ...(trade && { trade }),
  count: wholeOf(count) ?? 0,
  price: rupeesOf(price) ?? 0,
});

/** What the rates come to so far; what cannot be read yet counts as nothing. */
export function sumOfRates(typed: readonly RateTyped[]): { people: number; perDay: number } {
  const rates = typed.map(rateOf);
  return {
    people: rates.reduce((sum, { count }) => sum + count, 0),
    perDay: rates.reduce((sum, { count, price }) => sum + count * price, 0),
  };
}

/** @param most so many people are still wanted */
export function readRates(typed: readonly RateTyped[], most: number) {
  const rates = typed.map(rateOf);
  const problems: Partial<Record<RateField, ProblemName>> = {};
  for (const [place, { count, price }] of rates.entries()) {
    const dear = wrongPrice(price, 'day');
    if (count < 1 || count > most) problems[`terms.rates.${place}.count`] = 'count-invalid';
    if (dear) problems[`terms.rates.${place}.price`] = dear;
  }
  const { count, price } = inOne(rates);
  if (Object.keys(problems).length === 0 && count > most) problems['terms.rates'] = 'rates-many';
  return { count, minCount: count, price, rates, problems };
}
