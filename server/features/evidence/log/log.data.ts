import { type Selectable, sql } from 'kysely';
import { sameBytes } from '#domain/evidence/base64.ts';
import { readCheckpoint, readNote } from '#domain/evidence/note.ts';
import { type Tile, type TileAt, tileWidth } from '#domain/evidence/tiles.ts';
import type { TreeHead } from '#domain/evidence/tree.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LogsTable } from '#server/platform/database/tables/hiring/evidence-tables.ts';

export type Log = Selectable<LogsTable>;
export type Follows = NonNullable<Log['follows']>;

/** Every log, the first first; the last is the one that grows. */
export const allLogs = (db: Db): Promise<Log[]> => db.selectFrom('logs').selectAll().orderBy('no').execute();

export const findLog = (db: Db, no: number): Promise<Log | undefined> =>
  db.selectFrom('logs').selectAll().where('no', '=', no).executeTakeFirst();

export const liveLog = (db: Db): Promise<Log | undefined> =>
  db.selectFrom('logs').selectAll().where('ended_at', 'is', null).executeTakeFirst();

const patience = sql`set local lock_timeout = '20s'`;

/** Holds the log that grows until the transaction ends: two processes make one log. */
export async function holdLog(transaction: Db): Promise<Log | undefined> {
  await patience.execute(transaction);
  return transaction
    .selectFrom('logs')
    .selectAll()
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type NewLog = Pick<Log, 'no' | 'origin' | 'root' | 'key'> & { size: number; follows: Follows | null };

/** One that another process has begun meanwhile stays. */
export async function beginLog(transaction: Db, { follows, ...log }: NewLog): Promise<void> {
  await transaction
    .insertInto('logs')
    .values({ ...log, follows: follows && JSON.stringify(follows) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endLog(transaction: Db, no: number, at: Date): Promise<void> {
  await transaction.updateTable('logs').set({ ended_at: at }).where('no', '=', no).execute();
}

export async function growLog(
  transaction: Db,
  no: number,
  { size, root }: { size: number; root: Uint8Array },
): Promise<void> {
  await transaction
    .updateTable('logs')
    .set({ size, root: Buffer.from(root) })
    .where('no', '=', no)
    .execute();
}

export async function keyLog(transaction: Db, no: number, key: { key: Buffer; key_note: string }) {
  await transaction.updateTable('logs').set(key).where('no', '=', no).execute();
}

/** Those of these tiles that are there. */
export async function tilesAt(db: Db, no: number, tiles: readonly TileAt[]): Promise<Tile[]> {
  if (tiles.length === 0) return [];
  return db
    .selectFrom('log_tiles')
    .select(['level', 'n', 'hashes'])
    .where('log_no', '=', no)
    .where((where) =>
      where.or(tiles.map(({ level, n }) => where.and([where('level', '=', level), where('n', '=', n)]))),
    )
    .execute();
}

export async function writeTiles(transaction: Db, no: number, tiles: readonly Tile[]): Promise<void> {
  const rows = tiles.map(({ level, n, hashes }) => ({ log_no: no, level, n, hashes: Buffer.from(hashes) }));
  for (let at = 0; at < rows.length; at += tileWidth)
    await transaction
      .insertInto('log_tiles')
      .values(rows.slice(at, at + tileWidth))
      .onConflict((conflict) =>
        conflict
          .columns(['log_no', 'level', 'n'])
          .doUpdateSet((to) => ({ hashes: to.ref('excluded.hashes') })),
      )
      .execute();
}

export interface GrownBook {
  bookId: string;
  seq: number;
  head: Buffer;
}

/** Books with lines that are not in the log, by their ids. */
export const grownBooks = (transaction: Db, most: number): Promise<GrownBook[]> =>
  transaction
    .selectFrom('ledgers')
    .select(['book_id as bookId', 'last_seq as seq', 'head'])
    .whereRef('last_seq', '>', 'logged_seq')
    .orderBy('book_id')
    .limit(most)
    .execute();

/** Notes the leaves of these books, the first at a place. Nothing may follow it: who writes into them waits until its end. */
export async function noteLeaves(transaction: Db, books: readonly GrownBook[], first: number): Promise<void> {
  const leaves = JSON.stringify(books.map(({ bookId, seq }, at) => ({ bookId, seq, index: first + at })));
  await sql`
    update ledgers l set logged_seq = leaf.seq, leaves = l.leaves || array[leaf.seq::bigint, leaf.index]
    from jsonb_to_recordset(${leaves}::jsonb) as leaf ("bookId" uuid, seq integer, index bigint)
    where l.book_id = leaf."bookId"`.execute(transaction);
}

/** Every book is to be in the next log. @param lost whether lines may be gone: a book's last line is then noted */
export async function unlogBooks(transaction: Db, lost: boolean): Promise<void> {
  await transaction
    .updateTable('ledgers')
    .set({ logged_seq: 0, leaves: [] })
    .$if(lost, (update) =>
      update.set((to) => ({
        restored_seq: to.ref('last_seq'),
        restored_first: sql<number>`least(restored_first, last_seq)`,
      })),
    )
    // One that is empty by now may have lost all that it had.
    .$if(!lost, (update) => update.where('last_seq', '>', 0))
    .execute();
}

export async function noteCheckpoint(
  transaction: Db,
  { no, size, note }: { no: number; size: number; note: string },
): Promise<void> {
  await transaction
    .insertInto('log_checkpoints')
    .values({ log_no: no, size, note })
    .onConflict((conflict) => conflict.columns(['log_no', 'size']).doUpdateSet({ note }))
    .execute();
}

export interface KeptNote {
  size: number;
  note: string;
}

/** A log's note of one size, or its last. */
export const findCheckpoint = (db: Db, no: number, size?: number): Promise<KeptNote | undefined> =>
  db
    .selectFrom('log_checkpoints')
    .select(['size', 'note'])
    .where('log_no', '=', no)
    .$if(size !== undefined, (query) => query.where('size', '=', size ?? 0))
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The first note of a log from a size on. */
export const firstCheckpoint = (
  db: Db,
  no: number,
  size: number,
): Promise<(KeptNote & { made_at: Date }) | undefined> =>
  db
    .selectFrom('log_checkpoints')
    .select(['size', 'note', 'made_at'])
    .where('log_no', '=', no)
    .where('size', '>=', size)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst();

/** Whether a log had this root when it had this size. */
export async function hadRoot(db: Db, no: number, { size, root }: TreeHead): Promise<boolean> {
  const kept = await findCheckpoint(db, no, size);
  const text = kept && readNote(kept.note)?.text;
  const read = text === undefined ? undefined : readCheckpoint(text);
  return read !== undefined && sameBytes(read.root, root);
}

/** The leaves of a book in the log that grows: seq, index, seq, index … */
export async function leavesOf(db: Db, bookId: string): Promise<number[]> {
  const row = await db
    .selectFrom('ledgers')
    .select('leaves')
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  return row?.leaves ?? [];
}

export async function hashAt(db: Db, bookId: string, seq: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('ledger_entries')
    .select('hash')
    .where('book_id', '=', bookId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.hash;
}
