import type { Bill } from '#contract/contracts/bill.ts';
import type { WorkBody } from '#domain/contracts/site-entry.ts';

type Line = Pick<Bill['lines'][number], 'no' | 'stage' | 'quantity'>;
interface Stands {
  no: number;
  claimed: number;
  agreed: number;
}

/** Three decimals, as the bill's quantities have. */
const halfOf = (quantity: number): number => Math.round(quantity * 500) / 1000;

/** The half of each line of a stage so far; what was said or agreed before stands, also where it is more. */
export function halfDone(
  lines: readonly Line[],
  stage: number,
  standing: readonly Stands[],
): WorkBody['lines'] {
  return lines
    .filter((line) => line.stage === stage)
    .map(({ no, quantity }) => {
      const { claimed = 0, agreed = 0 } = standing.find((line) => line.no === no) ?? {};
      return { line: no, quantity: Math.max(halfOf(quantity), claimed, agreed) };
    });
}

/** Whether to say half would say nothing new. */
export const isHalfSaid = (lines: readonly Line[], stage: number, standing: readonly Stands[]): boolean =>
  halfDone(lines, stage, standing).every(({ line, quantity }) => {
    const { claimed = 0, agreed = 0 } = standing.find(({ no }) => no === line) ?? {};
    return Math.max(claimed, agreed) >= quantity;
  });
