import type { Selectable } from 'kysely';
import { signedBytes } from '#domain/evidence/line.ts';
import { brokenAt, firstHead } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LedgersTable } from '#server/platform/database/tables/hiring/ledger-tables.ts';
import { entryOf, lineRows } from './entry.data.ts';
import { hashOf, linkOf } from './hash.ts';
import { isNoted, isSignedBy, keyOf, nameOfKey } from './keys-in-book.ts';

/** What a look through every book found. */
export interface Verified {
  books: number;
  entries: number;
  /** Lines that are erased: their places stand alone. */
  erased: number;
  /** The first line of each broken book that is not as it was written; the line after the last where the head is not. */
  broken: Broken[];
  /**
   * Lines without a signature of who had signed in the same book: of an older page, or stripped before anybody saw them.
   * Their author's phone knows; this look tells where to ask.
   */
  bare: Bare[];
}

interface Bare {
  bookId: string;
  /** The first of them. */
  seq: number;
  lines: number;
}

interface Broken {
  bookId: string;
  seq: number;
  /** Where its signature alone does not fit: how many lines it had seen; one of those may be the changed one. */
  seen?: number;
}

const linesAtOnce = 2000;

type Row = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];
type Followed = Pick<Line, 'seq' | 'prev' | 'hash'> & { row: Row };

/** What writes in a book, as the book itself noted it before: by name. */
type Writers = Map<string, { key: string | null; by: string }>;

function note({ side, body }: Line, writers: Writers): void {
  if (side === 'neev' && isNoted(body)) writers.set(body.device, body);
}

/**
 * Who can write hashes anew cannot sign: a changed line is known by its signature, by the key that the book noted
 * before, and not by one that was put in that one's place.
 */
function isAsSigned(line: Line, { device_key, book_id: book }: Row, writers: Writers): boolean {
  const { kind, body, clientId, saidAt, author, device, n, seen, sig } = line;
  if (device === undefined) return sig === undefined;
  const writer = writers.get(device);
  if (!writer || writer.by !== author || writer.key !== (device_key?.toString('base64url') ?? null))
    return false;
  if (!device_key) return sig === undefined;
  const key = nameOfKey(device_key) === device ? keyOf(device_key) : undefined;
  if (!key || sig === undefined || clientId === null || n === undefined || !seen) return false;
  return isSignedBy(key, signedBytes({ book, kind, body, clientId, saidAt, device, n, seen }), sig);
}

/**
 * Whether a line stands in its book once, and on the side that its author always writes on: a signature is of neither, so
 * that a payment could be copied with it.
 */
function placesOf() {
  const taken = new Set<string>();
  const sides = new Map<string, Line['side']>();
  return ({ author, clientId, side, device, n }: Line): boolean => {
    if (author === null) return side === 'neev';
    const names = [`${author} ${clientId}`, ...(device === undefined ? [] : [`${device} ${n}`])];
    const isOnce = !names.some((name) => taken.has(name));
    for (const name of names) taken.add(name);
    const before = sides.get(author) ?? side;
    sides.set(author, before);
    return isOnce && before === side;
  };
}

/** What a line says to have seen is what stands there; a restore alone loses lines, those behind the last that it kept. */
const isSeenHere = ({ seen_lost, seen_seq }: Row, restoredSeq: number | null): boolean =>
  seen_lost === null ||
  (restoredSeq !== null && (seen_seq ?? 0) <= restoredSeq && seen_lost.seq > (seen_seq ?? 0));

/** Follows lines, and keeps what the book noted on the way. */
function follower(writers: Writers, restoredSeq: number | null) {
  const isInPlace = placesOf();
  let unsigned: number | undefined;
  const bare: number[] = [];
  const signs = (author: string | null): boolean =>
    [...writers.values()].some(({ by, key }) => by === author && key !== null);
  return {
    /** What a line's hash has to be: of an erased one by its digest; without one nothing of it can be known. */
    expectedHash: ({ prev, hash, row }: Followed): string => {
      if (row.erased_at) return row.digest ? linkOf(prev, row.digest.toString('hex')) : hash;
      const line = entryOf<Line>(row);
      const expected = hashOf(line);
      note(line, writers);
      if (!isInPlace(line) || !isSeenHere(row, restoredSeq)) return '';
      if (line.device === undefined && signs(line.author)) bare.push(line.seq);
      if (isAsSigned(line, row, writers)) return expected;
      if (expected === hash && line.sig) unsigned = line.seen?.seq;
      return '';
    },
    /** Of the line at which it broke, if only its signature does not fit. */
    seen: () => unsigned,
    bare,
  };
}

interface Found {
  lines: number;
  erased: number;
  broken?: number;
  seen?: number | undefined;
  bare: number[];
}

async function followBook(
  db: Db,
  { book_id: bookId, head, restored_seq }: Selectable<LedgersTable>,
): Promise<Found> {
  let at = { seq: 0, head: firstHead };
  let erased = 0;
  const { expectedHash, seen, bare } = follower(new Map(), restored_seq);
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
    if (broken !== undefined) return { lines: at.seq + lines.length, erased, broken, seen: seen(), bare };
    const last = lines.at(-1);
    if (last) at = { seq: last.seq, head: last.hash };
    if (lines.length < linesAtOnce) break;
  }
  const found = { lines: at.seq, erased, bare };
  return at.head === head.toString('hex') ? found : { ...found, broken: at.seq + 1 };
}

/** Follows every book from its first line to the head that is noted of it. */
export async function verifyLedgers(db: Db): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (open) => {
      const found: Verified = { books: 0, entries: 0, erased: 0, broken: [], bare: [] };
      const books = await open.selectFrom('ledgers').selectAll().orderBy('book_id').execute();
      for (const book of books) {
        const { book_id: bookId, last_seq } = book;
        const { lines, erased, broken, seen, bare } = await followBook(open, book);
        const cut = lines === last_seq ? undefined : Math.min(lines, last_seq) + 1;
        const seq = broken ?? cut;
        found.books += 1;
        found.entries += lines;
        found.erased += erased;
        const [first] = bare;
        if (first !== undefined) found.bare.push({ bookId, seq: first, lines: bare.length });
        if (seq !== undefined) found.broken.push({ bookId, seq, ...(seen && { seen }) });
      }
      return found;
    });
}
