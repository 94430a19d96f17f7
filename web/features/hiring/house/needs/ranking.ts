import type { Candidate } from './candidate.ts';

/** Kilometres: who lives within one such ring is near alike. */
const ring = 10;
/** Years: three are more than none, and nobody counts as more than fifteen. */
const step = 3;
const mostSteps = 5;
/** Stars of people with few ratings: neither good nor bad. */
const unrated = 3.5;

/** Whether somebody is free when the work begins; who never was asked for days is taken at their word. */
export const fitsDays = ({ freeFrom }: Pick<Candidate, 'freeFrom'>, from: string): boolean =>
  freeFrom === undefined || (freeFrom !== null && freeFrom <= from);

/** What one is ranked by, the weightiest first; less is better. */
const measures = (one: Candidate, from: string): number[] => [
  one.verified ? 0 : 1,
  fitsDays(one, from) ? 0 : 1,
  Math.floor((one.distanceKm ?? 0) / ring),
  -Math.min(mostSteps, Math.floor((one.experience ?? 0) / step)),
  -(one.rating?.mean ?? unrated),
  one.distanceKm ?? 0,
  -(one.experience ?? 0),
];

/** Verified, free on the days, near, experienced, rated well: in this order. The price ranks nobody (docs/rules.md#hiring-23). */
export function ranked(candidates: readonly Candidate[], from: string): Candidate[] {
  const known = candidates.map((one) => ({ one, by: measures(one, from) }));
  const difference = (a: number[], b: number[]) =>
    a.map((value, place) => value - (b[place] ?? 0)).find((gap) => gap !== 0) ?? 0;
  return known.toSorted((a, b) => difference(a.by, b.by)).map(({ one }) => one);
}

/** Tells who Neev may suggest unasked: somebody verified who is free then and has done the work, or a machine that is there. */
export const worthChoosing = (one: Candidate, from: string): boolean =>
  one.verified &&
  fitsDays(one, from) &&
  (one.of === 'product' || (one.experience ?? 0) > 0 || (one.hiredTimes ?? 0) > 0);
