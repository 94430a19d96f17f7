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

/** The date at the site, `YYYY-MM-DD`. */
export const siteDate = (instant: Date): string =>
  new Date(instant.getTime() + siteOffsetMs).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Whether it is a day of the calendar: the 30th of February is none. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Each date from the first to the last, both included. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
