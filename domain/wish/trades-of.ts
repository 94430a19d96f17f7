import { machines, type TradeEntry, type TradeKey, trades } from '#content/trades.ts';

const keys = Object.keys(trades) as TradeKey[];
/** Where a listing may say a trade, the category that is meant first. */
export const categoriesOf = (key: TradeKey): readonly string[] => [trades[key].category, ...trades[key].also];

/** What listings of a category may say that they do, in the table's order. */
export const tradesOf = (category: string): TradeKey[] =>
  keys.filter((key) => categoriesOf(key).includes(category));

/** Whether this trade is work of this category. */
export const isTradeOf = (key: string, category: string): boolean =>
  tradesOf(category).some((one) => one === key);

/** The kind and category in which a trade is asked for: among these categories, where one has it, else where it is at home. */
export function askedIn<Kind extends string>(
  key: TradeKey,
  { of, categories }: { of: Kind; categories: readonly string[] },
): { of: Kind | TradeEntry['of']; category: string } {
  const own = categoriesOf(key).find((category) => categories.includes(category));
  return own === undefined ? { of: trades[key].of, category: trades[key].category } : { of, category: own };
}

/** What can be rented, by the heading under which forms show it; the specification's hand tools come first. */
export const rentedByHeading: readonly (readonly [heading: string, categories: string[]])[] = [
  ...new Set(Object.values(machines).map(({ heading }) => heading)),
].map((heading) => [
  heading,
  Object.values(machines).flatMap((one) => (one.heading === heading ? [one.category] : [])),
]);
