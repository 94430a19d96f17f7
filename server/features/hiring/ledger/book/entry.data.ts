import type { Entry } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';

interface Row {
  id: string;
  seq: number;
  author_id: string | null;
  client_id: string | null;
  side: Entry['side'];
  kind: Entry['kind'];
  body: unknown;
  said_at: Date;
  created_at: Date;
  prev: Buffer;
  hash: Buffer;
}

/** As it is hashed and answered. What stands in the table we checked before we wrote it: its shape is known. */
export const entryOf = (row: Row): Entry =>
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
  }) as Entry;

/** A book from its first line to its last. */
export async function entriesOf(db: Db, bookingId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('seq')
    .execute();
  return rows.map(entryOf);
}

/** The entries of several books by booking. */
export async function entriesOfBooks(db: Db, bookingIds: string[]): Promise<Map<string, Entry[]>> {
  const books = new Map<string, Entry[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return books;
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('seq')
    .execute();
  for (const row of rows) books.get(row.booking_id)?.push(entryOf(row));
  return books;
}

/** Those of a book that are named; in no order. */
export async function entriesNamed(db: Db, bookingId: string, ids: string[]): Promise<Map<string, Entry>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, entryOf(row)]));
}

/** What an author wrote before under these names, by name; in which book too. */
export async function entriesSent(
  db: Db,
  authorId: string,
  clientIds: string[],
): Promise<Map<string, { bookingId: string; entry: Entry }>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('client_id', 'in', clientIds)
    .execute();
  return new Map(
    rows.map((row) => [row.client_id ?? '', { bookingId: row.booking_id, entry: entryOf(row) }]),
  );
}
