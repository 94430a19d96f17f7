import { localeOf, type ShownLanguage } from './languages.ts';

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
function keep<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = made.get(key) as T | undefined;
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

/** ₹1,20,000; with `paise` ₹1,000.00 (docs/rules.md#marketplace-8: the product slider). */
export function rupees(amount: number, language: ShownLanguage, paise = false): string {
  const digits = paise ? 2 : 0;
  return keep(
    `₹${language}${digits}`,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ).format(amount);
}

export const count = (amount: number, language: ShownLanguage): string =>
  keep(`#${language}`, () => new Intl.NumberFormat(localeOf(language))).format(amount);

/** 14 Nov 2025 */
export const date = (iso: string, language: ShownLanguage): string =>
  keep(
    `d${language}`,
    () => new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric' }),
  ).format(new Date(iso));

// A date at the site is the same date wherever it is read.
const siteDays = (language: ShownLanguage): Intl.DateTimeFormat =>
  keep(
    `s${language}`,
    () => new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );

/** 5 Dec, of `YYYY-MM-DD`. */
export const siteDay = (day: string, language: ShownLanguage): string =>
  siteDays(language).format(new Date(`${day}T00:00:00Z`));

/** 5 Dec, or 5–9 Dec. */
export const daySpan = (from: string, to: string | undefined, language: ShownLanguage): string =>
  to
    ? siteDays(language).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    : siteDay(from, language);

/** December 2026, of `YYYY-MM`. */
export const monthName = (month: string, language: ShownLanguage): string =>
  keep(
    `m${language}`,
    () => new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ).format(new Date(`${month}-01T00:00:00Z`));

/** 14 Nov 2025, 14:32 */
export const dateTime = (iso: string, language: ShownLanguage): string =>
  keep(
    `t${language}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  ).format(new Date(iso));

/** Two sentences after each other; Hindi and Bengali end one with a danda. @param first without its full stop */
export const sentences = (first: string, second: string, language: ShownLanguage): string =>
  `${first}${language === 'hi' || language === 'bn' ? '।' : '.'} ${second}`;

/** 98260 41177 */
export const phoneNumber = (digits: string): string => digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');

const minute = 60_000;
const spans = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** 3 hours ago; of less than a minute, 0 minutes. @param past milliseconds */
export function ago(past: number, language: ShownLanguage): string {
  const [unit, length] = spans.find(([, span]) => past >= span) ?? spans[2];
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(past / length), unit);
}
