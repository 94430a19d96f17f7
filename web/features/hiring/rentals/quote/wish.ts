import { pinOf } from '#contract/written.ts';
import { addDays, atSite, siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';

/** What the box asks for, as typed. */
export interface TypedWish {
  by: 'day' | 'hour';
  from: string;
  startTime: string;
  days: number;
  hours: number;
  count: number;
  pin: string;
  operator: boolean;
}

export const firstWish = (at = now()): TypedWish => ({
  by: 'day',
  from: addDays(siteDate(at), 1),
  startTime: '09:00',
  days: 1,
  hours: 4,
  count: 1,
  pin: '',
  operator: true,
});

export const mostHours = 168;

/** The same for the request form: what the page says is what is asked for. */
export function hireSearch(productId: string, wish: TypedWish, perHour: number | undefined) {
  const { by, from, startTime, days, hours, count, operator } = wish;
  const pin = pinOf(wish.pin);
  return {
    to: `product:${productId}`,
    from,
    count: String(count),
    ...(by === 'day'
      ? { days: String(days) }
      : { startTime, hours: String(hours), price: String(perHour ?? '') }),
    ...(!operator && { operator: 'no' }),
    ...(pin && { pin }),
  };
}

/** The body of `POST /rentQuote`; undefined while a part of it is missing. */
export function quoteBody(productId: string, wish: TypedWish) {
  const { by, from, startTime, days, hours, count, operator } = wish;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || (by === 'hour' && !/^\d{2}:\d{2}$/.test(startTime)))
    return undefined;
  if (![days, hours, count].every(Number.isFinite)) return undefined;
  const pin = pinOf(wish.pin);
  return {
    productId,
    dates: by === 'day' ? { from, days } : { start: atSite(from, startTime).toISOString(), hours },
    count,
    operator,
    ...(pin && { pin }),
  };
}
