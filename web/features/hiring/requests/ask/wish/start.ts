import type { HiringKind, ListingRef } from '#contract/hiring/terms.ts';
import { itemsIn } from '#contract/hiring/wish-search.ts';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { tradeKeys } from '#contract/marketplace/trades.ts';
import { pinOf, wholeOf } from '#contract/written.ts';
import { isDate, type Part } from '#domain/calendar/dates.ts';
import type { ScreenSearch } from '#web/shared/browser/router/known-search.ts';
import { readPin } from '#web/shared/browser/site-pin.ts';
import type { Listed } from './listed.ts';
import { hiringKinds, skills } from './lists.ts';
import { newItem, newWish, type Wish, type WishItem } from './wish.ts';
import { wishOf } from './wish-of.ts';

const parts: readonly Part[] = ['day', 'morning', 'afternoon'];
const mostChosen = 30;

/** `worker:ID,product:ID`; what is no listing is left out. */
export function readTo(text: string | undefined): ListingRef[] {
  const found = new Map<string, ListingRef>();
  for (const part of (text ?? '').split(',')) {
    const [name, _id = ''] = part.split(':');
    const kind = hiringKinds.find((one) => one === name);
    if (kind && /^[0-9a-f-]{36}$/i.test(_id)) found.set(_id, { kind, _id });
  }
  return [...found.values()].slice(0, mostChosen);
}

/** A price per head: a crew's is for all of it, rounded up in the workers' favour. */
const perHead = ({ price, heads }: Listed): number | null =>
  price === null ? null : Math.ceil(price / heads);

/** A line for each trade of the chosen; its price where they all ask the same. */
function itemsOf(listed: readonly Listed[]): WishItem[] {
  const trades = new Map<string, Listed[]>();
  for (const one of listed) {
    const name = `${one.ref.kind} ${one.category}`;
    trades.set(name, [...(trades.get(name) ?? []), one]);
  }
  return [...trades.values()].flatMap((those) => {
    const [first] = those;
    if (!first) return [];
    const prices = new Set(those.map(perHead));
    const [price] = prices;
    return newItem({
      of: first.ref.kind,
      category: first.category,
      count: those.reduce((sum, { heads }) => sum + heads, 0),
      price: prices.size === 1 && typeof price === 'number' ? String(price) : '',
    });
  });
}

/** What a machine's page was asked: its days or hours, how many, and whether an operator comes along. */
function asOnPage(search: ScreenSearch<'hire'>, wish: Wish): Wish {
  const { from, days, startTime, hours, count, price, operator } = search;
  const [item, ...more] = wish.items;
  if (!from || !isDate(from) || item?.of !== 'product' || more.length > 0) return wish;
  return {
    ...wish,
    from,
    days: wholeOf(days ?? '') ?? wish.days,
    startTime: startTime ?? '',
    items: [
      {
        ...item,
        count: wholeOf(count ?? '') ?? item.count,
        ...(hours !== undefined && { per: 'hour' as const, hours, price: price ?? '' }),
        ...(operator === 'no' && { operator: false }),
      },
    ],
  };
}

/** What a sentence said elsewhere, as the address has it, over what was typed before and not sent. */
export function saidIn(search: ScreenSearch<'hire'>, before: Wish | null): Wish | undefined {
  const known = {
    kinds: hiringKinds,
    categories: (of: HiringKind) => kindCategories[of],
    trades: tradeKeys,
    skills,
  };
  const items = itemsIn(search.items, known);
  if (items.length === 0) return undefined;
  const { from = '', days, place } = search;
  const part = parts.find((one) => one === search.part);
  const restDays = [...(search.restDays ?? '')].filter((one) => /[0-6]/.test(one)).map(Number);
  const dates = isDate(from) && {
    ...{ from, days: wholeOf(days ?? '') ?? 1, restDays },
    ...(part && { part }),
  };
  const pin = pinOf(search.pin ?? '');
  const read = { items, ...(dates && { dates }), ...(pin && { pin }), ...(place && { place }), unread: [] };
  return wishOf(read, before, readPin());
}

/** The form as an address opens it. */
export function startOf(search: ScreenSearch<'hire'>, listed: readonly Listed[]): Wish {
  const of = hiringKinds.find((kind) => kind === search.of);
  const pin = pinOf(search.pin ?? '') ?? readPin();
  const to = listed.map(({ ref }) => ref);
  if (to.length > 0) return asOnPage(search, newWish({ to, pin, items: itemsOf(listed) }));
  const item = of && search.category ? newItem({ of, category: search.category }) : undefined;
  return newWish({ pin, ...(item && { items: [item] }) });
}
