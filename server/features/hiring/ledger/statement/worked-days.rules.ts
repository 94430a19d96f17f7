import { saidDays } from '#domain/evidence/said-days.ts';
import type { WorkedDay } from '#domain/evidence/work-facts.ts';
import type { Range } from '#domain/ledger/balance.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { entriesByBook } from '#server/platform/ledger/entries-by-book.data.ts';
import { booksOfWorker } from '../book/book.data.ts';
import { tradesOf } from './ninety-days.data.ts';
import { agreedDays } from './ninety-days.rules.ts';
import { statementOf } from './statement.rules.ts';

/** The agreed days of a worker's books in a time: what a work card is made of. */
export async function workedDays(db: Db, workerId: string, range: Range): Promise<WorkedDay[]> {
  const books = (await booksOfWorker(db, workerId)).filter(({ listingOf }) => listingOf !== 'product');
  const trades = await tradesOf(
    db,
    books.map(({ bookingId }) => bookingId),
  );
  const worked: WorkedDay[] = [];
  for await (const [book, entries] of entriesByBook(db, books)) {
    const days = agreedDays(workerId, book, { entries, range });
    const trade = trades.get(book.bookingId) ?? '';
    for (const { date, signed } of saidDays(entries, { days }).dates)
      worked.push({ date, trade, employer: book.customerId, signed });
  }
  return worked;
}

/** Whole rupees of a worker's own work in a time: agreed, received, and what employers still owe. */
export async function workedPay(
  hiring: Parameters<typeof statementOf>[0],
  caller: Caller,
  range: { from: string; to: string },
) {
  const { total } = await statementOf(hiring, caller, range);
  return { agreed: total.wages, received: total.paid, owed: total.owed };
}
