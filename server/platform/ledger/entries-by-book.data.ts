import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entryOf, lineRows } from './entry.data.ts';
import { inParts } from './in-parts.ts';

/** Rows of one answer are made at once, and hold up every other call. */
const linesAtOnce = 2000;

/** Names of books in parts of so many lines. */
async function partsOf(db: Db, bookIds: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ id: string; lines: number }>`
    select book_id as id, last_seq as lines from ledgers where book_id = any (${bookIds}::uuid[])`.execute(
    db,
  );
  const linesOf = new Map(rows.map(({ id, lines }) => [id, lines]));
  return inParts(bookIds, (id) => linesOf.get(id) ?? 0, linesAtOnce);
}

async function entriesOfBooks(db: Db, bookIds: string[]): Promise<Map<string, Entry[]>> {
  const books = new Map<string, Entry[]>(bookIds.map((id) => [id, []]));
  const rows = await lineRows(db)
    .where('e.book_id', 'in', bookIds)
    .where('e.erased_at', 'is', null)
    .orderBy('e.book_id')
    .orderBy('e.seq')
    .execute();
  for (const row of rows) books.get(row.book_id)?.push(entryOf(row));
  return books;
}

/** The entries of books, in the order asked for, a few thousand lines at a time; between two books other calls have their turn. */
export async function* entriesByBook<Book extends { bookingId: string }>(
  db: Db,
  books: readonly Book[],
): AsyncGenerator<[Book, Entry[]]> {
  const byId = new Map(books.map((book) => [book.bookingId, book]));
  for (const part of await partsOf(db, [...byId.keys()]))
    for (const [id, entries] of await entriesOfBooks(db, part)) {
      const book = byId.get(id);
      if (book) yield [book, entries];
      await turn();
    }
}
