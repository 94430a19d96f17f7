import type { CostLine } from './cost.ts';
import { type Phase, phasesOf } from './phase-shares.ts';
import { partOf } from './phases.ts';

/** A line of the bill in one phase: what of it is bought or worked then, and whole rupees. */
export interface BillRow {
  phase: Phase;
  line: CostLine;
  amount: number;
  cost: number;
}

/** The bill by phase. Each row is rounded so that all so far are right to the rupee, and so is their sum. */
export function billRows(lines: readonly CostLine[], floors: number): BillRow[] {
  const phases = phasesOf(floors);
  let [exact, said] = [0, 0];
  return phases.flatMap((phase, place) =>
    lines.flatMap((line) => {
      const share = line.phases[phase] ?? 0;
      if (share <= 0) return [];
      exact += line.cost * share;
      const cost = Math.round(exact) - said;
      said += cost;
      return [{ phase, line, amount: partOf(line, place, phases), cost }];
    }),
  );
}
