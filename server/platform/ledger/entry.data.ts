import { type Selectable, sql } from 'kysely';
import { firstHead } from '#domain/ledger/chain.ts';
import type { Entry, Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LedgerEntriesTable } from '#server/platform/database/tables/hiring/ledger-tables.ts';

import type { Hidden } from './hash.ts';

type Row = Selectable<LedgerEntriesTable> & { device_name: string | null; seen_hash: Buffer | null };

/** Lines with the names of what wrote them, and the hashes of what was seen. */
export const lineRows = (db: Db) =>
  db
    .selectFrom('ledger_entries as e')
    .leftJoin('book_devices as d', 'd.id', 'e.device')
    .leftJoin('ledger_entries as s', (join) =>
      join.onRef('s.book_id', '=', 'e.book_id').onRef('s.seq', '=', 'e.seen_seq'),
    )
    .selectAll('e')
    .select(['d.name as device_name', 'd.key as device_key', 's.hash as seen_hash']);

const seenOf = ({ seen_seq: seq, seen_hash, seen_lost }: Row): Line['seen'] =>
  seen_lost ?? { seq: seq ?? 0, hash: seen_hash?.toString('hex') ?? firstHead };

/** By which device a line was said, and after what; what a line has not is absent. */
const signedPart = (row: Row): Pick<Line, 'device' | 'n' | 'seen' | 'sig' | 'salt'> => ({
  ...(row.device_name !== null && row.n !== null && { device: row.device_name, n: row.n, seen: seenOf(row) }),
  ...(row.sig && { sig: row.sig.toString('base64url') }),
  ...(row.salt && { salt: row.salt.toString('hex') }),
});

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
    ...signedPart(row),
  }) as Line as One;

/** A book from its first line to its last. */
export async function entriesOf<One extends Line = Entry>(db: Db, bookId: string): Promise<One[]> {
  const rows = await lineRows(db)
    .where('e.book_id', '=', bookId)
    .where('e.erased_at', 'is', null)
    .orderBy('e.seq')
    .execute();
  return rows.map((row) => entryOf<One>(row));
}

/** Where the lines with these hashes stand, by book; erased ones too. */
export async function seqsOf(
  db: Db,
  heads: readonly { bookingId: string; head: string }[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['book_id', 'seq'])
    .where(
      sql<boolean>`(book_id, hash) in (select unnest(${heads.map(({ bookingId }) => bookingId)}::uuid[]), decode(unnest(${heads.map(({ head }) => head)}::text[]), 'hex'))`,
    )
    .execute();
  return new Map(rows.map(({ book_id, seq }) => [book_id, seq]));
}

/** What is left of erased lines: their places, by which the chain can be followed. */
export async function erasedOf(db: Db, bookId: string): Promise<Hidden[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['seq', 'prev', 'digest', 'hash'])
    .where('book_id', '=', bookId)
    .where('erased_at', 'is not', null)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, prev, digest, hash }) => ({
    seq,
    prev: prev.toString('hex'),
    digest: digest?.toString('hex') ?? null,
    hash: hash.toString('hex'),
  }));
}

/** Those of a book that are named; in no order. */
export async function entriesNamed<One extends Line = Entry>(
  db: Db,
  bookId: string,
  ids: string[],
): Promise<Map<string, One>> {
  if (ids.length === 0) return new Map();
  const rows = await lineRows(db)
    .where('e.book_id', '=', bookId)
    .where('e.id', 'in', ids)
    .where('e.erased_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, entryOf<One>(row)]));
}

/** What an author wrote before under these names, by name; in which book too. */
export async function entriesSent<One extends Line = Entry>(
  db: Db,
  authorId: string,
  clientIds: string[],
): Promise<Map<string, { bookId: string; entry: One }>> {
  const rows = await lineRows(db)
    .where('e.author_id', '=', authorId)
    .where('e.client_id', 'in', clientIds)
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
