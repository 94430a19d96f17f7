import { type RequestBody, requestBody } from '#contract/hiring/request-body.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { isProblemName, type ProblemName } from '#contract/problems.ts';
import { atSite } from '#domain/calendar/dates.ts';
import { areAhead } from '#domain/calendar/spans.ts';
import { totalOfAll } from '../../terms/total.ts';
import { chosenItems, isNearby, type Wish, type WishItem } from './wish.ts';

/** What is wrong, by the field's path in the request: `items.0.count`. */
export type Wrong = Record<string, ProblemName>;

/** When a line's people or machines work. A machine by the hour starts at the time that was given, else at nine. */
export function datesOf(wish: Wish, item?: Pick<WishItem, 'per' | 'hours'>): Dates {
  const { from, days, restDays, part, startTime } = wish;
  if (item?.per === 'hour')
    return { start: atSite(from, startTime || '09:00').toISOString(), hours: Number(item.hours) };
  return {
    from,
    days,
    ...(restDays.length > 0 && { restDays }),
    ...(part !== 'day' && { part }),
    ...(startTime && { startTime }),
  };
}

const priceOf = ({ price }: WishItem): number | string | null => {
  const typed = price.replace(/[\s,₹]/g, '');
  return typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : typed;
};

/** A whole price, or null where there is none or it cannot be read. */
export const readPrice = (item: WishItem): number | null => {
  const price = priceOf(item);
  return typeof price === 'number' ? price : null;
};

/** First come needs a price: without a word of the customer it is for one person at a price. */
export function chooseOf(wish: Wish): 'first' | 'me' {
  if (wish.choose) return wish.choose;
  const [item, ...more] = chosenItems(wish);
  const one = item && more.length === 0 && item.count === 1 && item.of !== 'product';
  return one && readPrice(item) !== null ? 'first' : 'me';
}

/** Whole rupees of all that is asked for; null where a price is open, or dates cannot be read. */
export function totalOfWish(wish: Wish): number | null {
  const items = chosenItems(wish);
  if (items.length === 0 || !isDay(wish.from)) return null;
  return totalOfAll(items.map((item) => ({ ...item, dates: datesOf(wish, item), price: readPrice(item) })));
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The form as the server takes it. */
function asBody(wish: Wish, pictures: readonly string[]) {
  const { clientId, pin, address, sitePhone, description, facilities, radiusKm } = wish;
  return {
    clientId,
    pin,
    address,
    sitePhone,
    description,
    pictures: [...pictures],
    facilities,
    choose: chooseOf(wish),
    to: isNearby(wish) ? 'nearby' : wish.to,
    radiusKm,
    items: chosenItems(wish).map((item) => ({
      of: item.of,
      category: item.category,
      skill: item.skill || undefined,
      count: item.count,
      dates: isDay(wish.from) ? datesOf(wish, item) : null,
      price: priceOf(item),
      per: item.per,
    })),
  };
}

/** The request, or everything that is wrong with the form: by the same schema as the server's, and its rules of dates and prices. */
export function requestOf(
  wish: Wish,
  { pictures = [], now = new Date() }: { pictures?: readonly string[]; now?: Date } = {},
): { body: RequestBody } | { wrong: Wrong } {
  const wrong: Wrong = {};
  const read = requestBody.safeParse(asBody(wish, pictures));
  for (const { path, message } of read.error?.issues ?? [])
    wrong[path.join('.')] ??= isProblemName(message) ? message : 'bad-input';
  for (const [place, { dates, price }] of (read.data?.items ?? []).entries()) {
    if (!areAhead(dates, now)) wrong[`items.${place}.dates`] = 'dates-invalid';
    if (read.data?.choose === 'first' && price === null) wrong[`items.${place}.price`] = 'price-needed';
  }
  return read.data && Object.keys(wrong).length === 0 ? { body: read.data } : { wrong };
}
