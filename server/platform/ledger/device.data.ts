import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** What writes in books: a browser of one user on one device. */
export interface Device {
  id: number;
  name: string;
  /** P-256, 04 || x || y; null: its lines are not signed. */
  key: Buffer | null;
  since: Date;
}

/** The one of a session. */
export async function deviceOfSession(db: Db, tokenHash: Buffer): Promise<Device | undefined> {
  return db
    .selectFrom('book_devices as d')
    .innerJoin('sessions as s', 's.id', 'd.session_id')
    .select(['d.id', 'd.name', 'd.key', 'd.created_at as since'])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** What a device said around a count in a book. */
export interface Around {
  n: number;
  taken: boolean;
  /** What the lines had seen whose counts come next to it. */
  before: number | null;
  after: number | null;
}

export async function linesAround(
  db: Db,
  { bookId, device, counts }: { bookId: string; device: number; counts: number[] },
): Promise<Map<number, Around>> {
  const own = sql`ledger_entries where book_id = ${bookId}::uuid and device = ${device}`;
  const { rows } = await sql<Around>`
    select w.n, exists (select from ${own} and n = w.n) as taken,
      (select seen_seq from ${own} and n < w.n order by n desc limit 1) as before,
      (select seen_seq from ${own} and n > w.n order by n limit 1) as after
    from unnest(${counts}::integer[]) w (n)`.execute(db);
  return new Map(rows.map((row) => [row.n, row]));
}

/** The hashes of lines of a book, by place. */
export async function hashesAt(db: Db, bookId: string, places: number[]): Promise<Map<number, string>> {
  if (places.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['seq', 'hash'])
    .where('book_id', '=', bookId)
    .where('seq', 'in', places)
    .execute();
  return new Map(rows.map(({ seq, hash }) => [seq, hash.toString('hex')]));
}

/**
 * Notes the first line of a device in any book.
 * @returns whether it is another than those by which its user has written before
 */
export async function noteFirstLine(db: Db, id: number, at: Date): Promise<boolean> {
  const first = await db
    .updateTable('book_devices')
    .set({ wrote_at: at })
    .where('id', '=', id)
    .where('wrote_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!first) return false;
  const other = await db
    .selectFrom('book_devices')
    .select('id')
    .where('user_id', '=', first.user_id)
    .where('id', '<>', id)
    .where('wrote_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
