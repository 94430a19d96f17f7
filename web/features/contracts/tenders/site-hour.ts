import { addDays, atSite, siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';

const hourMs = 3_600_000;
const mostHours = 14 * 24;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as a field of date and time has it, at the site: `2026-12-04T19:00`. */
export const toField = (instant: Date): string => `${siteDate(instant)}T${clock.format(instant)}`;

/** The instant that such a field says; undefined where it says none. */
export function fromField(text: string): Date | undefined {
  const [day = '', time = ''] = text.split('T');
  const instant = atSite(day, time);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** Third day, seven in the evening: then a site is quiet. */
export const usualHour = (): string => `${addDays(siteDate(now()), 3)}T19:00`;

/** From one hour to fourteen days ahead, as a field's `min` and `max`. */
export function hourRange(): { min: string; max: string } {
  const at = now().getTime();
  return { min: toField(new Date(at + hourMs + 60_000)), max: toField(new Date(at + mostHours * hourMs)) };
}

/** Whether prices may open then. */
export function isHour(text: string): boolean {
  const ahead = (fromField(text)?.getTime() ?? Number.NaN) - now().getTime();
  return ahead >= hourMs && ahead <= mostHours * hourMs;
}
