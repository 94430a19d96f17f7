import type { Quote } from '#contract/hiring/terms.ts';
import { pinOf } from '#contract/written.ts';
import { type QuoteBody, useQuotes } from '../../../rentals/quote/use-quotes.ts';
import { totalOfAll } from '../../../total.ts';
import type { Listed } from './listed.ts';
import { canBeCounted, datesOf, readPrice } from './request-of.ts';
import { chosenItems, isNearby, type Wish, type WishItem } from './wish.ts';

/** Each chosen machine of a line that names a price, with how many of it are meant; none where that is open. */
function machinesOf(wish: Wish, item: WishItem, listed: readonly Listed[]): QuoteBody[] {
  const price = readPrice(item);
  const pin = pinOf(wish.pin);
  if (item.of !== 'product' || price === null || isNearby(wish)) return [];
  const chosen = listed.filter(({ ref, category }) => ref.kind === 'product' && category === item.category);
  const each = chosen.length === 1 ? item.count : item.count === chosen.length ? 1 : 0;
  if (each === 0) return [];
  return chosen.map(({ ref }) => ({
    productId: ref._id,
    dates: datesOf(wish, item),
    count: each,
    price,
    per: item.per,
    ...(pin && { pin }),
    ...(item.operator !== undefined && { operator: item.operator }),
  }));
}

const added = (quotes: Quote[]): Quote => ({
  lines: quotes.flatMap(({ lines }) => lines),
  total: quotes.reduce((sum, { total }) => sum + total, 0),
  deposit: quotes.reduce((sum, { deposit }) => sum + deposit, 0),
});

export interface WishCost {
  /** Whole rupees of all that is asked for; null where a price is open or dates cannot be read; undefined on its way. */
  total: number | null | undefined;
  deposit: number;
  /** Whether machines of nobody in particular are in it: each owner's transport and tax come on top. */
  withoutRoad: boolean;
  /** By the line's own name. */
  quotes: ReadonlyMap<string, Quote>;
}

const askedFor = (wish: Wish, listed: readonly Listed[]) => {
  const counted = canBeCounted(wish);
  return chosenItems(wish).map((item) => ({
    item,
    bodies: counted ? machinesOf(wish, item, listed) : [],
  }));
};

/** What is asked of the server, line by line. */
export const bodiesOf = (wish: Wish, listed: readonly Listed[]): QuoteBody[] =>
  askedFor(wish, listed).flatMap(({ bodies }) => bodies);

type Sum = WishCost['total'];
/** An open price is stronger than one on its way. */
const plus = (one: Sum, other: Sum): Sum => {
  if (one === null || other === null) return null;
  return one === undefined || other === undefined ? undefined : one + other;
};

/** @param answers to `bodiesOf`, in its order */
export function costOf(
  wish: Wish,
  listed: readonly Listed[],
  answers: readonly (Quote | undefined)[],
): WishCost {
  const quotes = new Map<string, Quote>();
  const asked = askedFor(wish, listed);
  let total: Sum = canBeCounted(wish) ? 0 : null;
  let place = 0;
  for (const { item, bodies } of asked) {
    const known = answers.slice(place, place + bodies.length).filter((quote) => quote !== undefined);
    place += bodies.length;
    if (bodies.length > 0 && known.length === bodies.length) quotes.set(item.key, added(known));
    if (total === null) continue;
    const own = { ...item, dates: datesOf(wish, item), price: readPrice(item) };
    total = plus(total, bodies.length > 0 ? quotes.get(item.key)?.total : totalOfAll([own]));
  }
  return {
    total,
    deposit: [...quotes.values()].reduce((sum, { deposit }) => sum + deposit, 0),
    withoutRoad: asked.some(
      ({ item, bodies }) => item.of === 'product' && item.per !== 'job' && bodies.length === 0,
    ),
    quotes,
  };
}

/** What the form's request costs: of chosen machines what their pages say, of others the price that was written. */
export const useWishCost = (wish: Wish, listed: readonly Listed[]): WishCost =>
  costOf(wish, listed, useQuotes(bodiesOf(wish, listed)));
