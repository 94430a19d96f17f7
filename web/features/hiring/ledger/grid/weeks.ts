import { addDays, weekday } from '#domain/calendar/dates.ts';

/** Seven dates, Monday first. */
export type Week = string[];

const mondayOf = (date: string): string => addDays(date, -((weekday(date) + 6) % 7));
const weekFrom = (monday: string): Week => Array.from({ length: 7 }, (_, day) => addDays(monday, day));

/** The weeks that hold a booking's dates, oldest first. */
export function weeksOf(dates: readonly string[]): Week[] {
  return [...new Set(dates.map(mondayOf))].sort().map(weekFrom);
}

/** Weeks by the month of their Thursday, as calendars count them. */
export function monthsOf(weeks: Week[]): Week[][] {
  const months = new Map<string, Week[]>();
  for (const week of weeks) {
    const month = (week[3] ?? '').slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), week]);
  }
  return [...months.values()];
}

/** The place of the group that holds today, else of the last one that has begun, else the first. */
export function placeOf(groups: string[][], today: string): number {
  const begun = groups.findLastIndex((dates) => (dates[0] ?? '') <= today);
  return Math.max(0, begun);
}
