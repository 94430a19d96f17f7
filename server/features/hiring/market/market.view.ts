import type { Market } from '#contract/hiring/market.calls.ts';
import { cellOf } from '#domain/table/csv.ts';

const columns = ['week', 'of', 'category', 'trade', 'asked', 'filled', 'missing'];

/** A line a trade and week; what is not told of few stays empty. */
export function marketTable({ trades, weeks }: Market): Buffer {
  const lines = trades.flatMap(({ of, category, trade, byWeek }) =>
    byWeek.map(({ asked, filled, missing }, place) => [
      ...[weeks[place], of, category, trade],
      ...[asked, filled, missing],
    ]),
  );
  const rows = [columns, ...lines].map((line) => line.map((value) => cellOf(value ?? '')).join(','));
  return Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`);
}
