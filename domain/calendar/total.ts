import { type Dates, isByHour } from './dates.ts';

/** One of a crew's rates: so many of its people at so many rupees each. */
export interface Rate {
  count: number;
  price: number;
}

interface Agreed {
  dates: Dates;
  count: number;
  price: number;
  per: 'day' | 'job' | 'hour' | 'week';
  /** Where a crew has several rates, they say more than number and price. */
  terms?: { rates?: readonly Rate[] | undefined } | undefined;
}

/** Whole rupees for all heads and days; a half day is half of the price, rounded up in the worker's favour. */
export function totalOf({ terms: { rates } = {}, ...agreed }: Agreed): number {
  if (rates) return rates.reduce((sum, rate) => sum + totalOf({ ...agreed, ...rate }), 0);
  const { dates, count, price, per } = agreed;
  if (per === 'job') return price * count;
  if (isByHour(dates)) return Math.ceil(price * (per === 'hour' ? dates.hours : dates.hours / 24)) * count;
  if (per === 'week') return Math.ceil((price * dates.days) / 7) * count;
  const day = dates.part && dates.part !== 'day' ? Math.ceil(price / 2) : price;
  return day * dates.days * count;
}

/** Rates in one number and one price: all people, and what one of them gets on average, rounded up. */
export function inOne(rates: readonly Rate[]): Rate {
  const count = rates.reduce((sum, rate) => sum + rate.count, 0);
  return { count, price: Math.ceil(rates.reduce((sum, rate) => sum + rate.count * rate.price, 0) / count) };
}

/** What each person of a crew gets, in the order of its rates. */
export const pricesEach = (rates: readonly Rate[]): number[] =>
  rates.flatMap(({ count, price }) => Array.from({ length: count }, () => price));
