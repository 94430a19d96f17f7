import { addDays, dayMs, siteDate } from '#domain/calendar/dates.ts';
import { balanceOf } from '#domain/ledger/balance.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesByBook } from '#server/platform/ledger/entries-by-book.data.ts';
import { booksDoneBetween } from '../ledger/book/book.data.ts';
import { payOf } from '../ledger/book/book.rules.ts';

const payDays = 7;
const lookDays = 60;

/** A book of people's work and what was still owed a week after its end. Whole rupees. */
export interface OwedBook {
  pin: string;
  owed: number;
}

/** The books that ended 7 to 67 days ago; at most the latest 2,000. Money that its receiver granted counts, as everywhere. */
export async function owedBooks(db: Db, now: Date): Promise<OwedBook[]> {
  const to = new Date(now.getTime() - payDays * dayMs);
  const books = await booksDoneBetween(db, { from: new Date(to.getTime() - lookDays * dayMs), to });
  const found: OwedBook[] = [];
  for await (const [book, entries] of entriesByBook(db, books)) {
    const until = { to: addDays(siteDate(book.statusAt), payDays) };
    const { due } = balanceOf(entries, payOf(book), until).agreed;
    found.push({ pin: book.pin, owed: Math.max(0, due) });
  }
  return found;
}
