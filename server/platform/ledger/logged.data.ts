import type { Db } from '#server/platform/database/database.ts';

/** What of a book stands in the log, and what a restore did to it. */
export interface InLog {
  /** Its last leaf: the line that it is of, and its place in a log of that size. */
  logged: { origin: string; seq: number; index: number; size: number } | null;
  /** When the log began anew, and the book's last line then: who signed by a line behind it is taken to have seen it. */
  restored: { at: string; seq: number } | null;
}

/** Both fields of `GET /hajri/:bookingId`. */
export async function inLog(db: Db, bookId: string): Promise<InLog> {
  const row = await db
    .selectFrom('ledgers as l')
    .innerJoin('logs as log', (join) => join.on('log.ended_at', 'is', null))
    .select(['l.leaves', 'l.restored_seq', 'log.origin', 'log.size', 'log.began_at'])
    .where('l.book_id', '=', bookId)
    .executeTakeFirst();
  if (!row) return { logged: null, restored: null };
  const [seq, index] = row.leaves.slice(-2);
  const { origin, size, restored_seq, began_at } = row;
  return {
    logged: seq === undefined || index === undefined ? null : { origin, seq, index, size },
    restored: restored_seq === null ? null : { at: began_at.toISOString(), seq: restored_seq },
  };
}
