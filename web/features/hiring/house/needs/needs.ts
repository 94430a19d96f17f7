import { type WishSearch, wishSearch } from '#contract/hiring/wish-search.ts';
import { addDays } from '#domain/calendar/dates.ts';
import type { CostLine } from '#domain/estimate/cost.ts';
import { type Hire, hireList } from '#domain/estimate/hire.ts';
import type { PhasePlan } from '#domain/estimate/phases.ts';
import type { RateKey } from '#domain/estimate/rates.ts';

/** Work of a house that one kind of listing does. */
export interface Need extends Hire {
  id: string;
  keys: RateKey[];
  /** Of one person or tool; null for work that is not paid by the day. */
  days: number | null;
  /** So many at once where most are needed. */
  people: number;
  phase: PhasePlan['phase'];
  /** Days from the first day of the building until it begins. */
  after: number;
  /** Working days from its beginning to its end, all people at once. */
  lasts: number;
}

const week = 7;
const workWeek = 6;
/** Of one request. */
const mostDays = 180;
/** A request reaches a year ahead, some days less to be sure. */
const latest = 360;

const together = (a: number | null, b: number | null) =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);

/** One need for each trade and each machine, in the order in which they begin. */
export function needsOf(lines: readonly CostLine[], plans: readonly PhasePlan[]): Need[] {
  const needs = new Map<string, Need>();
  const order = plans.map(({ phase }) => phase);
  const begins = (phase: Need['phase']) => order.indexOf(phase);
  for (const { of, category, trade, key, days, people, phase, to } of hireList(lines, plans)) {
    const id = `${of} ${trade ?? category}`;
    const known = needs.get(id);
    const first = known && begins(known.phase) <= begins(phase) ? known.phase : phase;
    const from = plans[begins(first)]?.from ?? 1;
    needs.set(id, {
      id,
      of,
      category,
      ...(trade && { trade }),
      keys: [...(known?.keys ?? []), key],
      days: known ? together(known.days, days) : days,
      people: Math.max(people, known?.people ?? 1),
      phase: first,
      after: (from - 1) * week,
      lasts: Math.max((to - from + 1) * workWeek, known?.lasts ?? 1),
    });
  }
  return [...needs.values()].toSorted((a, b) => begins(a.phase) - begins(b.phase));
}

/** The form of a request for this work, filled in: as many as it needs at once, from its first day on where that is known and a request can hold its days. */
export function requestFor(
  { of, category, trade, people, days, lasts, after }: Need,
  at: { from: string; pin: string },
): WishSearch {
  const wanted = Math.max(1, days === null ? lasts : Math.ceil(days / people));
  // Fewer days than the work has would be a promise of less: then the form asks.
  const fits = wanted <= mostDays && after + (wanted * week) / workWeek <= latest;
  return wishSearch({
    items: [{ of, category, count: people, ...(trade && { trade }) }],
    ...(at.from && fits && { dates: { from: at.from, days: wanted } }),
    ...(at.pin && { pin: at.pin }),
  });
}

/** The first day of this work, of the first day of the building. */
export const startOf = ({ after }: Pick<Need, 'after'>, from: string): string => addDays(from, after);
