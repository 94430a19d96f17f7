import { type Figure, few, fewest, type ShownCount } from '#contract/marketplace/figures.calls.ts';
import type { CountedRow } from './figures.data.ts';

const shown = (count: number): ShownCount => (count < fewest ? few : count);

/** Hides who is counted where the count is below three. */
export const presentFigure = ({ kind, category, count, available, lowest_price }: CountedRow): Figure => ({
  kind,
  category,
  count: shown(count),
  available: shown(available),
  lowestPrice: count < fewest ? null : lowest_price,
});
