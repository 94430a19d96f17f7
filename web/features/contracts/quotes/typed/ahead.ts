import { wholePercentOf } from '#contract/written.ts';
import { aheadOf } from '#domain/contracts/amounts.ts';
import type { Prices, Typed } from './typed-quote.ts';

/** Whole rupees that are paid before a stage begins. */
export function aheadRupees(typed: Typed, { stages }: Pick<Prices, 'stages'>, no: number): number {
  const percent = wholePercentOf(typed[`ahead ${no}`] ?? '') ?? 0;
  const amount = stages.find((stage) => stage.no === no)?.amount ?? 0;
  return percent >= 0 && percent <= 30 ? aheadOf(amount, percent) : 0;
}
