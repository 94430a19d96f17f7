import { addMonths } from '../calendar/dates.ts';
import { boardDays } from '../ledger/balance.ts';
import type { CardHidden, CardOpen } from './card-facts.ts';

/** A date on which a worker worked, by the words of both sides of a book. */
export interface WorkedDay {
  /** `YYYY-MM-DD` at the site. */
  date: string;
  trade: string;
  /** Whose word it is. */
  employer: string;
  /** The employer's phone signed it. */
  signed: boolean;
}

/** A date that an employer outside Neev confirmed by a code. */
export interface OutsideDate {
  date: string;
  /** What stands for the employer's phone. */
  by: string;
}

/** What a card says of work, of the twelve months from `from` to `to`. */
export type WorkFacts = Pick<CardOpen, 'ninety'> & Pick<CardHidden, 'work'>;

const months = 12;

/** Each date once: of two books the one whose employer signed it, else the first. */
function onceADate(worked: readonly WorkedDay[]): WorkedDay[] {
  const once = new Map<string, WorkedDay>();
  for (const day of worked) {
    const known = once.get(day.date);
    if (!known || (day.signed && !known.signed)) once.set(day.date, day);
  }
  return [...once.values()];
}

/** In which of the twelve months from a day on a date lies. */
function monthOf(from: string, date: string): number {
  let month = 0;
  while (month < months - 1 && addMonths(from, month + 1) <= date) month += 1;
  return month;
}

/**
 * A date counts once, half or full; a date in a book counts there alone.
 * @param worked dates within the twelve months
 */
export function workFacts(
  worked: readonly WorkedDay[],
  outside: readonly OutsideDate[],
  { from, to }: { from: string; to: string },
): WorkFacts {
  const inBooks = onceADate(worked);
  const known = new Set(inBooks.map(({ date }) => date));
  const apart = outside.filter(({ date }) => date >= from && date <= to && !known.has(date));
  const outsideDates = new Set(apart.map(({ date }) => date)).size;
  const days = new Map<string, number[]>();
  for (const { trade, date } of inBooks) {
    const counts = days.get(trade) ?? Array<number>(months).fill(0);
    const month = monthOf(from, date);
    counts[month] = (counts[month] ?? 0) + 1;
    days.set(trade, counts);
  }
  const byBooks = inBooks.length >= boardDays || outsideDates === 0;
  return {
    ninety: {
      yes: inBooks.length + outsideDates >= boardDays,
      to,
      by: byBooks ? 'books' : 'with-outside',
    },
    work: {
      from,
      days: Object.fromEntries(days),
      outside: outsideDates,
      employers: new Set(inBooks.map(({ employer }) => employer)).size,
      outsideBy: new Set(apart.map(({ by }) => by)).size,
      signed: inBooks.filter(({ signed }) => signed).length,
    },
  };
}

/** Whether what a card said of ninety days is still so, by what is known of the same twelve months now. */
export const isStillSo = (said: WorkFacts['ninety'], now: WorkFacts): boolean =>
  !said.yes || (now.ninety.yes && (said.by === 'with-outside' || now.ninety.by === 'books'));
