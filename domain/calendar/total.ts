import { type Dates, isByHour } from './dates.ts';

/** Whole rupees for all heads and days; a half day is half of the price, rounded up in the worker's favour. */
export function totalOf(agreed: {
  dates: Dates;
  count: number;
  price: number;
  per: 'day' | 'job' | 'hour' | 'week';
}): number {
  const { dates, count, price, per } = agreed;
  if (per === 'job') return price * count;
  if (isByHour(dates)) return Math.ceil(price * (per === 'hour' ? dates.hours : dates.hours / 24)) * count;
  if (per === 'week') return Math.ceil((price * dates.days) / 7) * count;
  const day = dates.part && dates.part !== 'day' ? Math.ceil(price / 2) : price;
  return day * dates.days * count;
}
