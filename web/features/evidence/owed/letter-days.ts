import { count } from '#web/shared/i18n/format.ts';

/** Days of one month with the same words. */
export interface MonthRow {
  /** `YYYY-MM`. */
  month: string;
  /** What is said of them, in the order of the table's columns. */
  says: string[];
  /** The days of the month, as they are read: `1, 2* +2 h, 3 (2)`. */
  days: string;
  /** Two halves are one. */
  sum: string;
}

interface Said {
  date: string;
  mark: 'half' | 'full';
  says: string[];
  signed?: boolean | undefined;
  /** Overtime, as it is read behind the day. */
  extra?: string | undefined;
}

/** Of a crew one date stands several times. */
function daysText(days: readonly Said[]): string {
  const byDay = new Map<string, number>();
  for (const { date, signed, extra = '' } of days) {
    const day = `${Number(date.slice(8))}${signed ? '*' : ''}${extra}`;
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return [...byDay].map(([day, times]) => (times > 1 ? `${day} (${times})` : day)).join(', ');
}

/** A row a month and kind of day, in the order of time: three years of work stay readable. */
export function monthRows(all: readonly Said[]): MonthRow[] {
  const rows = new Map<string, Said[]>();
  for (const one of all) {
    const key = [one.date.slice(0, 7), ...one.says].join('|');
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  return [...rows.values()]
    .map((days) => ({
      month: days[0]?.date.slice(0, 7) ?? '',
      says: days[0]?.says ?? [],
      days: daysText(days),
      sum: count(days.reduce((sum, { mark }) => sum + (mark === 'half' ? 0.5 : 1), 0)),
    }))
    .sort((one, other) => (one.month < other.month ? -1 : one.month > other.month ? 1 : 0));
}
