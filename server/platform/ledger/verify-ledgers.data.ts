import { signedBytes } from '#domain/evidence/line.ts';
import { brokenAt, firstHead } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entryOf, lineRows } from './entry.data.ts';
import { hashOf, linkOf } from './hash.ts';
import { isSignedBy, keyOf } from './key.ts';

/** What a look through every book found. */
export interface Verified {
  books: number;
  entries: number;
  /** Lines that are erased: their places stand alone. */
  erased: number;
  /** The first line of each broken book that is not as it was written; the line after the last where the head is not. */
  broken: { bookId: string; seq: number }[];
}

const linesAtOnce = 2000;

type Row = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];
type Followed = Pick<Line, 'seq' | 'prev' | 'hash'> & { row: Row };

/** What a line's hash has to be: of an erased one by its digest; without one nothing of it can be known. */
function expectedHash({ prev, hash, row }: Followed): string {
  if (row.erased_at) return row.digest ? linkOf(prev, row.digest.toString('hex')) : hash;
  const line = entryOf<Line>(row);
  return isAsSigned(line, row) ? hashOf(line) : '';
}

/** Who can write hashes anew cannot sign: a changed line is known by its signature. */
function isAsSigned({ kind, body, clientId, saidAt, device, n, seen, sig }: Line, row: Row): boolean {
  if (sig === undefined) return true;
  const key = row.device_key && keyOf(row.device_key);
  if (!key || clientId === null || device === undefined || n === undefined || !seen) return false;
  const book = row.book_id;
  return isSignedBy(key, signedBytes({ book, kind, body, clientId, saidAt, device, n, seen }), sig);
}

interface Found {
  lines: number;
  erased: number;
  broken?: number;
}

async function followBook(db: Db, bookId: string, head: string): Promise<Found> {
  let at = { seq: 0, head: firstHead };
  let erased = 0;
  for (;;) {
    const rows = await lineRows(db)
      .where('e.book_id', '=', bookId)
      .where('e.seq', '>', at.seq)
      .orderBy('e.seq')
      .limit(linesAtOnce)
      .execute();
    const lines = rows.map((row): Followed => {
      const { seq, prev, hash } = row;
      return { seq, prev: prev.toString('hex'), hash: hash.toString('hex'), row };
    });
    erased += rows.filter(({ erased_at }) => erased_at !== null).length;
    const broken = brokenAt(lines, expectedHash, at);
    if (broken !== undefined) return { lines: at.seq + lines.length, erased, broken };
    const last = lines.at(-1);
    if (last) at = { seq: last.seq, head: last.hash };
    if (lines.length < linesAtOnce) break;
  }
  const found = { lines: at.seq, erased };
  return at.head === head ? found : { ...found, broken: at.seq + 1 };
}

/** Follows every book from its first line to the head that is noted of it. */
export async function verifyLedgers(db: Db): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (open) => {
      const found: Verified = { books: 0, entries: 0, erased: 0, broken: [] };
      const books = await open.selectFrom('ledgers').selectAll().orderBy('book_id').execute();
      for (const { book_id: bookId, head, last_seq } of books) {
        const { lines, erased, broken } = await followBook(open, bookId, head.toString('hex'));
        const cut = lines === last_seq ? undefined : Math.min(lines, last_seq) + 1;
        const seq = broken ?? cut;
        found.books += 1;
        found.entries += lines;
        found.erased += erased;
        if (seq !== undefined) found.broken.push({ bookId, seq });
      }
      return found;
    });
}
