import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entryOf, lineRows } from './entry.data.ts';

/** Cuts a list, in its order, into parts that together are no larger than `most`; what is larger is a part of its own. */
export function inParts<One>(all: readonly One[], sizeOf: (one: One) => number, most: number): One[][] {
  const parts: One[][] = [];
  let part: One[] = [];
  let size = 0;
  for (const one of all) {
    const own = sizeOf(one);
    if (part.length === 0 || size + own > most) {
      part = [];
      parts.push(part);
      size = 0;
    }
    part.push(one);
    size += own;
  }
  return parts;
}

/** What of a book stands in the log, and what a restore did to it. */
interface InLog {
  /** Its last leaf: the line that it is of, and its place in a log of that size. */
  logged: { origin: string; seq: number; index: number; size: number } | null;
  /**
   * When the log began anew, and the book's last line then, the least where it did so more than once: who signed by a line
   * behind it is taken to have seen it.
   */
  restored: { at: string; seq: number } | null;
}

/** Both fields of `GET /hajri/:bookingId`. */
export async function inLog(db: Db, bookId: string): Promise<InLog> {
  const row = await db
    .selectFrom('ledgers as l')
    .innerJoin('logs as log', (join) => join.on('log.ended_at', 'is', null))
    .select(['l.leaves', 'l.restored_first', 'log.origin', 'log.size', 'log.began_at'])
    .where('l.book_id', '=', bookId)
    .executeTakeFirst();
  if (!row) return { logged: null, restored: null };
  const [seq, index] = row.leaves.slice(-2);
  const { origin, size, restored_first: first, began_at } = row;
  return {
    logged: seq === undefined || index === undefined ? null : { origin, seq, index, size },
    restored: first === null ? null : { at: began_at.toISOString(), seq: first },
  };
}

/** From which line on restores may have lost some, of those of these books that one brought back. */
export async function restoredOf(db: Db, bookIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; seq: number }>`
    select book_id as id, restored_first as seq from ledgers
    where book_id = any (${bookIds}::uuid[]) and restored_first is not null`.execute(db);
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

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
