import { toBase64 } from '#domain/evidence/base64.ts';
import { type Checkpoint, readCheckpoint, readNote } from '#domain/evidence/note.ts';
import type { LeafProof } from '#domain/evidence/statement-file.ts';
import { inclusionProof, type Proof } from '#domain/evidence/tiles.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { firstCosignatures, firstCosigned } from './cosignature.data.ts';
import { firstCheckpoint, hashAt, leavesOf, liveLog, tilesAt } from './log.data.ts';

/** A book's leaf in the log that grows: the line that it is of, and its place. */
export interface Leaf {
  seq: number;
  index: number;
}

/** A book's first leaf at or after a line. */
export async function findLeaf(db: Db, bookId: string, from: number): Promise<Leaf | undefined> {
  const leaves = await leavesOf(db, bookId);
  for (let at = 0; at < leaves.length; at += 2) {
    const [seq = 0, index = 0] = leaves.slice(at, at + 2);
    if (seq >= from) return { seq, index };
  }
  return undefined;
}

/** The hashes of a proof, in base64. */
export async function pathOf(db: Db, no: number, { tiles, path }: Proof): Promise<string[]> {
  const found = await tilesAt(db, no, tiles);
  const read = ({ level, n }: { level: number; n: number }): Uint8Array => {
    const tile = found.find((one) => one.level === level && one.n === n);
    if (!tile) throw new Error('a tile of the log is missing');
    return tile.hashes;
  };
  return path(sha256, read).map(toBase64);
}

/** That a leaf stands in a log of this size. @throws AppError 'not-found' */
export async function proofOf(
  db: Db,
  { no, origin, size, note }: { no: number; origin: string; size: number; note: string },
  { bookId, leaf }: { bookId: string; leaf: Leaf },
): Promise<LeafProof> {
  const hash = await hashAt(db, bookId, leaf.seq);
  if (!hash) throw new AppError('not-found');
  const path = await pathOf(db, no, inclusionProof(leaf.index, size));
  return { origin, ...leaf, hash: hash.toString('hex'), size, path, note };
}

export interface Line {
  bookId: string;
  seq: number;
}
/** A log at one size, with who watched it then. */
export interface Watched extends Checkpoint {
  note: string;
  witnesses: string[];
  at: Date;
}

/**
 * That lines stand in the log, at the first size that has them all and that a witness signed; where none has, at the
 * first that has them. However much the log grows for others, it is this one.
 */
export const proveLines = (
  db: Db,
  lines: readonly Line[],
): Promise<{ watched: Watched; proofs: (LeafProof | null)[] }> =>
  // Of one moment: a log that ends between two looks would make a proof that fits nothing.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((open) => proofsIn(open, lines));

async function proofsIn(db: Db, lines: readonly Line[]) {
  const live = await liveLog(db);
  if (!live) throw new AppError('seal-later');
  const leaves: (Leaf | undefined)[] = [];
  for (const { bookId, seq } of lines) {
    const leaf = await findLeaf(db, bookId, seq);
    // Written in since: the leaf is of a line that these lines have not.
    leaves.push(leaf && leaf.seq === seq && leaf.index < live.size ? leaf : undefined);
  }
  const least = Math.max(0, ...leaves.map((leaf) => (leaf?.index ?? -1) + 1));
  const watched = await watchedFrom(db, live.no, least);
  const proofs: (LeafProof | null)[] = [];
  for (const [at, { bookId }] of lines.entries()) {
    const leaf = leaves[at];
    proofs.push(leaf ? await proofOf(db, { no: live.no, ...watched }, { bookId, leaf }) : null);
  }
  return { watched, proofs };
}

async function watchedFrom(db: Db, no: number, least: number): Promise<Watched> {
  const kept = await firstCheckpoint(db, no, (await firstCosigned(db, no, least)) ?? least);
  const text = kept && readNote(kept.note)?.text;
  const checkpoint = text === undefined ? undefined : readCheckpoint(text);
  if (!kept || !checkpoint) throw new AppError('seal-later');
  const cosigned = await firstCosignatures(db, { no, size: kept.size });
  return {
    ...checkpoint,
    note: kept.note + cosigned.map(({ line }) => line).join(''),
    witnesses: cosigned.map(({ witness }) => witness),
    at: kept.made_at,
  };
}
