import { addDays, type Part } from './dates.ts';
import { overlaps, type Span, spanOfDay } from './spans.ts';

/** A unit's live reservation. */
export interface Taken {
  unitId: string;
  span: Span;
}

/** How many of `capacity` units have nothing on a date, or its part; units that nobody took yet need not exist. */
export function freeOn(
  { date, part = 'day' }: { date: string; part?: Part },
  taken: readonly Taken[],
  capacity: number,
): number {
  if (taken.length === 0) return capacity;
  const day = spanOfDay(date, part);
  const busy = new Set(taken.filter(({ span }) => overlaps(span, day)).map(({ unitId }) => unitId));
  return Math.max(0, capacity - busy.size);
}

/** The first of so many dates with a unit that is free all day; null where there is none. */
export function firstFree(
  { from, days }: { from: string; days: number },
  taken: readonly Taken[],
  capacity: number,
): string | null {
  // One date after the other: mostly the first is free, and a list asks it of each of its rows.
  for (let day = 0; day < days; day += 1) {
    const date = addDays(from, day);
    if (freeOn({ date }, taken, capacity) > 0) return date;
  }
  return null;
}
