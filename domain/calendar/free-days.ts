import type { Part } from './dates.ts';
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
  const day = spanOfDay(date, part);
  const busy = new Set(taken.filter(({ span }) => overlaps(span, day)).map(({ unitId }) => unitId));
  return Math.max(0, capacity - busy.size);
}

/** The first of these dates with a unit that is free all day; null where there is none. */
export const firstFree = (
  dates: readonly string[],
  taken: readonly Taken[],
  capacity: number,
): string | null => dates.find((date) => freeOn({ date }, taken, capacity) > 0) ?? null;
