import { localeOf, type ShownLanguage } from './languages.ts';

const made = new Map<string, Intl.DateTimeFormat>();
function keep(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const known = made.get(key);
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

/**
 * 1,20,000: lakhs and crores, in every language of ours. The first `Intl.NumberFormat` of a page takes a slow phone a tenth
 * of a second, and Marathi's would write ₹1,234,567.
 */
function grouped(amount: string): string {
  const [whole = '', rest] = amount.split('.');
  return whole.replace(/\B(?=(?:\d\d){0,12}\d{3}$)/g, ',') + (rest ? `.${rest}` : '');
}

/** ₹1,20,000; with `paise` ₹1,000.00 (docs/rules.md#marketplace-8: the product slider). */
export function rupees(amount: number, paise = false): string {
  return `${amount < 0 ? '-' : ''}₹${grouped(Math.abs(amount).toFixed(paise ? 2 : 0))}`;
}

/** 1,20,000; of a part at most three digits. */
export const count = (amount: number): string => grouped(String(Math.round(amount * 1000) / 1000));

/** 14 Nov 2025, of a moment at the site or of a day alone: it is the same date wherever it is read. */
export function date(iso: string, language: ShownLanguage): string {
  const timeZone = /^\d{4}-\d\d-\d\d$/.test(iso) ? 'UTC' : 'Asia/Kolkata';
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  return keep(`d${timeZone}${language}`, () => new Intl.DateTimeFormat(localeOf(language), parts)).format(
    new Date(iso),
  );
}

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

/** 14 Nov 2025, 14:32 IST: of what was signed, the same wherever it is read. */
export const indianTime = (iso: string, language: ShownLanguage): string => {
  const parts = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = keep(
    `i${language}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), { ...parts, hourCycle: 'h23', timeZone: 'Asia/Kolkata' }),
  );
  return `${format.format(new Date(iso))} IST`;
};

/** 1 Dec 2026, 23:59: until when. Midnight ends a day, and beside the next day's date it would promise a day too many. */
export const deadline = (iso: string, language: ShownLanguage): string => {
  const until = new Date(iso);
  const atMidnight = until.getHours() === 0 && until.getMinutes() === 0;
  return dateTime(atMidnight ? new Date(until.getTime() - 60_000).toISOString() : iso, language);
};

/** Sentences after each other; Hindi and Bengali end one with a danda. @param said each without its full stop, the last as it is */
export const sentences = (said: string[], language: ShownLanguage): string =>
  said.join(language === 'hi' || language === 'bn' ? '। ' : '. ');

/** Fri, 4 Dec, 19:00, at the site: an hour is the same one wherever it is read. */
export const siteHour = (iso: string, language: ShownLanguage): string =>
  keep(
    `h${language}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'Asia/Kolkata',
      }),
  ).format(new Date(iso));

/** 98260 41177 */
export const phoneNumber = (digits: string): string => digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');

const minute = 60_000;
const spans = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** In the largest unit that it fills; of less than a minute, 1 minute. */
function inUnits(ms: number) {
  const [unit, length] = spans.find(([, span]) => ms >= span) ?? spans[2];
  return { unit, amount: Math.max(1, Math.floor(ms / length)) };
}

/** 3 hours ago. @param past milliseconds */
export function ago(past: number, language: ShownLanguage): string {
  const { unit, amount } = inUnits(past);
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-amount, unit);
}

/** 3 hours. @param ms milliseconds */
export function span(ms: number, language: ShownLanguage): string {
  const { unit, amount } = inUnits(ms);
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  );
}
