import { type PricedLine, sumsOf } from './amounts.ts';

/** Rupees: ten crore. */
export const mostTotal = 100_000_000;

type Line = PricedLine & { no: number };
interface Stage {
  no: number;
}
/** Rupees of a stage that are paid before it begins. */
interface Ahead {
  ahead: number;
}

/** A bill with its prices: each stage has its amount, and the total is their sum. */
export interface AgreedBill<L extends Line, S extends Stage> {
  lines: L[];
  stages: (S & Ahead & { amount: number })[];
  gstPercent: number | null;
  total: number;
}

/** The same bill with other rates or money ahead, summed again. */
export function summed<L extends Line, S extends Stage>(
  lines: L[],
  stages: (S & Ahead)[],
  gstPercent: number | null,
): AgreedBill<L, S> {
  const sums = sumsOf(lines, stages, gstPercent);
  const amounts = new Map(sums.stages.map(({ no, amount }) => [no, amount]));
  return {
    lines,
    stages: stages.map((stage) => ({ ...stage, amount: amounts.get(stage.no) ?? 0 })),
    gstPercent,
    total: sums.total,
  };
}

interface Change<L extends Line, S extends Stage> {
  lines: L[];
  stages: S[];
  ahead: { stage: number; rupees: number }[];
}

/** A bill with a change in it: known lines replaced, others added, with their new stages. */
export function changedBill<L extends Line, S extends Stage>(
  last: AgreedBill<L, S>,
  change: Change<L, S>,
): AgreedBill<L, S> {
  const replaced = new Map(change.lines.map((line) => [line.no, line]));
  const known = new Set(last.lines.map(({ no }) => no));
  const ahead = new Map(change.ahead.map(({ stage, rupees }) => [stage, rupees]));
  const added = change.stages.filter(({ no }) => !last.stages.some((stage) => stage.no === no));
  return summed<L, S>(
    [
      ...last.lines.map((line) => replaced.get(line.no) ?? line),
      ...change.lines.filter(({ no }) => !known.has(no)),
    ],
    [
      ...last.stages.map((stage) => ({ ...stage, ahead: ahead.get(stage.no) ?? stage.ahead })),
      ...added.map((stage) => ({ ...stage, ahead: ahead.get(stage.no) ?? 0 })),
    ],
    last.gstPercent,
  );
}

/** What is kept back of a sum until the time for defects is over: whole rupees, rounded down. */
export const keptBack = (rupees: number, percent: number): number => Math.floor((rupees * percent) / 100);
