import type { HiringKind } from '#contract/hiring/terms.ts';
import { readWishCall, type Wish } from '#contract/hiring/wish.calls.ts';
import { addDays } from '#domain/calendar/dates.ts';
import { workDays } from '#domain/calendar/spans.ts';
import { call } from '#web/shared/api/api.ts';
import { usualRadius } from './filter/panel-filter.ts';

type Query = Record<string, string | undefined>;

export interface Said {
  wish: Wish;
  /** What a list of this kind is asked instead of the words; undefined where it has none of it. */
  queryOf: (kind: HiringKind, query: Query) => Query | undefined;
  /** Whole rupees a day that one of a list of this kind costs at most, where the sentence says it. */
  priceOf: (kind: HiringKind) => number | undefined;
}

/** What no name of a person or firm has: Mangal Das and Kal Singh are no Tuesday and no tomorrow. */
const says =
  /\p{Nd}|\b(?:need|want|wanted|required|from|for|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|cha+h?iye|chahie|se|din|dino|ke liye|hafte)\b|चाहिए|चाहिये|पाहिजे|लिए|साठी|दिन|कल से|लागेल|লাগবে|চাই|కావాలి|வேண்டும்|வேணும்/iu;

/** "Ramesh mason" looks for somebody by name; a number, a day, a price or two trades do not. */
function isWish({ items, dates, unread }: Wish, text: string): boolean {
  if (!says.test(text)) return false;
  const counts = items.some(({ count, price }) => count > 1 || price !== undefined);
  return items.length > 0 && (dates !== undefined || counts || items.length > 1 || unread.length === 0);
}

/** The server looks at so many days at once; of longer work the first of them count. */
const mostFreeDays = 180;
function lastAsked(dates: NonNullable<Wish['dates']>): string | undefined {
  const last = workDays(dates).at(-1);
  const most = addDays(dates.from, mostFreeDays - 1);
  return last !== undefined && last > most ? most : last;
}

const itemFor = ({ items }: Wish, kind: HiringKind) =>
  items.find(({ of }) => of === kind) ?? items.find(({ of }) => (of === 'product') === (kind === 'product'));

/** A sentence's price is for each: a crew costs it for all its people. */
function priceFor(wish: Wish, kind: HiringKind): number | undefined {
  const { price, count = 1 } = itemFor(wish, kind) ?? {};
  return price === undefined || kind !== 'groupWorker' ? price : price * count;
}

/** Trade, place and days of a sentence; what was applied by hand goes first. */
function narrowed(wish: Wish, kind: HiringKind, query: Query) {
  const { dates, pin, place } = wish;
  const { q, ...applied } = query;
  const item = itemFor(wish, kind);
  if (!item || !q) return undefined;
  const near = pin ? { near: pin, radiusKm: String(usualRadius) } : place && { city: place };
  const hasPlace = applied.near ?? applied.city;
  return {
    ...(item.trade ? { trade: item.trade } : { category: item.category }),
    ...(!hasPlace && near),
    ...(dates && { freeFrom: dates.from, freeTo: lastAsked(dates) }),
    ...(dates?.part && dates.part !== 'day' && { freePart: dates.part }),
    ...applied,
  };
}

/** @returns what a sentence asks for; null where it is a name, a place or nothing known */
export async function readSaid(text: string, signal: AbortSignal): Promise<Said | null> {
  const { data: wish } = await call(readWishCall, { body: { text }, signal });
  if (!isWish(wish, text)) return null;
  return {
    wish,
    queryOf: (kind, query) => narrowed(wish, kind, query),
    priceOf: (kind) => priceFor(wish, kind),
  };
}
