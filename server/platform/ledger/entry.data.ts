import { type Selectable, sql } from 'kysely';
import type { Entry, Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LedgerEntriesTable } from '#server/platform/database/tables/hiring/ledger-tables.ts';

type Row = Selectable<LedgerEntriesTable>;

/** As it is hashed and answered. What stands in the table we checked before we wrote it: its shape is known. */
export const entryOf = <One extends Line = Entry>(row: Row): One =>
  ({
    _id: row.id,
    seq: row.seq,
    author: row.author_id,
    side: row.side,
    clientId: row.client_id,
    kind: row.kind,
    body: row.body,
    saidAt: row.said_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    prev: row.prev.toString('hex'),
    hash: row.hash.toString('hex'),
  }) as Line as One;

/** A book from its first line to its last. */
export async function entriesOf<One extends Line = Entry>(db: Db, bookId: string): Promise<One[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('book_id', '=', bookId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => entryOf<One>(row));
}

/** The entries of several books, by book. */
export async function entriesOfBooks(db: Db, bookIds: string[]): Promise<Map<string, Entry[]>> {
  const books = new Map<string, Entry[]>(bookIds.map((id) => [id, []]));
  if (bookIds.length === 0) return books;
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('book_id', 'in', bookIds)
    .orderBy('book_id')
    .orderBy('seq')
    .execute();
  for (const row of rows) books.get(row.book_id)?.push(entryOf(row));
  return books;
}

/** Those of a book that are named; in no order. */
export async function entriesNamed<One extends Line = Entry>(
  db: Db,
  bookId: string,
  ids: string[],
): Promise<Map<string, One>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, entryOf<One>(row)]));
}

/** What an author wrote before under these names, by name; in which book too. */
export async function entriesSent<One extends Line = Entry>(
  db: Db,
  authorId: string,
  clientIds: string[],
): Promise<Map<string, { bookId: string; entry: One }>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('client_id', 'in', clientIds)
    .execute();
  return new Map(rows.map((row) => [row.client_id ?? '', { bookId: row.book_id, entry: entryOf<One>(row) }]));
}

/** How many lines of a book a side wrote. */
export async function countOfSide(db: Db, bookId: string, side: Line['side']): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('book_id', '=', bookId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
  return count;
}

/** The place in a book of the last line that another than this side wrote; 0 where there is none. */
export async function lastOfOthers(db: Db, bookId: string, side: Line['side']): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries')
    .select('seq')
    .where('book_id', '=', bookId)
    .where('side', 'not in', [side, 'neev'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}
