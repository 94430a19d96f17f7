import { siteDate } from '../calendar/dates.ts';
import type { DayWords } from './day-words.ts';
import { type DayBody, type Entry, inOrder } from './entry.ts';

/** By what a machine's hire is reckoned. Whole rupees for all machines together. */
export interface Hire {
  /** All of the time that was agreed: with operator, diesel and tax, without transport. */
  time: number;
  transport: number;
  /** `YYYY-MM-DD` at the site, oldest first. */
  dates: readonly string[];
  machines: number;
  /** Hours of a machine beyond those that it was hired for. */
  extra?: { perHour: number; hoursADay: number } | { perHour: number; hoursInAll: number } | undefined;
  /** Said to be done, so that the owner claims it; and that stands. */
  claimed: boolean;
  granted: boolean;
}

export interface HireSum {
  /** Machine days that count, of so many. */
  days: number;
  of: number;
  time: number;
  extraHours: number;
  extra: number;
  transport: number;
}

/** The day on which the work was said to be done, as far as nobody took that back. */
export function lastDay(entries: readonly Entry[]): string | undefined {
  const states = inOrder(entries).flatMap((entry) =>
    entry.kind === 'event' && typeof entry.body.state === 'string'
      ? { state: entry.body.state, at: entry.createdAt }
      : [],
  );
  const back = states.findLastIndex(({ state }) => state === 'under_way');
  const done = states.slice(back + 1).find(({ state }) => state === 'done_said' || state === 'done');
  return done && siteDate(new Date(done.at));
}

const shares = { absent: 0, half: 0.5, full: 1 };

/** Of a day's hire: few hours of work are a day all the same, unless a side said half a day and no hours. */
const shareOf = ({ hours, mark }: DayBody): number =>
  hours === undefined ? shares[mark] : Math.min(1, Math.ceil(hours));

function extraHours({ extra }: Hire, days: readonly DayBody[]): number {
  if (!extra) return 0;
  if ('hoursADay' in extra)
    return days.reduce((sum, day) => sum + Math.max(0, (day.hours ?? 0) - extra.hoursADay), 0);
  const byUnit = new Map<string, number>();
  for (const day of days) byUnit.set(day.unit, (byUnit.get(day.unit) ?? 0) + (day.hours ?? 0));
  return [...byUnit.values()].reduce((sum, hours) => sum + Math.max(0, hours - extra.hoursInAll), 0);
}

/**
 * What a hire comes to. A day that a side wrote down counts by that word: without hours it was no hire, with any it was a
 * day. One that nobody wrote down counts once the end stands, up to the day on which it was said.
 * @param stands whether the end counts: agreed it does where it is granted, claimed where it is said
 */
export function hireSum(
  hire: Hire,
  {
    days,
    choose,
    stands,
    until,
  }: {
    days: readonly DayWords[];
    choose: (day: DayWords) => DayBody | null;
    stands: boolean;
    until: string | undefined;
  },
): HireSum {
  const { dates, machines, transport } = hire;
  const of = dates.length * machines;
  const said = days.flatMap((day) => choose(day) ?? []);
  const used = said.filter((day) => shareOf(day) > 0);
  const sum = used.filter(({ date }) => dates.includes(date)).reduce((all, day) => all + shareOf(day), 0);
  const inTime = new Set(until === undefined ? dates : dates.filter((date) => date <= until));
  const written = said.filter(({ date }) => inTime.has(date)).length;
  const silent = stands ? Math.max(0, inTime.size * machines - written) : 0;
  const counted = Math.min(of, sum + silent);
  const extraOf = extraHours(hire, used);
  return {
    days: counted,
    of,
    time: of === 0 ? 0 : Math.ceil((hire.time * counted) / of),
    extraHours: extraOf,
    extra: Math.ceil(extraOf * (hire.extra?.perHour ?? 0)),
    transport: counted > 0 ? transport : 0,
  };
}
