import {
  addDays,
  atSite,
  type Dates,
  type DayDates,
  datesBetween,
  type HourDates,
  isByHour,
  mostDates,
  mostDaysAhead,
  mostDaysAheadOfJobs,
  type Part,
  siteDate,
  weekday,
} from './dates.ts';
import { hoursToAnswer, mostDaysOf } from './limits.ts';

const hourMs = 3_600_000;

/** From an instant to another, without the second. */
export interface Span {
  from: Date;
  to: Date;
}

const noon = '13:00';
/** When people are looked for at a site where no time was said. */
const usualStart = '09:00';
const halfHourMs = 30 * 60_000;

/**
 * The working days, rest days skipped, oldest first. Exactly `days` of them, but for those that `datesBetween` does not
 * reach; none where every weekday rests.
 */
export function workDays({ from, days, restDays = [] }: DayDates): string[] {
  const working = 7 - new Set(restDays).size;
  if (working < 1) return [];
  const inSight = datesBetween(from, addDays(from, Math.min(Math.ceil(days / working) * 7 || 0, mostDates)));
  return inSight.filter((date) => !restDays.includes(weekday(date))).slice(0, Math.max(0, days));
}

/** A site's date, or a part of it. */
export function spanOfDay(date: string, part: Part = 'day'): Span {
  return {
    from: part === 'afternoon' ? atSite(date, noon) : atSite(date),
    to: part === 'morning' ? atSite(date, noon) : atSite(addDays(date, 1)),
  };
}

/** Spans that touch as one; in order of time. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last.to.getTime() === span.from.getTime()) last.to = span.to;
    else all.push({ ...span });
  }
  return all;
}

/**
 * The time that a unit is taken: half-open, in order, adjoining days as one (docs/rules.md#hiring-2).
 * @param bufferMinutes kept free before and after a machine's hours
 */
export function spansOf(dates: Dates, bufferMinutes = 0): Span[] {
  if (isByHour(dates)) {
    const start = Date.parse(dates.start);
    const buffer = bufferMinutes * 60_000;
    return [{ from: new Date(start - buffer), to: new Date(start + dates.hours * hourMs + buffer) }];
  }
  return joined(workDays(dates).map((date) => spanOfDay(date, dates.part)));
}

/** The dates at the site that the work touches, oldest first. */
export function datesOf(dates: Dates): string[] {
  if (!isByHour(dates)) return workDays(dates);
  const end = new Date(Date.parse(dates.start) + dates.hours * hourMs - 1);
  return datesBetween(siteDate(new Date(dates.start)), siteDate(end));
}

const firstDay = (dates: DayDates): string => workDays(dates)[0] ?? dates.from;

/** When people, or the machine, are waited for: `startTime`, else the usual hour of that part of the day. */
export function expectedStart(dates: Dates): Date {
  if (isByHour(dates)) return new Date(dates.start);
  return atSite(firstDay(dates), dates.startTime ?? (dates.part === 'afternoon' ? noon : usualStart));
}

/** Until when it can still be agreed: `startTime`, else the end of the first day's part. */
export function latestAgreement(dates: Dates): Date {
  if (isByHour(dates)) return new Date(dates.start);
  const first = firstDay(dates);
  return dates.startTime ? atSite(first, dates.startTime) : spanOfDay(first, dates.part).to;
}

const leastHours = 48;

/**
 * Until when a request for such dates is answered: as long as was said, else the longer the farther its first work is, at
 * the latest when its last begins.
 */
export function answersUntil(asked: readonly Dates[], now: Date, saidHours?: number): Date {
  const starts = asked.map((dates) => latestAgreement(dates).getTime());
  const usual = Math.max(leastHours, hoursToAnswer(new Date(Math.min(...starts)), now));
  return new Date(Math.min(now.getTime() + (saidHours ?? usual) * hourMs, Math.max(...starts)));
}

/** From when work can be said: the first day's midnight at the site. */
export const firstMidnight = (dates: Dates): Date =>
  atSite(isByHour(dates) ? siteDate(new Date(dates.start)) : firstDay(dates));

/** The end of the last span. */
export const endOf = (spans: Span[]): Date => new Date(Math.max(...spans.map(({ to }) => to.getTime())));

/** The next midnight at the site after an instant. */
export const nextMidnight = (instant: Date): Date => atSite(addDays(siteDate(instant), 1));

/** How work is paid: a job may take longer than work by the day. */
type Per = Parameters<typeof mostDaysOf>[0];
type DatesProblem = 'dates-invalid' | 'days-too-many' | 'job-too-long';

/** Days are counted before they are walked. */
function tooLong(dates: Dates, per: Per): DatesProblem | undefined {
  if (isByHour(dates) || (dates.days >= 1 && dates.days <= mostDaysOf(per))) return undefined;
  return per === 'job' ? 'job-too-long' : 'days-too-many';
}

/** Whether work ends by the last day that can be booked. */
function endsInReach(spans: Span[], now: Date, per: Per): boolean {
  const ahead = per === 'job' ? mostDaysAheadOfJobs : mostDaysAhead;
  return endOf(spans) <= atSite(addDays(siteDate(now), ahead + 1));
}

/** What is wrong with days that are asked for: work begins from now on and within a year, and ends in reach. */
export function wrongDates(dates: Dates, now: Date, per: Per = 'day'): DatesProblem | undefined {
  const long = tooLong(dates, per);
  if (long) return long;
  const spans = spansOf(dates);
  const [first] = spans;
  const fits =
    first !== undefined &&
    latestAgreement(dates) > now &&
    siteDate(first.from) <= addDays(siteDate(now), mostDaysAhead) &&
    endsInReach(spans, now, per);
  return fits ? undefined : 'dates-invalid';
}

/** The same of work that has begun, in the past: its end alone lies ahead. */
export function wrongDatesUnderWay(dates: Dates, now: Date, per: Per = 'day'): DatesProblem | undefined {
  const long = tooLong(dates, per);
  if (long) return long;
  const spans = spansOf(dates);
  const fits = spans.length > 0 && endOf(spans) > now && endsInReach(spans, now, per);
  return fits ? undefined : 'dates-invalid';
}

/**
 * What is left of agreed days or hours: from tomorrow on, and of today where the work has not begun, or where today alone
 * is left. Undefined where nothing is.
 */
export function datesLeft(dates: Dates, now: Date): Dates | undefined {
  if (isByHour(dates)) return hoursLeft(dates, now);
  const today = siteDate(now);
  const isToday = (rule: (dates: Dates) => Date): boolean => rule({ ...dates, from: today, days: 1 }) > now;
  const days = workDays(dates);
  const later = days.filter((date) => date > today);
  const keepsToday = days.includes(today) && isToday(later.length > 0 ? expectedStart : latestAgreement);
  const left = keepsToday ? [today, ...later] : later;
  const [from] = left;
  return from === undefined ? undefined : { ...dates, from, days: left.length };
}

/** The days after today; none of a work by the hour. */
export function daysAfterToday(dates: Dates, now: Date): Dates | undefined {
  if (isByHour(dates)) return undefined;
  const later = workDays(dates).filter((date) => date > siteDate(now));
  const [from] = later;
  return from === undefined ? undefined : { ...dates, from, days: later.length };
}

function hoursLeft({ start, hours }: HourDates, now: Date): HourDates | undefined {
  const begin = Date.parse(start);
  if (begin > now.getTime()) return { start, hours };
  const from = (Math.floor(now.getTime() / halfHourMs) + 1) * halfHourMs;
  const left = Math.floor((begin + hours * hourMs - from) / halfHourMs) / 2;
  return left > 0 ? { start: new Date(from).toISOString(), hours: left } : undefined;
}

/** What is left of spans from an instant on. */
export const leftFrom = (spans: Span[], at: Date): Span[] =>
  spans.filter(({ to }) => to > at).map(({ from, to }) => ({ from: from > at ? from : at, to }));

const harmless = new Set(['ill', 'family', 'unsafe-site', 'terms-changed']);
const lateMs = 24 * hourMs;

/** Whether a cancellation counts against a provider: their own, late, and for no good reason (docs/rules.md#hiring-7). */
export const countsAsLate = (
  { dates }: { dates: Dates },
  { side, reason, at }: { side: 'customer' | 'provider'; reason: string; at: Date },
): boolean =>
  side === 'provider' && !harmless.has(reason) && expectedStart(dates).getTime() - at.getTime() < lateMs;
