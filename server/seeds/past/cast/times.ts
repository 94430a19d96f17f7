import { addDays, atSite, siteDate } from '#domain/calendar/dates.ts';

/** Days and times beside the day on which the demo was filled. */
export interface Times {
  now: Date;
  /** `YYYY-MM-DD`, so many days from today. */
  day(days: number): string;
  /** So many days from today at `HH:MM` of the site. */
  at(days: number, time: string): Date;
  hoursAgo(hours: number): Date;
}

export function timesAround(now: Date): Times {
  const day = (days: number): string => addDays(siteDate(now), days);
  return {
    now,
    day,
    at: (days, time) => atSite(day(days), time),
    hoursAgo: (hours) => new Date(now.getTime() - hours * 3_600_000),
  };
}
