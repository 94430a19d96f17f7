import { brokenAt, firstHead } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entryOf } from './entry.data.ts';
import { hashOf } from './open-book.data.ts';

/** What a look through every book found. */
export interface Verified {
  books: number;
  entries: number;
  /** The first line of each broken book that is not as it was written; the line after the last where the head is not. */
  broken: { bookId: string; seq: number }[];
}

const linesAtOnce = 2000;

async function followBook(db: Db, bookId: string, head: string): Promise<{ lines: number; broken?: number }> {
  let at = { seq: 0, head: firstHead };
  for (;;) {
    const rows = await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('book_id', '=', bookId)
      .where('seq', '>', at.seq)
      .orderBy('seq')
      .limit(linesAtOnce)
      .execute();
    const entries = rows.map((row) => entryOf<Line>(row));
    const broken = brokenAt(entries, hashOf, at);
    if (broken !== undefined) return { lines: at.seq + entries.length, broken };
    const last = entries.at(-1);
    if (last) at = { seq: last.seq, head: last.hash };
    if (entries.length < linesAtOnce) break;
  }
  return at.head === head ? { lines: at.seq } : { lines: at.seq, broken: at.seq + 1 };
}

/** Follows every book from its first line to the head that is noted of it. */
export async function verifyLedgers(db: Db): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (open) => {
      const found: Verified = { books: 0, entries: 0, broken: [] };
      const books = await open.selectFrom('ledgers').selectAll().orderBy('book_id').execute();
      for (const { book_id: bookId, head, last_seq } of books) {
        const { lines, broken } = await followBook(open, bookId, head.toString('hex'));
        const cut = lines === last_seq ? undefined : Math.min(lines, last_seq) + 1;
        const seq = broken ?? cut;
        found.books += 1;
        found.entries += lines;
        if (seq !== undefined) found.broken.push({ bookId, seq });
      }
      return found;
    });
}
