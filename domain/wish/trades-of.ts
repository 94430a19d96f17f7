import { type TradeKey, trades } from '#content/trades.ts';

const keys = Object.keys(trades) as TradeKey[];
const categoriesOf = (key: TradeKey): readonly string[] => [trades[key].category, ...trades[key].also];

/** What listings of a category may say that they do, in the table's order. */
export const tradesOf = (category: string): TradeKey[] =>
  keys.filter((key) => categoriesOf(key).includes(category));

/** Whether this trade is work of this category. */
export const isTradeOf = (key: string, category: string): boolean =>
  tradesOf(category).some((one) => one === key);
