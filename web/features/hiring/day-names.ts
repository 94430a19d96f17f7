import { localeOf, type ShownLanguage } from '#web/shared/i18n/languages.ts';

const made = new Map<string, Intl.DateTimeFormat>();
/** A date of the site, without a time: it is the same day wherever it is read. */
function say(date: string, language: ShownLanguage, parts: Intl.DateTimeFormatOptions): string {
  const key = `${language}${JSON.stringify(parts)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' });
  made.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Wed */
export const weekdayName = (date: string, language: ShownLanguage): string =>
  say(date, language, { weekday: 'short' });
/** Wed 9 Dec */
export const dayName = (date: string, language: ShownLanguage): string =>
  `${weekdayName(date, language)} ${say(date, language, { day: 'numeric', month: 'short' })}`;
/** December 2026 */
export const monthName = (date: string, language: ShownLanguage): string =>
  say(date, language, { month: 'long', year: 'numeric' });
/** 9 Dec 2026 */
export const fullDate = (date: string, language: ShownLanguage): string =>
  say(date, language, { day: 'numeric', month: 'short', year: 'numeric' });
/** 16 Nov – 22 Nov */
export const weekName = (from: string, to: string, language: ShownLanguage): string =>
  [from, to].map((date) => say(date, language, { day: 'numeric', month: 'short' })).join(' – ');
