import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { isWithin, type Range } from '#domain/work-ledger/balance.ts';
import { agreedDay, dayWords } from '#domain/work-ledger/day-words.ts';
import type { Entry } from '#domain/work-ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Book, booksOfWorker } from '../book/book.data.ts';
import { entriesOfBooks } from '../book/entry.data.ts';
import { datesGrantedTo, wasTold } from './ninety-days.data.ts';

/** So many days of building work in twelve months open the welfare board's register. */
export const boardDays = 90;

/** The twelve months up to a day. */
export const lastYear = (now: Date): Required<Range> & { from: string; to: string } => {
  const to = siteDate(now);
  const [year = 0, ...monthAndDay] = to.split('-');
  const from = addDays([String(Number(year) - 1), ...monthAndDay].join('-'), 1);
  return { from, to };
};

/** The dates on which a worker worked, and their employer says so too: as themselves, or with an unnamed crew of theirs. */
export function agreedDates(
  workerId: string,
  books: readonly Book[],
  { entries, range }: { entries: ReadonlyMap<string, Entry[]>; range: Range },
): Set<string> {
  const dates = new Set<string>();
  for (const book of books) {
    // A machine that is let builds up no days of work.
    if (book.listingOf === 'product') continue;
    const own = new Set(
      book.units.filter(({ userId }) => (userId ?? book.providerId) === workerId).map(({ id }) => id),
    );
    for (const day of dayWords(entries.get(book.bookingId) ?? [])) {
      const mark = own.has(day.unitId) && isWithin(day.date, range) ? agreedDay(day)?.mark : undefined;
      if (mark === 'full' || mark === 'half') dates.add(day.date);
    }
  }
  return dates;
}

/** Those of a book whose ninety days are full and who have not heard of it. Cheap as long as they are far from it. */
export async function workersWithNinetyDays(open: Db, book: Book, now: Date): Promise<string[]> {
  if (book.listingOf === 'product') return [];
  const range = lastYear(now);
  const full: string[] = [];
  for (const workerId of new Set(book.units.map(({ userId }) => userId ?? book.providerId))) {
    if ((await datesGrantedTo(open, workerId, range)) < boardDays) continue;
    if (await wasTold(open, `ninety-days:${workerId}:${book.customerId}`)) continue;
    const books = await booksOfWorker(open, workerId);
    const entries = await entriesOfBooks(
      open,
      books.map(({ bookingId }) => bookingId),
    );
    if (agreedDates(workerId, books, { entries, range }).size >= boardDays) full.push(workerId);
  }
  return full;
}
