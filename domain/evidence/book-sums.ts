import { balanceOf, isWithin, type Pay, type Reading } from '../ledger/balance.ts';
import { agreedDay, dayWords } from '../ledger/day-words.ts';
import type { DayBody, Entry } from '../ledger/entry.ts';

/** What a book comes to in a time. Whole rupees; two halves are one day. */
export interface BookSums {
  agreedDays: number;
  /** Those that the employer has not said anything of. */
  oneSidedDays: number;
  wages: number;
  paid: number;
}

const inDays = { absent: 0, half: 0.5, full: 1 };
const daysOf = (day: DayBody | null | undefined): number => (day ? inDays[day.mark] : 0);
const sum = (values: number[]): number => values.reduce((one, other) => one + other, 0);

/** Sums of the lines that its reader sees: the server's statement, and who reads its file, reckon by this. */
export function bookSums(entries: readonly Entry[], pay: Pay, reading: Reading = {}): BookSums {
  const { days: words = dayWords(entries), ...range } = reading;
  const { agreed } = balanceOf(entries, pay, { ...range, days: words });
  const days = words.filter(({ date }) => isWithin(date, range));
  return {
    agreedDays: sum(days.map((day) => daysOf(agreedDay(day)))),
    oneSidedDays: sum(days.map((day) => (day.customer ? 0 : daysOf(day.provider)))),
    wages: agreed.earned,
    paid: agreed.paid,
  };
}

export const totalOf = (books: readonly BookSums[]): BookSums => ({
  agreedDays: sum(books.map((book) => book.agreedDays)),
  oneSidedDays: sum(books.map((book) => book.oneSidedDays)),
  wages: sum(books.map((book) => book.wages)),
  paid: sum(books.map((book) => book.paid)),
});

/** What one employer still owes for these books: who paid too much owes nothing. */
export const owedOf = (books: readonly Pick<BookSums, 'wages' | 'paid'>[]): number =>
  Math.max(0, sum(books.map(({ wages, paid }) => wages - paid)));
