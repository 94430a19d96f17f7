import { addDays, atSite, dayMs, type Part } from './dates.ts';
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
  // Mostly the first is free, and a list asks it of each of its rows.
  if (days > 0 && freeOn({ date: from }, taken, capacity) > 0) return from;
  const begin = atSite(from).getTime();
  const busy = Array.from({ length: days }, () => new Set<string>());
  for (const { unitId, span } of taken) {
    const last = Math.min(Math.ceil((span.to.getTime() - begin) / dayMs), days) - 1;
    for (let day = Math.max(0, Math.floor((span.from.getTime() - begin) / dayMs)); day <= last; day += 1)
      busy[day]?.add(unitId);
  }
  const day = busy.findIndex((units) => units.size < capacity);
  return day < 0 ? null : addDays(from, day);
}
