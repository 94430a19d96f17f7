import { sameBytes, toHex } from '#domain/evidence/base64.ts';
import { type NoteKey, readNote, signatureOf, signedCheckpoint } from '#domain/evidence/note.ts';
import { hashesOf, tileWidth } from '#domain/evidence/tiles.ts';
import { grown, leafBytes, rootOf, rootOver } from '#domain/evidence/tree.ts';
import { sha256, verifyEd25519 } from '#server/platform/config/keys/ed25519.ts';
import type { EvidenceRing } from '#server/platform/config/keys/evidence-keys.ts';
import type { Db } from '#server/platform/database/database.ts';
import { allLogs, type Log, tilesAt } from './log.data.ts';
import { logKeys } from './log-key.data.ts';
import { isBehind, isOfHere, restoredLeaf } from './next-log.rules.ts';
import { lastSigned } from './signed-file.rules.ts';
import { logKey } from './signing.rules.ts';
import {
  booksKeptOut,
  booksWaiting,
  notesOf,
  tilesFrom,
  unclaimedLeaves,
  unexplainedLeaves,
  wrongDates,
  wrongLeaves,
} from './verify-log.data.ts';

/** What a look through the log of books found. */
export interface VerifiedLog {
  logs: number;
  leaves: number;
  /** Books with lines that are not in it yet. */
  waiting: number;
  /** The last log with its size and root: what somebody else may have seen too. */
  end: string | undefined;
  /** What is not as it was signed, a sentence each. */
  wrong: string[];
}

interface Looked {
  db: Db;
  /** Undefined: no key is there to compare with. */
  evidence: EvidenceRing | undefined;
  witnesses: readonly NoteKey[];
}

const tilesAtOnce = 200;

/** The tiles of a level, one after the other; a gap ends them. */
async function* tilesOf(db: Db, no: number, level: number): AsyncGenerator<Uint8Array> {
  for (let next = 0; ; ) {
    const tiles = await tilesFrom(db, { no, level, from: next, most: tilesAtOnce });
    for (const { n, hashes } of tiles) {
      if (n !== next) return;
      next += 1;
      yield hashes;
    }
    if (tiles.length < tilesAtOnce) return;
  }
}

interface Noted {
  size: number;
  root: Uint8Array;
}

/** Makes a log's tree anew from its leaves. @returns its roots at these sizes, and the roots of its full tiles */
async function treeOf(db: Db, no: number, sizes: readonly number[]) {
  const asked = new Set(sizes);
  const roots = new Map<number, Uint8Array>();
  const full: Uint8Array[] = [];
  let tree = { size: 0, edge: [] as Uint8Array[] };
  const keep = () => roots.set(tree.size, rootOver(sha256, tree.edge));
  for await (const tile of tilesOf(db, no, 0)) {
    const hashes = hashesOf(tile);
    for (const hash of hashes) {
      if (asked.has(tree.size)) keep();
      tree = grown(sha256, tree, [hash]);
    }
    if (hashes.length === tileWidth) full.push(rootOf(sha256, hashes));
  }
  keep();
  return { size: tree.size, roots, full };
}

/** Tiles above the leaves are what the tiles below them make. */
async function wrongTiles(db: Db, no: number, full: Uint8Array[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let [level, below] = [1, full]; below.length > 0; level += 1) {
    const above: Uint8Array[] = [];
    let place = 0;
    for await (const tile of tilesOf(db, no, level)) {
      const due = below.slice(place * tileWidth, (place + 1) * tileWidth);
      const hashes = hashesOf(tile);
      if (
        hashes.length !== due.length ||
        hashes.some((hash, of) => !sameBytes(hash, due[of] ?? hash.slice(1)))
      )
        wrong.push(`Tile ${level}/${place} of log ${no} is not what the tiles below it make.`);
      place += 1;
      if (due.length === tileWidth) above.push(rootOf(sha256, due));
    }
    if (place < Math.ceil(below.length / tileWidth)) wrong.push(`Log ${no} lacks tiles of level ${level}.`);
    below = above;
  }
  return wrong;
}

/** What is wrong with the notes of a log; those that are true say its roots. */
async function readNotes({ db, witnesses }: Looked, { no, origin, key }: Log) {
  const keys = [key, ...(await logKeys(db))].map((one) => logKey(origin, one));
  const notes: Noted[] = [];
  const wrong: string[] = [];
  for (const { size, note, lines } of await notesOf(db, no)) {
    let read: Noted | undefined;
    for (const one of keys) read ??= await signedCheckpoint(note, one, verifyEd25519);
    if (read?.size === size) notes.push(read);
    else wrong.push(`The note of log ${no} at ${size} leaves is not signed by its key.`);
    const cosigned = lines.length > 0 ? readNote(note + lines.join('')) : undefined;
    for (const witness of witnesses)
      if (cosigned?.signatures.some(({ name, id }) => name === witness.name && id === witness.id))
        if (!(await signatureOf(cosigned, witness, verifyEd25519)))
          wrong.push(`The witness ${witness.name} signed another log ${no} of ${size} leaves.`);
  }
  return { notes, wrong };
}

/** Leaf 0 of a log that follows another says which. */
async function hasFirstLeaf(db: Db, { no, follows }: Log): Promise<boolean> {
  if (!follows) return no === 1;
  const [tile] = await tilesAt(db, no, [{ level: 0, n: 0 }]);
  return (
    toHex(tile?.hashes.subarray(0, 32) ?? new Uint8Array()) ===
    toHex(sha256(leafBytes(restoredLeaf(follows))))
  );
}

/** The tree of a log, its notes, and what it says of itself. */
async function verifyTree(looked: Looked, log: Log): Promise<string[]> {
  const { db } = looked;
  const { no } = log;
  const { notes, wrong } = await readNotes(looked, log);
  const { size, roots, full } = await treeOf(
    db,
    no,
    notes.map((note) => note.size),
  );
  for (const note of notes)
    if (!sameBytes(roots.get(note.size) ?? new Uint8Array(), note.root))
      wrong.push(`The leaves of log ${no} do not make the root that was signed at ${note.size} leaves.`);
  wrong.push(...(await wrongTiles(db, no, full)));
  if (size !== log.size || !sameBytes(roots.get(size) ?? new Uint8Array(), log.root))
    wrong.push(`Log ${no} says ${log.size} leaves, and has ${size}, or another root.`);
  // One that has just begun is signed with what it grows by next.
  if (notes.at(-1)?.size !== log.size && !(log.size <= 1 && notes.length === 0))
    wrong.push(`Log ${no} has ${log.size} leaves, and was signed at ${notes.at(-1)?.size ?? 'none'}.`);
  if (!(await hasFirstLeaf(db, log)))
    wrong.push(`The first leaf of log ${no} is not the log that it follows.`);
  return wrong;
}

const entries = (first: number, last: number): string =>
  first === last ? `entry ${last}` : `one of the entries ${first} to ${last}`;

/** Books against the log that grows. */
async function verifyBooks(db: Db, no: number): Promise<string[]> {
  const [wrong, out, unclaimed, dates] = [
    await wrongLeaves(db, no),
    await booksKeptOut(db),
    await unclaimedLeaves(db, no),
    await wrongDates(db, no),
  ];
  // Of one that is named already nothing more is said.
  const more = out.filter((bookId) => !wrong.some((one) => one.bookId === bookId));
  return [
    ...wrong.map(
      ({ bookId, before, seq, index }) =>
        `The book ${bookId} is not the one that was logged: ${entries(before + 1, seq)}, by leaf ${index} of log ${no}.`,
    ),
    ...more.map(
      (bookId) => `The book ${bookId} is kept out of the log: it says another last leaf than it has.`,
    ),
    ...unclaimed.map((index) => `No line explains leaf ${index} of log ${no}: a book, or its end, is gone.`),
    ...dates.map(
      ({ bookId, seq, says, after }) =>
        `The book ${bookId} is dated back: entry ${seq} says ${says.toISOString()}, and came after ${after.toISOString()}.`,
    ),
  ];
}

/** The key that signs, against the one that is set. */
function wrongKey({ evidence }: Looked, { no, key }: Log): string[] {
  const own = evidence && [evidence.current, evidence.previous].some((one) => one?.log.publicKey.equals(key));
  return own === false ? [`Log ${no} is signed by another key than EVIDENCE_KEY.`] : [];
}

/**
 * Makes every log anew from its leaves, and holds books and notes against it (docs/rules.md#evidence-18). Who has both
 * the database and the key can make all of it anew: that is for witnesses and phones to find.
 */
export async function verifyLog(
  db: Db,
  { dataDir, ...given }: Omit<Looked, 'db'> & { dataDir: string },
): Promise<VerifiedLog> {
  // First: what is signed meanwhile is in the database before it stands in the file.
  const signed = await lastSigned(dataDir);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (open) => {
      const looked = { db: open, ...given };
      const logs = await allLogs(open);
      const live = logs.find(({ ended_at }) => ended_at === null);
      const wrong: string[] = [];
      for (const log of logs) {
        wrong.push(...(await verifyTree(looked, log)));
        if (log === live) wrong.push(...(await verifyBooks(open, log.no)), ...wrongKey(looked, log));
        else
          for (const index of await unexplainedLeaves(open, log.no))
            wrong.push(`No line explains leaf ${index} of log ${log.no}, which has ended.`);
      }
      if (!live && signed) wrong.push('There is no log, and one was signed here.');
      if (live && signed && isOfHere(live, signed) && (await isBehind(open, live, signed)))
        wrong.push(
          `Log ${signed.no} of ${signed.size} leaves was signed here, and the database knows another.`,
        );
      return {
        logs: logs.length,
        leaves: logs.reduce((sum, { size }) => sum + size, 0),
        waiting: await booksWaiting(open),
        end: live && `${live.origin}, ${live.size} leaves, root ${live.root.toString('base64')}`,
        wrong,
      };
    });
}
