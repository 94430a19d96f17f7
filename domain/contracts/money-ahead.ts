/** A stage in the order of the site. `work`: what it is worth by everybody's prices, as a part of the same sum for all. */
export interface PaidStage {
  no: number;
  /** Whole rupees; `ahead` is paid before it begins. */
  amount: number;
  ahead: number;
  work: number;
}

/**
 * How much money would be gone if the work stopped at the worst moment, before a stage: stages paid less what is kept of
 * them, and the share ahead, against the part of the work that stands. Finds dear first stages, too.
 */
export function aheadOfWork(
  stages: readonly PaidStage[],
  retentionPercent: number,
): { rupees: number; stage: number } {
  const total = stages.reduce((sum, { amount }) => sum + amount, 0);
  const all = stages.reduce((sum, { work }) => sum + work, 0);
  let worst = { rupees: 0, stage: stages[0]?.no ?? 1 };
  let [paid, stands] = [0, 0];
  for (const { no, amount, ahead, work } of stages) {
    const value = all > 0 ? (total * stands) / all : 0;
    const rupees = Math.round((paid * (100 - retentionPercent)) / 100 + ahead - value);
    if (rupees > worst.rupees) worst = { rupees, stage: no };
    paid += amount;
    stands += work;
  }
  return worst;
}
