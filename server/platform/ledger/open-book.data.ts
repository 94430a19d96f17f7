import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { firstHead } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { entryOf, lineRows } from './entry.data.ts';
import { digestOf, hashOf } from './hash.ts';

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

/** The last line of a book: what the next follows. */
export interface Head {
  seq: number;
  hash: string;
}

/** A book that is held. */
export interface Held extends Head {
  /** The line that says what was agreed. */
  termsSeq: number | null;
  /** What was its last line when a restore brought it back, of several the last; and the least of all. */
  restoredSeq: number | null;
  restoredFirst: number | null;
}

/** A line that is to be written. */
export type NewLine = Omit<Line, keyof Placed>;
/** What a line gets with its place in the book. */
type Placed = Pick<Line, '_id' | 'seq' | 'prev' | 'hash' | 'salt'>;

const firstBytes = Buffer.from(firstHead, 'hex');

/** Whose work a book is of. */
export type BookOf = 'booking' | 'contract';

/** A book of a booking or contract, empty and held; one that is open stays as it is. */
export async function openBook(transaction: Db, bookId: string, of: BookOf = 'booking'): Promise<void> {
  await transaction
    .insertInto('ledgers')
    .values({ book_id: bookId, of, head: firstBytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the first line of an empty book follows. */
export const emptyHead: Head = { seq: 0, hash: firstHead };

/** The last line's hash; undefined for what is no id, or was never opened. */
export async function findHead(db: Db, bookId: string): Promise<string | undefined> {
  if (!isId(bookId)) return undefined;
  const row = await db.selectFrom('ledgers').select('head').where('book_id', '=', bookId).executeTakeFirst();
  return row?.head.toString('hex');
}

/** Holds a book until the transaction ends: lines are written one after the other. */
export async function lockHead(transaction: Db, bookId: string, of: BookOf = 'booking'): Promise<Held> {
  const held = () =>
    transaction
      .selectFrom('ledgers')
      .select(['last_seq', 'head', 'terms_seq', 'restored_seq', 'restored_first'])
      .where('book_id', '=', bookId)
      .forUpdate()
      .executeTakeFirst();
  let row = await held();
  if (!row) {
    await openBook(transaction, bookId, of);
    row = await held();
  }
  if (!row) throw new Error('a book was not opened');
  return {
    seq: row.last_seq,
    hash: row.head.toString('hex'),
    termsSeq: row.terms_seq,
    restoredSeq: row.restored_seq,
    restoredFirst: row.restored_first,
  };
}

function chained<One extends NewLine>(entry: One, { seq, hash: prev }: Head): One & Placed {
  const salt = randomBytes(16).toString('hex');
  const line = { ...entry, _id: randomUUID(), seq: seq + 1, prev, salt };
  return { ...line, hash: hashOf(line) };
}

/** Whether a line says what was agreed. */
export const saysTerms = ({ kind, body }: Pick<Line, 'kind' | 'body'>): boolean =>
  kind === 'event' && typeof body === 'object' && body !== null && 'terms' in body;

/**
 * Writes lines behind a head that is held, in one statement, and moves the head.
 * @param given.opens whose work the book is of, where these are its first lines and it is not there yet
 * @param given.countsAs the last line that stands of what a line had seen, by its `clientId`, where a restore lost some
 */
export async function append<One extends NewLine>(
  transaction: Db,
  bookId: string,
  {
    head,
    entries,
    countsAs,
    opens,
  }: { head: Head; entries: One[]; countsAs?: ReadonlyMap<string, number> | undefined; opens?: BookOf },
): Promise<(One & Placed)[]> {
  const lines: (One & Placed)[] = [];
  for (const entry of entries) lines.push(chained(entry, lines.at(-1) ?? head));
  const last = lines.at(-1);
  if (!last) return lines;
  // What was seen stands by its place alone: its hash is that of the line there.
  const rows = lines.map(({ seen, ...line }) => {
    const standing = countsAs?.get(line.clientId ?? '');
    return { ...line, seenSeq: standing ?? seen?.seq, lost: standing === undefined ? undefined : seen };
  });
  const terms = lines.find(saysTerms)?.seq ?? null;
  const moved = opens
    ? sql`insert into ledgers (book_id, of, last_seq, head, terms_seq)
        values (${bookId}::uuid, ${opens}, ${last.seq}, decode(${last.hash}, 'hex'), ${terms}::integer)`
    : sql`update ledgers
        set last_seq = ${last.seq}, head = decode(${last.hash}, 'hex'), terms_seq = coalesce(terms_seq, ${terms}::integer)
        where book_id = ${bookId}::uuid`;
  await sql`
    with moved as (${moved})
    insert into ledger_entries
      (book_id, seq, id, author_id, client_id, side, kind, body, said_at, created_at, prev, hash, salt, device, n,
       seen_seq, seen_lost, sig)
    select ${bookId}::uuid, seq, _id, author, "clientId", side, kind, body, "saidAt", "createdAt",
      decode(prev, 'hex'), decode(hash, 'hex'), decode(salt, 'hex'), device.id, n, "seenSeq", lost,
      decode(translate(sig, '-_', '+/') || '==', 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (seq integer, _id uuid, author uuid,
      "clientId" text, side text, kind text, body jsonb, "saidAt" timestamptz, "createdAt" timestamptz, prev text,
      hash text, salt text, device text, n integer, "seenSeq" integer, lost jsonb, sig text)
    left join book_devices device on device.name = line.device
    order by seq`.execute(transaction);
  return lines;
}

/** What Neev itself notes, a state above all: `{ state: 'under_way' }`. */
export const eventLine = (body: Record<string, unknown>, now: Date) => ({
  kind: 'event' as const,
  body,
  author: null,
  side: 'neev' as const,
  clientId: null,
  saidAt: now.toISOString(),
  createdAt: now.toISOString(),
});

/** Writes an event into a book; the transaction holds its booking or contract already. */
export async function writeEvent(
  transaction: Db,
  { bookId, of, body, now }: { bookId: string; of?: BookOf; body: Record<string, unknown>; now: Date },
): Promise<Line> {
  const head = await lockHead(transaction, bookId, of);
  const [line] = await append(transaction, bookId, { head, entries: [eventLine(body, now)] });
  if (!line) throw new Error('an event was not written');
  return line;
}
