import type { Language } from '#contract/accounts/account.ts';
import { siteDate } from '#domain/calendar/dates.ts';

/** `YYYY-MM-DD` */
export const todayAtSite = (): string => siteDate(new Date());

const locale = (language: Language): string => (language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN-u-nu-latn');

const made = new Map<string, Intl.DateTimeFormat>();
/** A date of the site, without a time: it is the same day wherever it is read. */
function say(date: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const key = `${language}${JSON.stringify(parts)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale(language), { ...parts, timeZone: 'UTC' });
  made.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Wed */
export const weekdayName = (date: string, language: Language): string =>
  say(date, language, { weekday: 'short' });
/** Wed 9 Dec */
export const dayName = (date: string, language: Language): string =>
  `${weekdayName(date, language)} ${say(date, language, { day: 'numeric', month: 'short' })}`;
/** December 2026 */
export const monthName = (date: string, language: Language): string =>
  say(date, language, { month: 'long', year: 'numeric' });
/** 9 Dec 2026 */
export const fullDate = (date: string, language: Language): string =>
  say(date, language, { day: 'numeric', month: 'short', year: 'numeric' });
/** 16 Nov – 22 Nov */
export const weekName = (from: string, to: string, language: Language): string =>
  [from, to].map((date) => say(date, language, { day: 'numeric', month: 'short' })).join(' – ');
