/** Whole rupees. */
export interface Band {
  low: number;
  middle: number;
  high: number;
}

/** Fewer say nothing about what is usual. */
export const fewestListings = 8;
const hoursOfDay = 8;
const daysOfWeek = 6;

/** The middle half of the prices, each end one of them; undefined of fewer than eight. */
export function bandOf(prices: readonly number[]): Band | undefined {
  if (prices.length < fewestListings) return undefined;
  const sorted = prices.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}

/** A crew's price for all its people as rupees a head. */
export const perHead = (price: number, people: number): number => Math.ceil(price / Math.max(1, people));

/**
 * Rupees a day, not rounded: an hour counts as an eighth of a day, a week as six days of work. Undefined for a price of
 * a whole job, which may take any time.
 */
export function perDay(price: number, per: 'day' | 'job' | 'hour' | 'week'): number | undefined {
  if (per === 'day') return price;
  if (per === 'hour') return price * hoursOfDay;
  return per === 'week' ? price / daysOfWeek : undefined;
}
