import { setImmediate as turn } from 'node:timers/promises';
import type { WorkedDay } from '#domain/evidence/work-facts.ts';
import type { Range } from '#domain/ledger/balance.ts';
import { versionsOf } from '#domain/ledger/corrections.ts';
import { type Entry, inOrder, isDay } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { Hiring } from '../../hiring.ts';
import { booksOfWorker } from '../book/book.data.ts';
import { agreedDays } from './ninety-days.rules.ts';
import { statementOf } from './statement.rules.ts';
import { signedByCustomer, tradesOf } from './worked-days.data.ts';

const placeOf = (unit: string, date: string): string => `${date} ${unit}`;

/** The line by which a customer said last what a day was, by unit and date. */
function customersLines(entries: readonly Entry[]): Map<string, string> {
  const versions = versionsOf(entries);
  const last = new Map<string, string>();
  for (const { side, kind, body, _id } of inOrder(entries)) {
    if (side !== 'customer' || (kind !== 'day' && kind !== 'correct' && kind !== 'agree')) continue;
    const said = versions.get(kind === 'agree' ? body.entry : _id)?.body;
    if (said && isDay(said)) last.set(placeOf(said.unit, said.date), _id);
  }
  return last;
}

/** The agreed days of a worker's books in a time: what a work card is made of. */
export async function workedDays(db: Db, workerId: string, range: Range): Promise<WorkedDay[]> {
  const books = (await booksOfWorker(db, workerId)).filter(({ listingOf }) => listingOf !== 'product');
  const trades = await tradesOf(
    db,
    books.map(({ bookingId }) => bookingId),
  );
  const worked: WorkedDay[] = [];
  // Book by book: a worker's whole year at once would hold up every other call.
  for (const book of books) {
    const entries = await entriesOf(db, book.bookingId);
    const days = agreedDays(workerId, book, { entries, range });
    if (days.length > 0) {
      const lines = customersLines(entries);
      const signed = await signedByCustomer(db, book.bookingId);
      const trade = trades.get(book.bookingId) ?? '';
      for (const { date, unitId } of days)
        worked.push({
          ...{ date, trade, employer: book.customerId },
          signed: signed.has(lines.get(placeOf(unitId, date)) ?? ''),
        });
    }
    await turn();
  }
  return worked;
}

/** Whole rupees of a worker's own work in a time: agreed, received, and what employers still owe. */
export async function workedPay(hiring: Hiring, caller: Caller, range: { from: string; to: string }) {
  const { data, total } = await statementOf(hiring, caller, range);
  const owed = data.reduce((sum, { wages, paid }) => sum + Math.max(0, wages - paid), 0);
  return { agreed: total.wages, received: total.paid, owed };
}
