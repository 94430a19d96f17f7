import { getSiteBook } from '#contract/contracts/site-book.calls.ts';
import { getConsistency, getLog, getProof, type LogRecord } from '#contract/evidence/log.calls.ts';
import { getLedger } from '#contract/hiring/ledger.calls.ts';
import { fromBase64, fromHex, sameBytes, toBase64 } from '#domain/evidence/base64.ts';
import {
  type Checkpoint,
  type Note,
  readCheckpoint,
  readNote,
  signatureOf,
  signs,
  type Verify,
} from '#domain/evidence/note.ts';
import { isConsistent, isIncluded, leafBytes, type TreeHead } from '#domain/evidence/tree.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import type { Seen } from '#domain/ledger/entry.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { keep, recall } from './book-device.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** So often it was asked in vain, an hour between, before that is told. */
const patience = 3;

/** The log as this phone saw it last, with what Neev signed: who shows both shows that there were two. */
interface SeenLog {
  origin: string;
  size: number;
  /** Base64 of 32 bytes. */
  root: string;
  /** Milliseconds of the epoch. */
  at: number;
  note?: string;
  /** As `/log` tells it. */
  key?: string;
}

/** What this phone knows of one book’s place in the log; times in milliseconds of the epoch. */
interface Asked {
  tried: number;
  /** The book’s last line when the log had it: a line that is so old by now stands in the log. */
  seq: number;
  /** Since when it is asked in vain, and how often. */
  since?: number;
  vain?: number;
}

/** What is wrong with the log. */
export interface LogFinding {
  /** `other`: it is not the one that was seen; `silent`: it does not show the book any more. */
  wrong: 'other' | 'silent';
  /** When it was seen as it should be, or since when it is silent; ISO 8601. */
  at: string;
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
const numberOf = (origin: string): number => Number(/\/log\/(\d+)$/.exec(origin)?.[1] ?? Number.NaN);

/** Whether one log had both sizes. */
async function isGrown(no: number, from: TreeHead, to: TreeHead): Promise<boolean> {
  if (to.size <= from.size) return to.size === from.size && sameBytes(from.root, to.root);
  const { data } = await call(getConsistency, { params: { no }, query: { from: from.size, to: to.size } });
  return isConsistent(sha256, { from, to }, hashesOf(data.path));
}

const headOf = ({ size, root }: { size: number; root: string }): TreeHead => ({
  size,
  root: fromBase64(root) ?? new Uint8Array(),
});

const listedAs = async (origin: string): Promise<LogRecord | undefined> =>
  (await call(getLog)).data.logs.find((log) => log.origin === origin);

/**
 * Whether a log openly follows the one that was seen: it stands in Neev's list, and its own first leaf says what it
 * follows, so that witnesses have it too.
 */
async function isFollower(seen: SeenLog, now: Checkpoint): Promise<boolean> {
  const no = numberOf(now.origin);
  const { follows } = (await listedAs(now.origin)) ?? {};
  if (!follows || !(no > numberOf(seen.origin)) || !(numberOf(follows.origin) < no)) return false;
  const { origin, size, root, at } = follows;
  const said = canonicalJson({ v: 'neev-restored-1', origin, size, root, at });
  const first = await sha256(leafBytes(await sha256(new TextEncoder().encode(said))));
  if (!(await isGrown(no, { size: 1, root: first }, now))) return false;
  // A backup is older than what was seen, as a rule; of one that is not, all that was seen stands in it.
  if (origin !== seen.origin || size < seen.size) return true;
  return isGrown(numberOf(origin), headOf(seen), headOf(follows));
}

const isGrownFrom = (seen: SeenLog, now: Checkpoint): Promise<boolean> =>
  seen.origin === now.origin ? isGrown(numberOf(now.origin), headOf(seen), now) : isFollower(seen, now);

/** Whether an Ed25519 key signed it; a browser that knows no such keys cannot say, and lets it pass. */
const verify: Verify = async (key, bytes, signature) => {
  try {
    const raw = await crypto.subtle.importKey('raw', new Uint8Array(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', raw, new Uint8Array(signature), bytes);
  } catch (error) {
    return (error as { name?: unknown }).name === 'NotSupportedError';
  }
};

/** @param vkey `NAME+ID+BASE64` */
async function isSignedBy(note: Note, vkey: string): Promise<boolean> {
  const [, name = '', id = '', base64 = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(vkey) ?? [];
  const bytes = fromBase64(base64);
  if (bytes?.length !== 33 || bytes[0] !== signs.note) return false;
  const key = { name, id, signs: signs.note, key: bytes.slice(1) };
  return (await signatureOf(note, key, verify)) !== undefined;
}

/** The key that signed a note, if it is the log's: the one that is known, or, where that changed, the one in its list. */
async function signerOf(note: Note, origin: string, known: string | undefined): Promise<string | undefined> {
  if (known !== undefined && (await isSignedBy(note, known))) return known;
  const listed = (await listedAs(origin))?.key ?? '';
  return (await isSignedBy(note, listed)) ? listed : undefined;
}

interface Wanted {
  lines: readonly Seen[];
  /** The line that is in the log, or one before it. */
  seq: number;
  seen: SeenLog | undefined;
  isOfContract: boolean;
}

/** The log as it is now, if it has the book, and is the one that was seen, only longer; undefined: it is another one. */
async function sameLog(
  bookId: string,
  { lines, seq, seen }: Wanted,
): Promise<SeenLog | 'silent' | undefined> {
  const { data } = await call(getProof, { params: { bookingId: bookId }, query: { seq } });
  if (!data) return 'silent';
  const note = readNote(data.note);
  const head = readCheckpoint(note?.text ?? '');
  if (!note || !head || head.origin !== data.origin || head.size !== data.size || data.seq < seq)
    return undefined;
  // A line that this page has not read yet proves nothing.
  if (lines.every((line) => line.seq < data.seq)) return 'silent';
  if (!lines.some((line) => line.seq === data.seq && line.hash === data.hash)) return undefined;
  const leaf = await sha256(leafBytes(fromHex(data.hash)));
  const place = { index: data.index, size: head.size, root: head.root, path: hashesOf(data.path) };
  if (!(await isIncluded(sha256, place, leaf)) || (seen && !(await isGrownFrom(seen, head))))
    return undefined;
  const key = await signerOf(note, head.origin, seen?.origin === head.origin ? seen.key : undefined);
  const { origin, size, root } = head;
  return key === undefined
    ? undefined
    : { origin, size, root: toBase64(root), at: now().getTime(), note: data.note, key };
}

/** Whether the book itself is answered: else nothing is said of the log. */
async function isReached(bookId: string, { lines, isOfContract }: Wanted): Promise<boolean> {
  const { seq: after = 0, hash: head } = lines.at(-1) ?? {};
  const asked = isOfContract
    ? call(getSiteBook, { params: { contractId: bookId }, query: { after } })
    : call(getLedger, { params: { bookingId: bookId }, query: { after, head } });
  return asked.then(
    () => true,
    () => false,
  );
}

/** What comes of asking once; undefined where nothing can be asked now. */
async function ask(bookId: string, wanted: Wanted): Promise<SeenLog | 'silent' | 'other' | undefined> {
  try {
    return (await sameLog(bookId, wanted)) ?? 'other';
  } catch (error) {
    // One that cannot be read proves nothing.
    if (!(error instanceof CallError)) return 'other';
    return (await isReached(bookId, wanted)) ? 'silent' : undefined;
  }
}

function silence({ since, vain = 0 }: Asked): LogFinding | undefined {
  if (since === undefined || vain < patience || now().getTime() - since < dayMs) return undefined;
  return { wrong: 'silent', at: new Date(since).toISOString() };
}

/** Once more in vain; a moment that lies in the future was written by a wrong clock. */
function inVain({ seq, since = now().getTime(), vain = 0 }: Asked): Asked {
  const [tried, at] = [Date.now(), now().getTime()];
  return since > at ? { tried, seq, since: at, vain: 1 } : { tried, seq, since, vain: vain + 1 };
}

const neverAsked: Asked = { tried: Number.POSITIVE_INFINITY, seq: 0 };

interface Logged {
  lines: readonly Seen[];
  /** The line of the last leaf that Neev says it has. */
  logged: { seq: number } | null | undefined;
  /** A contract's, else an engagement's. */
  isOfContract?: boolean;
}

/**
 * Asks, once an hour, that the log has this book's head, and that it is the log that this phone saw, only longer; whatever
 * Neev tells of it, a book is asked for. One answer may fail; a log that shows a book no more for a day is told.
 */
export async function checkLog(
  bookId: string,
  { lines, logged, isOfContract = false }: Logged,
): Promise<LogFinding | undefined> {
  const user = currentSession()?.user._id;
  const [logName, askedName] = [`log:${user}`, `asked:${user}:${bookId}`];
  const seen = await recall<SeenLog>(logName);
  const asked = (await recall<Asked>(askedName)) ?? neverAsked;
  const last = lines.reduce((most, { seq }) => Math.max(most, seq), 0);
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle || last === 0) return undefined;
  if (passedSince(asked.tried) < hourMs) return silence(asked);
  const seq = Math.max(1, Math.min(last, Math.max(logged?.seq ?? 0, asked.seq)));
  const found = await ask(bookId, { lines, seq, seen, isOfContract });
  if (found === undefined) return silence(asked);
  if (found === 'other') return { wrong: 'other', at: new Date(seen?.at ?? now()).toISOString() };
  const next = found === 'silent' ? inVain(asked) : { tried: Date.now(), seq: last };
  await keep(askedName, next);
  if (found !== 'silent') await keep(logName, found);
  return silence(next);
}
