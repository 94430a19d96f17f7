import { toBase64 } from '#domain/evidence/base64.ts';
import { laid, type Tile } from '#domain/evidence/tiles.ts';
import { leafBytes, type TreeHead } from '#domain/evidence/tree.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import type { EvidenceRing } from '#server/platform/config/keys/evidence-keys.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import {
  beginLog,
  endLog,
  type Follows,
  hadRoot,
  holdLog,
  keyLog,
  type Log,
  unlogBooks,
  writeTiles,
} from './log.data.ts';
import { isReplaced, noteLogKey } from './log-key.data.ts';
import { booksNearTheEnd } from './lost-lines.data.ts';
import { type LastSigned, lastSigned } from './signed-file.rules.ts';
import { keyNote, originOf } from './signing.rules.ts';

/** What the log works with. */
export type Logging = Pick<Services, 'db' | 'evidence'> & {
  log: Pick<Services['log'], 'warn' | 'error'>;
  settings: Pick<Services['settings'], 'dataDir' | 'publicUrl'>;
};

/** Why a log ends: lines may be gone, or its key is another that the one before did not show. */
export type EndsBy = 'restored' | 'key';

/** Data of the first leaf of a log that follows another. */
export const restoredLeaf = (follows: Follows): Uint8Array =>
  sha256(Buffer.from(canonicalJson({ v: 'neev-restored-1', ...follows })));

const mostTold = 500;

/** Both sides of the books where lines are most likely gone; their phones know, and send them again. */
async function tellSides(transaction: Db, no: number): Promise<void> {
  const books = await booksNearTheEnd(transaction, mostTold);
  const notices = books.flatMap(({ bookId, of, sides }) =>
    sides.map((userId) => ({
      ...{ userId, kind: 'book-restored' as const },
      facts: { about: { kind: of === 'booking' ? ('book' as const) : ('site' as const), _id: bookId } },
      act: `book-restored:${no}:${bookId}:${userId}`,
    })),
  );
  await addNotices(transaction, notices);
}

/**
 * Ends the log that is held, and begins another, whose first leaf says what it follows: all books are to be in it
 * anew (docs/rules.md#evidence-15).
 * @param known the number of a log that was seen though the database knows nothing of it
 */
export async function followLog(
  transaction: Db,
  { settings, evidence, log: file }: Omit<Logging, 'db'>,
  { live, by, known = 0 }: { live: Log; by: EndsBy; known?: number },
): Promise<void> {
  const at = new Date();
  const no = Math.max(live.no, known) + 1;
  const { origin, size } = live;
  const follows = { origin, size, root: toBase64(live.root), at: at.toISOString() };
  const root = sha256(leafBytes(restoredLeaf(follows)));
  await endLog(transaction, live.no, at);
  const { publicKey: key } = evidence.current.log;
  const next = { no, origin: originOf(settings, no), key, size: 1, root: Buffer.from(root), follows };
  await beginLog(transaction, next);
  await writeTiles(transaction, no, firstTile(root));
  await noteLogKey(transaction, key);
  await unlogBooks(transaction, by === 'restored');
  if (by === 'restored') await tellSides(transaction, no);
  file.warn({ ended: live.no, size, begun: no, by }, 'the log of books has ended, and another follows it');
}

const firstTile = (hash: Uint8Array): Tile[] => laid(sha256, { size: 0, open: [] }, [hash]);

/** Whether more was signed than the database knows of. */
export async function isBehind(db: Db, { no, size }: Log, seen: TreeHead & { no: number }): Promise<boolean> {
  if (seen.no !== no) return seen.no > no;
  return seen.size > size || !(await hadRoot(db, no, seen));
}

/** `HOST/log/` of `HOST/log/NO`. */
export const placeOf = (origin: string): string => origin.slice(0, origin.lastIndexOf('/') + 1);

/** A file of another installation says nothing of this one. */
export const isOfHere = ({ origin }: Log, signed: LastSigned): boolean =>
  placeOf(origin) === placeOf(signed.origin);

/** The key that signs from now on: shown by the one before, or of another log. */
async function changeKey(transaction: Db, logging: Logging, live: Log): Promise<boolean> {
  const { current, previous }: EvidenceRing = logging.evidence;
  const key = current.log.publicKey;
  if (live.key.equals(key)) return false;
  if (previous?.log.publicKey.equals(live.key)) {
    await keyLog(transaction, live.no, { key, key_note: keyNote(live.origin, current, previous.log) });
    await noteLogKey(transaction, key);
    return true;
  }
  // Another process has the newer key already: a log is not ended by who comes with the older one.
  if (await isReplaced(transaction, key)) throw new Error('EVIDENCE_KEY is older than the one of the log');
  await followLog(transaction, logging, { live, by: 'key' });
  return true;
}

const again = async (transaction: Db): Promise<Log> => {
  const live = await holdLog(transaction);
  if (!live) throw new Error('no log could be held');
  return live;
};

/**
 * The log that grows, held: made where there is none, followed by another where the database is behind what was
 * signed, and with the key of today.
 * @returns with whether it is signed anew without a new leaf
 */
export async function holdLive(
  transaction: Db,
  logging: Logging,
): Promise<{ live: Log; isRekeyed: boolean }> {
  const { settings, evidence } = logging;
  let live = await holdLog(transaction);
  if (!live) {
    const { publicKey: key } = evidence.current.log;
    const root = Buffer.from(sha256(new Uint8Array()));
    await beginLog(transaction, { no: 1, origin: originOf(settings, 1), size: 0, root, key, follows: null });
    await noteLogKey(transaction, key);
    live = await again(transaction);
  }
  const signed = await lastSigned(settings.dataDir);
  if (signed && isOfHere(live, signed) && (await isBehind(transaction, live, signed))) {
    await followLog(transaction, logging, { live, by: 'restored', known: signed.no });
    live = await again(transaction);
  }
  const isRekeyed = await changeKey(transaction, logging, live);
  return { live: isRekeyed ? await again(transaction) : live, isRekeyed };
}

/** A backup from before the first log: its books lost lines all the same, and phones may send them again. */
async function beginAfterRestore(transaction: Db, logging: Logging): Promise<void> {
  const { live } = await holdLive(transaction, logging);
  if (live.follows) return;
  await unlogBooks(transaction, true);
  await tellSides(transaction, live.no);
}

/** Behind a restore, in whose installation nobody works: whatever was signed, lines may be gone. @returns the log */
export async function followAfterRestore(logging: Logging): Promise<Log> {
  const { db, settings } = logging;
  return db.transaction().execute(async (transaction) => {
    const live = await holdLog(transaction);
    const known = (await lastSigned(settings.dataDir))?.no;
    if (live) await followLog(transaction, logging, { live, by: 'restored', ...(known && { known }) });
    else await beginAfterRestore(transaction, logging);
    return again(transaction);
  });
}
