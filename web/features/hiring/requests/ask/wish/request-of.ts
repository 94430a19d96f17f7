import type { Dates } from '#contract/hiring/terms.ts';
import type { ProblemName } from '#contract/problems.ts';
import { decimalOf, phoneOf, pinOf, rupeesOf } from '#contract/written.ts';
import { atSite } from '#domain/calendar/dates.ts';
import { wrongPrice } from '#domain/calendar/limits.ts';
import { wrongDates } from '#domain/calendar/spans.ts';
import { now } from '#web/shared/api/device-clock.ts';
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
  return wrongPrice(price, item.per) ? null : price;
}

/** First come needs a price: without a word of the customer it is for one person at a price, but not where a sentence was told "you choose". */
export function chooseOf(wish: Wish): 'first' | 'me' {
  if (wish.choose) return wish.choose;
  if (wish.said) return 'me';
  const [item, ...more] = chosenItems(wish);
  const one = item && more.length === 0 && item.count === 1 && item.of !== 'product';
  return one && readPrice(item) !== null ? 'first' : 'me';
}

/** Whether its days and numbers can be read: else nothing can be said of its cost. */
export function canBeCounted(wish: Wish): boolean {
  const items = chosenItems(wish);
  if (items.length === 0 || !isDay(wish.from) || !Number.isInteger(wish.days)) return false;
  return items.every(
    ({ count, per, hours }) => Number.isInteger(count) && (per !== 'hour' || decimalOf(hours) !== undefined),
  );
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The form as the server takes it; its pictures are sent on their own. */
function asBody(wish: Wish) {
  const { clientId, address, sitePhone, description, facilities, radiusKm } = wish;
  return {
    clientId,
    pin: pinOf(wish.pin) ?? '',
    address,
    sitePhone,
    description,
    facilities,
    choose: chooseOf(wish),
    to: isNearby(wish) ? ('nearby' as const) : wish.to,
    radiusKm,
    items: chosenItems(wish).map((item) => ({
      of: item.of,
      category: item.category,
      skill: item.skill || undefined,
      trade: item.trade || undefined,
      count: item.count,
      dates: datesOf(wish, item),
      price: readPrice(item),
      per: item.per,
      operator: item.operator,
    })),
  };
}

function wrongDatesIn(wish: Wish, item: WishItem, at: Date): ProblemName | undefined {
  if (!isDay(wish.from) || !Number.isInteger(wish.days)) return 'dates-invalid';
  const hours = decimalOf(item.hours) ?? 0;
  if (item.per === 'hour' && !(hours >= 0.5 && hours <= 168)) return 'dates-invalid';
  return wrongDates(datesOf(wish, item), at, item.per);
}

/** What is wrong with a line, by its field. */
function wrongInItem(wish: Wish, item: WishItem, at: Date): Wrong {
  const open = item.price.trim() === '';
  const price = wrongPrice(rupeesOf(item.price) ?? 0, item.per);
  const dates = wrongDatesIn(wish, item, at);
  return {
    ...((item.count > mostPeople || !Number.isInteger(item.count)) && { count: 'count-invalid' }),
    ...(dates && { dates }),
    ...(!open && price && { price }),
    ...(open && chooseOf(wish) === 'first' && { price: 'price-needed' }),
  };
}

/**
 * The request, or everything that is wrong with the form. The server has the last word; this one needs no line to it,
 * and not the 22 KB of the schemas.
 */
export function requestOf(wish: Wish, at = now()): { body: ReturnType<typeof asBody> } | { wrong: Wrong } {
  const items = chosenItems(wish);
  const wrong: Wrong = {
    ...(items.length === 0 && { items: 'item-missing' }),
    ...(!pinOf(wish.pin) && { pin: 'pin-invalid' }),
    ...(wish.sitePhone.trim() && !phoneOf(wish.sitePhone) && { sitePhone: 'phone-invalid' }),
  };
  for (const [place, item] of items.entries())
    for (const [field, problem] of Object.entries(wrongInItem(wish, item, at)))
      wrong[`items.${place}.${field}`] = problem;
  return Object.keys(wrong).length > 0 ? { wrong } : { body: asBody(wish) };
}
