import { addDays, weekday } from '#domain/calendar/dates.ts';
import { paidFor } from '#domain/ledger/balance.ts';
import type { Mark } from '#domain/ledger/entry.ts';
import type { Book, Unsent } from '../../ledger/book/book.ts';
import { lookOf, unsentDay } from '../../ledger/grid/day-look.ts';

/** Seven dates from Monday on. @param date any of them */
export const weekAround = (date: string): string[] => {
  const monday = addDays(date, -((weekday(date) + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
};

export interface WeekDay {
  date: string;
  /** The best word of any of one's works; null where there is none. */
  mark: Mark | null;
  /** Both sides say so. */
  agreed: boolean;
  /** What came pays for it: the oldest days of a work are paid first. */
  paid: boolean;
}

/** What somebody gave, or still owes. Whole rupees. */
export interface WeekMoney {
  bookingId: string;
  amount: number;
}

export interface WeekSum {
  days: WeekDay[];
  /** Two halves are one. */
  worked: number;
  got: WeekMoney[];
  owed: WeekMoney[];
}

const worth: Record<Mark, number> = { full: 2, half: 1, absent: 0 };

/** The agreed dates of a book that its payments cover. A job's price is no day's. */
function paidDates({ days, balance: { agreed } }: Book): Set<string> {
  const worked = days
    .filter((day) => day.agreed && day.agreed !== 'absent')
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const halves = worked.reduce((sum, day) => sum + worth[day.agreed ?? 'absent'], 0);
  const paid = new Set<string>();
  if (halves === 0 || agreed.earned <= 0) return paid;
  let left = (agreed.paid / agreed.earned) * halves;
  for (const day of worked) {
    left -= worth[day.agreed ?? 'absent'];
    if (left < -0.01) break;
    paid.add(day.date);
  }
  return paid;
}

/** One's days and money of a week, over all works. @param unsent what waits on the device */
export function weekOf(books: readonly Book[], unsent: readonly Unsent[], week: readonly string[]): WeekSum {
  const paid = books.map(paidDates);
  const days = week.map((date): WeekDay => {
    const looks = books.flatMap((book, at) =>
      book.machine
        ? []
        : book.units.map(({ _id: unit }) => {
            const day = book.days.find((one) => one.unitId === unit && one.date === date);
            const waiting = unsentDay(
              unsent.filter(({ bookingId }) => bookingId === book.bookingId),
              { unit, date },
            );
            const { mark, state } = lookOf(book.side, day, waiting);
            return { mark, agreed: state === 'agreed', paid: paid[at]?.has(date) ?? false };
          }),
    );
    const [best] = looks
      .filter(({ mark }) => mark !== null)
      .sort((one, other) => worth[other.mark ?? 'absent'] - worth[one.mark ?? 'absent']);
    return { date, ...(best ?? { mark: null, agreed: false, paid: false }) };
  });
  const inWeek = (date: string): boolean => week.includes(date);
  const moneyOf = (amountOf: (book: Book) => number): WeekMoney[] =>
    books
      .map((book) => ({ bookingId: book.bookingId, amount: amountOf(book) }))
      .filter(({ amount }) => amount > 0);
  return {
    days,
    worked: days.reduce((sum, { mark }) => sum + worth[mark ?? 'absent'], 0) / 2,
    got: moneyOf(({ entries }) => paidFor(entries, ({ on, sort }) => inWeek(on) && sort !== 'deposit')),
    owed: moneyOf(({ balance }) => balance.agreed.due),
  };
}
