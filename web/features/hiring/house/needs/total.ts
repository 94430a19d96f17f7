import { type Candidate, perHead } from './candidate.ts';
import type { Need } from './needs.ts';

export interface Total {
  people: number;
  byDay: number;
  byJob: number;
}

/** Rupees for the chosen of one need: together in a day, and for its days of work shared among them. */
export function totalOf(need: Need, chosen: readonly Candidate[]): Total {
  const paid = chosen.filter(({ price }) => price !== null);
  const byDay = paid.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const head = paid.reduce((sum, one) => sum + perHead(one), 0) / Math.max(1, paid.length);
  return { people: chosen.length, byDay, byJob: need.days === null ? 0 : head * need.days };
}

export const addedUp = (totals: readonly Total[]): Total =>
  totals.reduce(
    (sum, one) => ({
      people: sum.people + one.people,
      byDay: sum.byDay + one.byDay,
      byJob: sum.byJob + one.byJob,
    }),
    { people: 0, byDay: 0, byJob: 0 },
  );
