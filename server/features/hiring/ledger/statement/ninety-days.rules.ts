import { boardDays, isWithin, lastYear, type Range } from '#domain/ledger/balance.ts';
import { agreedDay, type DayWords, dayWords } from '#domain/ledger/day-words.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { type Book, booksOfWorker } from '../book/book.data.ts';
import { datesGrantedTo, wasTold } from './ninety-days.data.ts';

/** The days of a book on which a worker worked, and their employer says so too: as themselves, or with an unnamed crew of theirs. */
export function agreedDays(
  workerId: string,
  book: Book,
  { entries, range }: { entries: readonly Entry[]; range: Range },
): DayWords[] {
  // A machine that is let builds up no days of work.
  if (book.listingOf === 'product') return [];
  const own = new Set(
    book.units.filter(({ userId }) => (userId ?? book.providerId) === workerId).map(({ id }) => id),
  );
  return dayWords(entries)
    .filter((day) => own.has(day.unitId) && isWithin(day.date, range))
    .filter((day) => ['full', 'half'].includes(agreedDay(day)?.mark ?? ''));
}

export const agreedDates = (...of: Parameters<typeof agreedDays>): string[] =>
  agreedDays(...of).map(({ date }) => date);

/** Those of a book whose ninety days are full and who have not heard of it. Cheap as long as they are far from it. */
export async function workersWithNinetyDays(open: Db, book: Book, now: Date): Promise<string[]> {
  if (book.listingOf === 'product') return [];
  const range = lastYear(now);
  const full: string[] = [];
  for (const workerId of new Set(book.units.map(({ userId }) => userId ?? book.providerId))) {
    if ((await datesGrantedTo(open, workerId, range)) < boardDays) continue;
    if (await wasTold(open, `ninety-days:${workerId}:${book.customerId}`)) continue;
    const dates = new Set<string>();
    for (const worked of await booksOfWorker(open, workerId)) {
      const entries = await entriesOf(open, worked.bookingId);
      for (const date of agreedDates(workerId, worked, { entries, range })) dates.add(date);
    }
    if (dates.size >= boardDays) full.push(workerId);
  }
  return full;
}
