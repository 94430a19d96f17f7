/** Part of a site's day: morning ends and afternoon begins at 13:00. */
export type Part = 'day' | 'morning' | 'afternoon';

/** Working days at a site. */
export interface DayDates {
  /** `YYYY-MM-DD` at the site. */
  from: string;
  /** How many working days. */
  days: number;
  /** Weekdays without work; 0 is Sunday. */
  restDays?: number[] | undefined;
  part?: Part | undefined;
  /** `HH:MM` at the site. */
  startTime?: string | undefined;
}

/** A machine by the hour. */
export interface HourDates {
  /** ISO 8601. */
  start: string;
  hours: number;
}

export type Dates = DayDates | HourDates;

export const isByHour = (dates: Dates): dates is HourDates => 'start' in dates;

/**
 * Orders moments as they are sent (ISO 8601, UTC) or days, earliest first. Not by `localeCompare`: a page's first use of a
 * language's order takes a slow phone a tenth of a second.
 */
export const inTime = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** India has one time zone and no summer time. */
const siteOffset = '+05:30';
const siteOffsetMs = 5.5 * 3_600_000;
export const dayMs = 86_400_000;

/** A time of the site as an instant. @param time `HH:MM` */
export const atSite = (date: string, time = '00:00'): Date => new Date(`${date}T${time}:00${siteOffset}`);

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const firstMs = midnight('0001-01-01');
const lastMs = midnight('9999-12-31');

/** The date of an instant in UTC. Years have four digits: what lies outside of them is their first or last day. */
const dateOf = (ms: number): string =>
  new Date(Math.min(Math.max(ms, firstMs), lastMs)).toISOString().slice(0, 10);

/** The date at the site, `YYYY-MM-DD`. */
export const siteDate = (instant: Date): string => dateOf(instant.getTime() + siteOffsetMs);

export const addDays = (date: string, days: number): string => dateOf(midnight(date) + days * dayMs);

/** The same day so many months later; the last of the month where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = dateOf(Date.UTC(year, month - 1 + months, 1));
  const last = Number(dateOf(Date.UTC(year, month + months, 0)).slice(8));
  return addDays(first, Math.min(day, last) - 1);
}

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(midnight(date)).getUTCDay();

/** Whether it is a day of the calendar: the 30th of February is none. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** From today to the last day that can be asked for, booked or kept free: a year. */
export const mostDaysAhead = 365;

/** By when the longest job ends, rest days and a start in a year included. */
export const mostDaysAheadOfJobs = 4 * mostDaysAhead;

/** More days are never walked at once: ten years. */
export const mostDates = 3653;

/** Each date from the first to the last, both included; of more than `mostDates` the first so many. */
export function datesBetween(from: string, to: string): string[] {
  const days = Math.floor((midnight(to) - midnight(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, Math.min(days || 0, mostDates)) }, (_, day) => addDays(from, day));
}
