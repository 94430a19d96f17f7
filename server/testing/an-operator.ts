import { firstHead } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entryOf, lineRows } from '#server/platform/ledger/entry.data.ts';
import { hashOf } from '#server/platform/ledger/hash.ts';
import type { Services } from '#server/platform/services.ts';

/** What owns the database. */
interface Owned {
  services: Pick<Services, 'db' | 'pool'>;
}

type Row = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];

/** What somebody does who owns the database, its triggers put aside. */
export async function asOwner(neev: Owned, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, pool } = neev.services;
  await pool.query('alter table ledger_entries disable trigger user');
  await work(db);
  await pool.query('alter table ledger_entries enable trigger user');
}

const hex = (bytes: string) => Buffer.from(bytes, 'hex');

/** Writes a book anew with a chain that holds: nothing in the book itself shows it, but signatures. */
export async function rewriteBook(
  neev: Owned,
  bookId: string,
  change: (rows: Row[]) => Row[],
): Promise<void> {
  const rows = change(
    await lineRows(neev.services.db).where('e.book_id', '=', bookId).orderBy('e.seq').execute(),
  );
  const heads = [firstHead];
  const made = rows.map((row, at) => {
    const seen_seq = row.seen_seq && Math.min(row.seen_seq, at);
    // What a line had seen is what stands there now: else its own hash would show it.
    const seen_hash = row.seen_hash && hex(heads[seen_seq ?? 0] ?? firstHead);
    const next = { ...row, seq: at + 1, prev: hex(heads.at(-1) ?? firstHead), seen_seq, seen_hash };
    const hash = hashOf(entryOf<Line>(next));
    heads.push(hash);
    const { device_name: _name, seen_hash: _seen, device_key: _key, body, seen_lost, ...columns } = next;
    return {
      ...columns,
      body: JSON.stringify(body),
      seen_lost: seen_lost && JSON.stringify(seen_lost),
      hash: hex(hash),
    };
  });
  const head = heads.at(-1) ?? firstHead;
  await asOwner(neev, async (db) => {
    await db.deleteFrom('ledger_entries').where('book_id', '=', bookId).execute();
    if (made.length > 0) await db.insertInto('ledger_entries').values(made).execute();
    await db
      .updateTable('ledgers')
      .set({ head: hex(head), last_seq: made.length })
      .where('book_id', '=', bookId)
      .execute();
  });
}
