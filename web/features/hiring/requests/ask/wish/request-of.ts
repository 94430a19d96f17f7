import type { Dates } from '#contract/hiring/terms.ts';
import type { ProblemName } from '#contract/problems.ts';
import { decimalOf, phoneOf, pinOf, rupeesOf } from '#contract/written.ts';
import { atSite } from '#domain/calendar/dates.ts';
import { areAhead } from '#domain/calendar/spans.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { totalOfAll } from '../../../total.ts';
import { chosenItems, isNearby, mostPeople, type Wish, type WishItem } from './wish.ts';

/** What is wrong, by the field's path in the request: `items.0.count`. */
export type Wrong = Record<string, ProblemName>;

/** When a line's people or machines work. A machine by the hour starts at the time that was given, else at nine. */
export function datesOf(wish: Wish, item?: Pick<WishItem, 'per' | 'hours'>): Dates {
  const { from, days, restDays, part, startTime } = wish;
  if (item?.per === 'hour')
    return {
      start: atSite(from, startTime || '09:00').toISOString(),
      hours: decimalOf(item.hours) ?? Number.NaN,
    };
  return {
    from,
    days,
    ...(restDays.length > 0 && { restDays }),
    ...(part !== 'day' && { part }),
    ...(startTime && { startTime }),
  };
}

/** A whole price, or null where there is none or it cannot be read. */
export function readPrice(item: WishItem): number | null {
  const price = rupeesOf(item.price) ?? 0;
  return price >= 1 && price <= 1_000_000 ? price : null;
}

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
  if (items.length === 0 || !isDay(wish.from) || !Number.isInteger(wish.days)) return null;
  if (!items.every(({ count }) => Number.isInteger(count))) return null;
  return totalOfAll(items.map((item) => ({ ...item, dates: datesOf(wish, item), price: readPrice(item) })));
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The form as the server takes it. */
function asBody(wish: Wish, pictures: readonly string[]) {
  const { clientId, address, sitePhone, description, facilities, radiusKm } = wish;
  return {
    clientId,
    pin: pinOf(wish.pin) ?? '',
    address,
    sitePhone,
    description,
    pictures: [...pictures],
    facilities,
    choose: chooseOf(wish),
    to: isNearby(wish) ? ('nearby' as const) : wish.to,
    radiusKm,
    items: chosenItems(wish).map((item) => ({
      of: item.of,
      category: item.category,
      skill: item.skill || undefined,
      count: item.count,
      dates: datesOf(wish, item),
      price: readPrice(item),
      per: item.per,
    })),
  };
}

function wrongDates(wish: Wish, item: WishItem, at: Date): boolean {
  if (!isDay(wish.from) || !Number.isInteger(wish.days)) return true;
  const hours = decimalOf(item.hours) ?? 0;
  if (item.per === 'hour' && !(hours >= 0.5 && hours <= 168)) return true;
  return !areAhead(datesOf(wish, item), at);
}

/** What is wrong with a line, by its field. */
function wrongInItem(wish: Wish, item: WishItem, at: Date): Wrong {
  const open = item.price.trim() === '';
  const unread = readPrice(item) === null;
  return {
    ...((item.count > mostPeople || !Number.isInteger(item.count)) && { count: 'count-invalid' }),
    ...(wrongDates(wish, item, at) && { dates: 'dates-invalid' }),
    ...(!open && unread && { price: 'price-invalid' }),
    ...(open && chooseOf(wish) === 'first' && { price: 'price-needed' }),
  };
}

/**
 * The request, or everything that is wrong with the form. The server has the last word; this one needs no line to it,
 * and not the 22 KB of the schemas.
 */
export function requestOf(
  wish: Wish,
  { pictures = [], at = now() }: { pictures?: readonly string[]; at?: Date } = {},
): { body: ReturnType<typeof asBody> } | { wrong: Wrong } {
  const items = chosenItems(wish);
  const wrong: Wrong = {
    ...(items.length === 0 && { items: 'item-missing' }),
    ...(!pinOf(wish.pin) && { pin: 'pin-invalid' }),
    ...(wish.sitePhone.trim() && !phoneOf(wish.sitePhone) && { sitePhone: 'phone-invalid' }),
  };
  for (const [place, item] of items.entries())
    for (const [field, problem] of Object.entries(wrongInItem(wish, item, at)))
      wrong[`items.${place}.${field}`] = problem;
  return Object.keys(wrong).length > 0 ? { wrong } : { body: asBody(wish, pictures) };
}
