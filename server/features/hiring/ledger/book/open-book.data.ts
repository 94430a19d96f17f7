import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { firstHead, linkBytes } from '#domain/ledger/chain.ts';
import type { Entry, EntrySays } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { recountBooking } from '../../calendar/units/standing.data.ts';

/** The last line of a book: what the next follows. */
export interface Head {
  seq: number;
  hash: string;
}

/** A line that is to be written. */
export type NewEntry = EntrySays & Pick<Entry, 'author' | 'side' | 'clientId' | 'saidAt' | 'createdAt'>;

export const hashOf = (entry: Parameters<typeof linkBytes>[0]): string =>
  createHash('sha256').update(linkBytes(entry)).digest('hex');

const firstBytes = Buffer.from(firstHead, 'hex');

/** A booking's book, empty; one that is open stays as it is. */
export async function openBook(transaction: Db, bookingId: string): Promise<void> {
  await transaction
    .insertInto('ledgers')
    .values({ booking_id: bookingId, head: firstBytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The last line's hash; undefined for what is no booking's id, or was never opened. */
export async function findHead(db: Db, bookingId: string): Promise<string | undefined> {
  if (!isId(bookingId)) return undefined;
  const row = await db
    .selectFrom('ledgers')
    .select('head')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.head.toString('hex');
}

/** Holds a book until the transaction ends: lines are written one after the other. */
export async function lockHead(transaction: Db, bookingId: string): Promise<Head> {
  const held = () =>
    transaction
      .selectFrom('ledgers')
      .select(['last_seq', 'head'])
      .where('booking_id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst();
  let row = await held();
  if (!row) {
    await openBook(transaction, bookingId);
    row = await held();
  }
  if (!row) throw new Error('a book was not opened');
  return { seq: row.last_seq, hash: row.head.toString('hex') };
}

function chained(entry: NewEntry, { seq, hash: prev }: Head): Entry {
  const line = { ...entry, _id: randomUUID(), seq: seq + 1, prev };
  return { ...line, hash: hashOf(line) };
}

/** Writes lines behind a head that is held, in one statement, and moves the head. */
export async function append(
  transaction: Db,
  bookingId: string,
  { head, entries }: { head: Head; entries: NewEntry[] },
): Promise<Entry[]> {
  const lines: Entry[] = [];
  for (const entry of entries) lines.push(chained(entry, lines.at(-1) ?? head));
  const last = lines.at(-1);
  if (!last) return lines;
  await sql`
    insert into ledger_entries
      (booking_id, seq, id, author_id, client_id, side, kind, body, said_at, created_at, prev, hash)
    select ${bookingId}::uuid, seq, _id, author, "clientId", side, kind, body, "saidAt", "createdAt",
      decode(prev, 'hex'), decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (seq integer, _id uuid, author uuid,
      "clientId" text, side text, kind text, body jsonb, "saidAt" timestamptz, "createdAt" timestamptz, prev text,
      hash text)`.execute(transaction);
  await transaction
    .updateTable('ledgers')
    .set({ last_seq: last.seq, head: Buffer.from(last.hash, 'hex') })
    .where('booking_id', '=', bookingId)
    .execute();
  if (lines.some(({ side }) => side === 'customer')) await recountBooking(transaction, bookingId);
  return lines;
}

/** What Neev itself notes, a state of the booking above all: `{ state: 'under_way' }`. */
export const eventEntry = (body: Record<string, unknown>, now: Date): NewEntry => ({
  kind: 'event',
  body,
  author: null,
  side: 'neev',
  clientId: null,
  saidAt: now.toISOString(),
  createdAt: now.toISOString(),
});

/** Writes an event into a booking's book; the transaction holds the booking already. */
export async function writeEvent(
  transaction: Db,
  { bookingId, body, now }: { bookingId: string; body: Record<string, unknown>; now: Date },
): Promise<Entry> {
  const head = await lockHead(transaction, bookingId);
  const [line] = await append(transaction, bookingId, { head, entries: [eventEntry(body, now)] });
  if (!line) throw new Error('an event was not written');
  return line;
}
