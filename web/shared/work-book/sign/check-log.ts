import { getConsistency, getProof } from '#contract/evidence/log.calls.ts';
import { fromBase64, fromHex, toBase64 } from '#domain/evidence/base64.ts';
import { type Checkpoint, readCheckpoint, readNote } from '#domain/evidence/note.ts';
import { isConsistent, isIncluded, leafBytes } from '#domain/evidence/tree.ts';
import type { Seen } from '#domain/ledger/entry.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { keep, recall } from './book-device.ts';

const hourMs = 3_600_000;

/** The log as this phone saw it last. */
interface SeenLog {
  origin: string;
  size: number;
  /** Base64 of 32 bytes. */
  root: string;
  /** Milliseconds of the epoch. */
  at: number;
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** @throws where it holds something else than base64 of whole hashes */
function hashesOf(path: readonly string[]): Uint8Array[] {
  return path.map((text) => {
    const hash = fromBase64(text);
    if (hash?.length !== 32) throw new Error('no hash');
    return hash;
  });
}

/** `HOST/log/NO` */
const numberOf = (origin: string): string => /\/log\/(\d+)$/.exec(origin)?.[1] ?? '';

/** Whether the log only grew since this phone saw it; a log that followed a restore is another one. */
async function isGrownFrom(seen: SeenLog, now: Checkpoint): Promise<boolean> {
  if (seen.origin !== now.origin) return Number(numberOf(now.origin)) > Number(numberOf(seen.origin));
  const root = fromBase64(seen.root) ?? new Uint8Array();
  if (now.size <= seen.size) return now.size === seen.size && seen.root === toBase64(now.root);
  const params = { no: Number(numberOf(now.origin)) };
  const { data } = await call(getConsistency, { params, query: { from: seen.size, to: now.size } });
  return isConsistent(sha256, { from: { size: seen.size, root }, to: now }, hashesOf(data.path));
}

/** Whether one of a book's lines is the leaf that the log has of it. */
async function standsIn(bookId: string, { lines, seq }: { lines: readonly Seen[]; seq: number }) {
  const { data } = await call(getProof, { params: { bookingId: bookId }, query: { seq } });
  const head = readCheckpoint(readNote(data.note)?.text ?? '');
  const isOurs = lines.some((line) => line.seq === data.seq && line.hash === data.hash);
  if (!head || head.origin !== data.origin || head.size !== data.size || !isOurs)
    return { head, stands: false };
  const leaf = await sha256(leafBytes(fromHex(data.hash)));
  const place = { index: data.index, size: head.size, root: head.root, path: hashesOf(data.path) };
  return { head, stands: await isIncluded(sha256, place, leaf) };
}

interface Logged {
  lines: readonly Seen[];
  /** The line of the last leaf that Neev says it has. */
  logged: { seq: number } | null | undefined;
}

/** The log as it is now, if it is the one that was seen, only longer; undefined: it is another one. */
async function sameLog(
  bookId: string,
  { lines, seq, seen }: { lines: readonly Seen[]; seq: number; seen: SeenLog | undefined },
): Promise<Checkpoint | undefined> {
  try {
    const { head, stands } = await standsIn(bookId, { lines, seq });
    return head && stands && (!seen || (await isGrownFrom(seen, head))) ? head : undefined;
  } catch (error) {
    // Without an answer nothing is known. One that cannot be read, or says that there is no such leaf, proves nothing.
    if (error instanceof CallError && error.problem !== 'not-found') throw error;
    return undefined;
  }
}

/**
 * Asks, once an hour, that the log has this book's head, and that it is the log that this phone saw, only longer. A
 * book that once stood in it is asked for also where Neev tells of no log any more.
 * @returns when this phone saw another log (ISO 8601); undefined where all is well
 * @throws CallError where nothing can be asked now
 */
export async function checkLog(bookId: string, { lines, logged }: Logged): Promise<string | undefined> {
  const user = currentSession()?.user._id;
  const [logName, askedName] = [`log:${user}`, `asked:${user}:${bookId}`];
  const [seen, asked] = [await recall<SeenLog>(logName), await recall<number>(askedName)];
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle || !(logged || asked !== undefined)) return undefined;
  if (asked !== undefined && passedSince(asked) < hourMs) return undefined;
  const head = await sameLog(bookId, { lines, seq: logged?.seq ?? 1, seen });
  if (!head) return new Date(seen?.at ?? now()).toISOString();
  const { origin, size, root } = head;
  await keep(logName, { origin, size, root: toBase64(root), at: now().getTime() });
  await keep(askedName, Date.now());
  return undefined;
}
