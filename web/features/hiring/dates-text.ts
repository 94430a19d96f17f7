import type { Dates } from '#contract/hiring/terms.ts';
import { addDays, atSite, isByHour, siteDate, weekday } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { count } from '#web/shared/i18n/format.ts';
import { localeOf, type ShownLanguage } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';

const timeZone = 'Asia/Kolkata';

const inZone = (language: ShownLanguage, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options });

/** "2 Dec"; the year only where it is another than at the site now. @param day `YYYY-MM-DD` */
export function siteDayText(day: string, language: ShownLanguage, at = now()): string {
  const thisYear = siteDate(at).slice(0, 4) === day.slice(0, 4);
  const year = thisYear ? {} : ({ year: 'numeric' } as const);
  return inZone(language, { day: 'numeric', month: 'short', ...year }).format(atSite(day, '12:00'));
}

/** "09:00", at the site. @param instant ISO 8601 */
export const siteTimeText = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));

// A Sunday.
const aSunday = '2026-11-22';
/** @param day 0 is Sunday */
export const weekdayText = (
  day: number,
  language: ShownLanguage,
  style: 'narrow' | 'short' | 'long' = 'long',
): string => inZone(language, { weekday: style }).format(atSite(addDays(aSunday, day), '12:00'));

interface Saying {
  t: Messages<'hiring'>['dates'];
  language: ShownLanguage;
  at?: Date;
}

/** "3 days from 2 Dec, no work on Sunday", "2 Dec, morning", "12 hours from 3 Dec 09:00". */
export function datesText(dates: Dates, { t, language, at }: Saying): string {
  if (isByHour(dates)) {
    const start = `${siteDayText(siteDate(new Date(dates.start)), language, at)} ${siteTimeText(dates.start)}`;
    return t.hours(dates.hours, count(dates.hours), start);
  }
  const { days, part = 'day', startTime, restDays = [] } = dates;
  const from = siteDayText(dates.from, language, at);
  const one = { day: from, morning: t.oneMorning(from), afternoon: t.oneAfternoon(from) };
  const said = days === 1 ? one[part] : t[part](days, count(days), from);
  const rest = days > 1 ? restText(restDays, { t, language }) : '';
  return [said, startTime ? t.at(startTime) : '', rest].filter(Boolean).join(', ');
}

function restText(restDays: readonly number[], { t, language }: Saying): string {
  if (restDays.length === 0) return '';
  const names = restDays.toSorted((a, b) => a - b).map((day) => weekdayText(day, language));
  return t.rest(new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names));
}

/** The first working day: one that begins on a rest day is at work later. */
export function firstDayOf(dates: Dates): string {
  if (isByHour(dates)) return siteDate(new Date(dates.start));
  let day = dates.from;
  for (let tries = 0; tries < 7 && dates.restDays?.includes(weekday(day)); tries += 1) day = addDays(day, 1);
  return day;
}

/** Says dates in the user's language. */
export function useDatesText(): (dates: Dates) => string {
  const { dates: t } = useMessages('hiring');
  const language = useLanguage();
  return (dates) => datesText(dates, { t, language });
}
