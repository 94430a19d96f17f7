import { addDays, siteDate } from '../calendar/dates.ts';
import type { Range } from './balance.ts';

/** So many days of building work in twelve months open the welfare board's register. */
export const boardDays = 90;

/** The twelve months that end with a date of the site. */
export function yearTo(to: string): Required<Range> & { from: string; to: string } {
  const [year = 0, ...monthAndDay] = to.split('-');
  return { from: addDays([String(Number(year) - 1).padStart(4, '0'), ...monthAndDay].join('-'), 1), to };
}

/** The twelve months up to a day. */
export const lastYear = (now: Date) => yearTo(siteDate(now));
