import { sql } from 'kysely';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entryOf, lineRows } from './entry.data.ts';
import { digestOf } from './hash.ts';

/**
 * Takes from each line of a book what it says, who said it, its salt and its signature; its place, digest and hashes
 * stay, so chain and log can be followed all the same. The table lets nothing else happen to a line.
 */
export async function eraseBook(transaction: Db, bookId: string, at: Date): Promise<void> {
  await sql`select from ledgers where book_id = ${bookId}::uuid for update`.execute(transaction);
  const rows = await lineRows(transaction)
    .where('e.book_id', '=', bookId)
    .where('e.erased_at', 'is', null)
    .execute();
  const left = rows.map((row) => ({ seq: row.seq, digest: digestOf(entryOf<Line>(row)) }));
  await sql`
    update ledger_entries e
    set erased_at = ${at}, digest = decode(l.digest, 'hex'), body = '{}', said_at = e.created_at, author_id = null,
      client_id = null, salt = null, sig = null, device = null, n = null, seen_seq = null, seen_lost = null
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as l (seq integer, digest text)
    where e.book_id = ${bookId}::uuid and e.seq = l.seq`.execute(transaction);
}
