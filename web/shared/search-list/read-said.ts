import type { HiringKind } from '#contract/hiring/terms.ts';
import { readWishCall, type Wish } from '#contract/hiring/wish.calls.ts';
import { workDays } from '#domain/calendar/spans.ts';
import { call } from '#web/shared/api/api.ts';
import { usualRadius } from './filter/panel-filter.ts';

type Query = Record<string, string | undefined>;

export interface Said {
  wish: Wish;
  /** What a list of this kind is asked instead of the words; undefined where it has none of it. */
  queryOf: (kind: HiringKind, query: Query) => Query | undefined;
}

/** "Ramesh mason" looks for somebody by name; a number, a day, a price or two trades do not. */
function isWish({ items, dates, unread }: Wish): boolean {
  const counts = items.some(({ count, price }) => count > 1 || price !== undefined);
  return items.length > 0 && (dates !== undefined || counts || items.length > 1 || unread.length === 0);
}

/** Trade, place and days of a sentence; what was applied by hand goes first. */
function narrowed({ items, dates, pin, place }: Wish, kind: HiringKind, query: Query) {
  const { q, ...applied } = query;
  const item =
    items.find(({ of }) => of === kind) ??
    items.find(({ of }) => (of === 'product') === (kind === 'product'));
  if (!item || !q) return undefined;
  const near = pin ? { near: pin, radiusKm: String(usualRadius) } : place && { city: place };
  const hasPlace = applied.near ?? applied.city;
  return {
    ...(item.trade ? { trade: item.trade } : { category: item.category }),
    ...(!hasPlace && near),
    ...(dates && { freeFrom: dates.from, freeTo: workDays(dates).at(-1) }),
    ...(dates?.part && dates.part !== 'day' && { freePart: dates.part }),
    ...applied,
  };
}

/** @returns what a sentence asks for; null where it is a name, a place or nothing known */
export async function readSaid(text: string, signal: AbortSignal): Promise<Said | null> {
  const { data: wish } = await call(readWishCall, { body: { text }, signal });
  return isWish(wish) ? { wish, queryOf: (kind, query) => narrowed(wish, kind, query) } : null;
}
