import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The leaves of a log: place and hash. */
const leavesOf = (no: number) => sql`(
  select t.n::bigint * 256 + place as index, substr(t.hashes, place * 32 + 1, 32) as hash
  from log_tiles t, generate_series(0, octet_length(t.hashes) / 32 - 1) place
  where t.log_no = ${no} and t.level = 0)`;

/** What each book says of its leaves: line, place, and the line of the leaf before. */
const claims = sql`(
  select l.book_id, l.leaves[2 * at - 1]::integer as seq, l.leaves[2 * at] as index,
    coalesce(l.leaves[2 * at - 3], 0)::integer as before
  from ledgers l, generate_series(1, (cardinality(l.leaves) + 1) / 2) at)`;

const leafOf = sql`sha256('\\x00'::bytea || e.hash)`;

/** A leaf that is not of the line that its book has there. */
export interface WrongLeaf {
  bookId: string;
  /** The line of the book's leaf before it, which is right; and its own. */
  before: number;
  seq: number;
  index: number;
}

/** The first such leaf of each book. */
export async function wrongLeaves(db: Db, no: number): Promise<WrongLeaf[]> {
  const { rows } = await sql<WrongLeaf>`
    select distinct on (claim.book_id) claim.book_id as "bookId", claim.before, claim.seq, claim.index
    from ${claims} claim
    left join ledger_entries e on e.book_id = claim.book_id and e.seq = claim.seq
    left join ${leavesOf(no)} leaf on leaf.index = claim.index
    where leaf.hash is null or e.hash is null or leaf.hash <> ${leafOf}
    order by claim.book_id, claim.index`.execute(db);
  return rows;
}

/** Books that say that the log has other lines of theirs than their leaves do: none of their next would enter it. */
export async function booksKeptOut(db: Db): Promise<string[]> {
  const { rows } = await sql<{ bookId: string }>`
    select book_id as "bookId" from ledgers
    where logged_seq <> coalesce(leaves[cardinality(leaves) - 1], 0) or logged_seq > last_seq
    order by book_id`.execute(db);
  return rows.map(({ bookId }) => bookId);
}

/** Places of leaves that no book claims, of the log that grows. */
export async function unclaimedLeaves(db: Db, no: number): Promise<number[]> {
  const { rows } = await sql<{ index: number }>`
    select leaf.index from ${leavesOf(no)} leaf
    where not exists (select from ${claims} claim where claim.index = leaf.index)
      and (${no} = 1 or leaf.index > 0)
    order by leaf.index`.execute(db);
  return rows.map(({ index }) => index);
}

/** Places of leaves that are of no line at all, of a log that ended: which book they were of is not kept. */
export async function unexplainedLeaves(db: Db, no: number): Promise<number[]> {
  const { rows } = await sql<{ index: number }>`
    select leaf.index from ${leavesOf(no)} leaf
    where not exists (select from ledger_entries e where ${leafOf} = leaf.hash) and (${no} = 1 or leaf.index > 0)
    order by leaf.index`.execute(db);
  return rows.map(({ index }) => index);
}

/** A line whose date is not the one of its place. */
export interface WrongDate {
  bookId: string;
  seq: number;
  says: Date;
  /** It came after this. */
  after: Date;
}

const slack = sql`interval '1 hour'`;

/**
 * The first line of each book that says to be older than it can be: than the line before it, or than a note of the log
 * that it would stand in. What was written before the log began entered it with the first note.
 */
export async function wrongDates(db: Db, no: number): Promise<WrongDate[]> {
  const { rows } = await sql<WrongDate>`
    with dated as (
      select book_id, seq, created_at, max(created_at) over (
        partition by book_id order by seq rows between unbounded preceding and 1 preceding) as after
      from ledger_entries where erased_at is null
      union all
      select e.book_id, e.seq, e.created_at, note.made_at
      from ${claims} claim
      join ledger_entries e on e.book_id = claim.book_id and e.seq > claim.before and e.seq <= claim.seq
      cross join lateral (select made_at from log_checkpoints where log_no = ${no} and size <= claim.index
        order by size desc limit 1) note
      where e.erased_at is null and note.made_at > ${slack} + (
        select made_at from log_checkpoints where log_no = ${no} order by size limit 1))
    select distinct on (book_id) book_id as "bookId", seq, created_at as says, after
    from dated where after > created_at + ${slack} order by book_id, seq, after desc`.execute(db);
  return rows;
}

/** How many books have lines that are not in the log yet. */
export async function booksWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ledgers where last_seq > logged_seq`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tiles of one level in their order, from one on. */
export const tilesFrom = (
  db: Db,
  { no, level, from, most }: { no: number; level: number; from: number; most: number },
): Promise<{ n: number; hashes: Buffer }[]> =>
  db
    .selectFrom('log_tiles')
    .select(['n', 'hashes'])
    .where('log_no', '=', no)
    .where('level', '=', level)
    .where('n', '>=', from)
    .orderBy('n')
    .limit(most)
    .execute();

/** The notes of a log, from the smallest size on, with what witnesses signed of each. */
export async function notesOf(
  db: Db,
  no: number,
): Promise<{ size: number; note: string; lines: string[] }[]> {
  const { rows } = await sql<{ size: number; note: string; lines: string[] }>`
    select size, note, array(select line from log_cosignatures c
      where c.log_no = p.log_no and c.size = p.size order by witness) as lines
    from log_checkpoints p where log_no = ${no} order by size`.execute(db);
  return rows;
}
