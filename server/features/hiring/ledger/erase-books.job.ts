import { eraseBook } from '#server/platform/ledger/open-book.data.ts';
import { recountBooking } from '../calendar/units/standing.data.ts';
import type { HiringByClock } from '../hiring.ts';
import { booksToErase } from './book/erasable.data.ts';

/** So long after the end a wage can be claimed (docs/rules.md#evidence-7). */
const claimYears = 3;

/** Empties the books that nobody needs any more, each in one transaction; run each night, and harmless when run twice. */
export async function eraseBooks({ services: { db }, now }: HiringByClock): Promise<void> {
  const at = now();
  const endedBefore = new Date(at);
  endedBefore.setUTCFullYear(endedBefore.getUTCFullYear() - claimYears);
  for (;;) {
    const books = await booksToErase(db, endedBefore);
    if (books.length === 0) return;
    for (const bookId of books)
      await db.transaction().execute(async (open) => {
        await eraseBook(open, bookId, at);
        await recountBooking(open, bookId);
      });
  }
}
