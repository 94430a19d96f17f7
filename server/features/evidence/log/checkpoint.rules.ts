import type { Checkpoint } from '#domain/evidence/note.ts';
import { edgeProof, laid, openTiles, type Tile } from '#domain/evidence/tiles.ts';
import { leafBytes, rootOver } from '#domain/evidence/tree.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import { describeError } from '#server/platform/config/log.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import {
  findCheckpoint,
  type GrownBook,
  growLog,
  grownBooks,
  type Log,
  noteCheckpoint,
  noteLeaves,
  tilesAt,
  writeTiles,
} from './log.data.ts';
import { holdLive, type Logging } from './next-log.rules.ts';
import { noteSigned } from './signed-file.rules.ts';
import { signedNote } from './signing.rules.ts';

/** A log at one size, as it is signed. */
export interface Signed extends Checkpoint {
  no: number;
  note: string;
}

/** So many leaves a checkpoint: who writes in one of these books waits while they are noted, some milliseconds. */
const leavesAtOnce = 2000;

/** Lays leaves behind a log's tree. @returns the root then */
async function layLeaves(transaction: Db, { no, size }: Log, books: readonly GrownBook[]) {
  const open = await tilesAt(transaction, no, openTiles(size));
  const hashes = books.map(({ head }) => sha256(leafBytes(head)));
  const changed = laid(sha256, { size, open }, hashes);
  await writeTiles(transaction, no, changed);
  return rootAt(size + books.length, [...open, ...changed]);
}

function rootAt(size: number, tiles: readonly Tile[]): Uint8Array {
  const byPlace = new Map(tiles.map(({ level, n, hashes }) => [`${level}/${n}`, hashes]));
  const edge = edgeProof(size).path(sha256, ({ level, n }) => {
    const hashes = byPlace.get(`${level}/${n}`);
    if (!hashes) throw new Error('a tile of the log is missing');
    return hashes;
  });
  return rootOver(sha256, edge);
}

/** One checkpoint, or the last where nothing grew. */
async function sign(transaction: Db, logging: Logging): Promise<{ signed: Signed; more: boolean }> {
  const { live, isRekeyed } = await holdLive(transaction, logging);
  const { no, origin } = live;
  const books = await grownBooks(transaction, leavesAtOnce);
  const size = live.size + books.length;
  const root = books.length === 0 ? live.root : await layLeaves(transaction, live, books);
  const kept = books.length === 0 && !isRekeyed ? await findCheckpoint(transaction, no, size) : undefined;
  const note = kept?.note ?? signedNote(logging.evidence, { origin, size, root });
  if (!kept) {
    await noteCheckpoint(transaction, { no, size, note });
    await growLog(transaction, no, { size, root });
    // Last of all, since it holds the books: their writers wait for nothing but this and the commit.
    if (books.length > 0) await noteLeaves(transaction, books, live.size);
  }
  return { signed: { no, origin, size, root, note }, more: books.length === leavesAtOnce };
}

/** One round: begins the log, or ends it where it has to end. @returns with whether books are left for another */
export async function signRound(logging: Logging): Promise<{ signed: Signed; more: boolean }> {
  const round = await logging.db.transaction().execute((open) => sign(open, logging));
  const { note: _, ...last } = round.signed;
  await noteSigned(logging.settings.dataDir, last);
  return round;
}

/** Signs the log with all that is written by now (docs/rules.md#evidence-11). */
export async function makeCheckpoint(logging: Logging): Promise<Signed> {
  for (;;) {
    const { signed, more } = await signRound(logging);
    if (!more) return signed;
  }
}

/** The same for who waits for it: a seal or a card. @throws AppError 'seal-later' */
export async function checkpointNow(logging: Logging): Promise<Signed> {
  try {
    return await makeCheckpoint(logging);
  } catch (error) {
    logging.log.error({ reason: describeError(error) }, 'the log of books could not be signed');
    throw new AppError('seal-later', { retryAfter: 60 });
  }
}
