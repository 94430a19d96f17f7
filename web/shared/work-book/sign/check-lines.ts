import { findBase64url } from '#domain/evidence/base64url.ts';
import { misplacedOf } from '#domain/evidence/book-lines.ts';
import { deviceNameOf, isOfAnotherBook, signedBytes } from '#domain/evidence/line.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { contentBytes } from '#domain/ledger/chain.ts';
import type { Line, Seen } from '#domain/ledger/entry.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { isSignatureOf, keep, ownSigner, recall } from './book-device.ts';
import { forgetSent, sentLines, unwrittenOf } from './sent-lines.ts';

/** A key by which lines of a book are signed, base64url of 65 bytes; null: of a browser that has none. */
export interface BookKey {
  device: string;
  key: string | null;
}

/** What is wrong with a book, and with which line. */
export interface Finding<One extends Line> {
  /**
   * `lacks`: it is gone; `added`: it was put between lines that this phone has; `differs`: another stands in its place,
   * or its signature is of other words.
   */
  wrong: 'lacks' | 'added' | 'differs';
  line: One;
}

/** When a backup brought the book back, and its last line then. */
export interface Restored {
  at: string;
  seq: number;
}

interface Checked<One extends Line> {
  bookId: string;
  entries: readonly One[];
  /** Lines of others, whose places alone are known. */
  hidden?: readonly Seen[] | undefined;
  keys?: readonly BookKey[] | undefined;
  restored?: Restored | null | undefined;
}

/** What a restore lost of a book, as far as this phone has it. */
export interface Lost<One extends Line> {
  /** ISO 8601. */
  from: string;
  to: string;
  /** The reader’s own, in the order of the book: they can be sent again. */
  own: One[];
  /** What others wrote: who lost them knows what to ask for. */
  others: One[];
}

const wordsOf = (line: Line): string => new TextDecoder().decode(contentBytes(line));

/** What is erased is three years past the booking’s end; a line may be written a year after that end. */
const keptMs = 2 * 365 * 86_400_000;
const mayBeErased = ({ author, createdAt }: Line): boolean =>
  author === null || now().getTime() - Date.parse(createdAt) > keptMs;

/**
 * The first line that this phone has seen, and that the book has no more, or has otherwise. One that is nowhere, or that
 * was put between the others, is named before those that only moved to another place because of it.
 */
function goneOf<One extends Line>(
  { entries, hidden = [] }: Pick<Checked<One>, 'entries' | 'hidden'>,
  remembered: readonly One[],
): Finding<One> | undefined {
  const places = new Map(entries.map((line) => [line.seq, line]));
  const unread = new Map(hidden.map(({ seq, hash }) => [seq, hash]));
  const ids = new Set(entries.map(({ _id }) => _id));
  const isThere = (line: One): boolean => {
    const now = places.get(line.seq);
    // The hash is what Neev says: what the line says is compared as well.
    if (now) return now.hash === line.hash && wordsOf(now) === wordsOf(line);
    return unread.get(line.seq) === line.hash && mayBeErased(line);
  };
  const gone = remembered.filter((line) => !isThere(line));
  const lacks = gone.find(({ _id }) => !ids.has(_id));
  if (lacks) return { wrong: 'lacks', line: lacks };
  const [moved] = gone;
  if (!moved) return undefined;
  const seen = new Set(remembered.map(({ _id }) => _id));
  const taken = new Set(remembered.map(({ seq }) => seq));
  const added = entries.find(({ _id, seq }) => !seen.has(_id) && taken.has(seq));
  return added ? { wrong: 'added', line: added } : { wrong: 'differs', line: moved };
}

/** A device is called by its key: another key under its name is not its own. */
async function isKeyOf(publicKey: Uint8Array<ArrayBuffer>, device: string): Promise<boolean> {
  return deviceNameOf(new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey))) === device;
}

/** What a device signs, of a line or of a paper. */
type Signable = Pick<Line, 'clientId' | 'saidAt' | 'device' | 'n' | 'seen' | 'sig'> & {
  kind: string;
  body: unknown;
};

/** Whether a line is as its device signed it. What cannot be read as a key or a signature is none. */
export async function isAsSigned(
  bookId: string,
  line: Signable,
  key: string | null | undefined,
): Promise<boolean> {
  const { device, n, seen, sig, clientId, kind, body, saidAt } = line;
  // A browser without a key signs nothing; one with a key signs all that it counts.
  if (sig === undefined) return key === null || device === undefined;
  const [publicKey, signature] = [findBase64url(key ?? ''), findBase64url(sig)];
  if (!publicKey || !signature || device === undefined || n === undefined || !seen) return false;
  if (!(await isKeyOf(publicKey, device))) return false;
  const said = { book: bookId, clientId: clientId ?? '', kind, body, saidAt, device, n, seen };
  return isSignatureOf(publicKey, signature, signedBytes(said)).catch(() => false);
}

/** What writes in a book, as the book itself noted it: who signs later has seen that, whatever keys are told. */
const notedIn = (lines: readonly Line[]): Map<string, { by: unknown; key: string | null }> =>
  new Map(
    lines.flatMap(({ side, body }) => {
      const { device, key, by } = side === 'neev' ? (body as Record<string, unknown>) : {};
      if (typeof device !== 'string') return [];
      return [[device, { by, key: typeof key === 'string' ? key : null }] as const];
    }),
  );

/** The first line that its device did not sign so, or that says it follows a line that is another one here. */
async function forgedOf<One extends Line>({
  bookId,
  entries,
  hidden = [],
  all,
  keys,
  restored,
  remembered,
}: Checked<One> & { all: readonly One[]; remembered: readonly One[] }): Promise<Finding<One> | undefined> {
  // A page without HTTPS has nothing to check signatures with.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  const noted = notedIn(all);
  const keyOf = new Map((keys ?? []).map(({ device, key }) => [device, noted.get(device)?.key ?? key]));
  // A device that signed once has a key, whatever is told of it now.
  const signers = new Set(remembered.flatMap(({ device, sig }) => (sig && device ? [device] : [])));
  const places = new Map([...entries, ...hidden].map(({ seq, hash }) => [seq, hash]));
  // What a restore lost may have been seen: its place has another line by now.
  const isLost = (seen: Seen): boolean =>
    restored !== null && restored !== undefined && seen.seq > restored.seq;
  for (const line of entries) {
    const { device = '', seen, sig } = line;
    const follows = !seen || isLost(seen) || (places.get(seen.seq) ?? seen.hash) === seen.hash;
    const isUnsigned = sig === undefined && (signers.has(device) || device === ownSigner());
    const isOfOther = noted.has(device) && noted.get(device)?.by !== line.author;
    if (!follows || isUnsigned || isOfOther || !(await isAsSigned(bookId, line, keyOf.get(device))))
      return { wrong: 'differs', line };
  }
  return undefined;
}

/** What a line says, wherever it stands. */
const saidOf = ({ author, kind, body }: Line): string => canonicalJson({ author, kind, body });

/**
 * Lines that a restore lost. Those that were sent again stand in the book under another number; one that then says
 * something else is no line that was sent again.
 */
function lostOf<One extends Line>(
  entries: readonly One[],
  gone: readonly One[],
): { lost: One[]; other: One | undefined } {
  const hashes = new Set(entries.map(({ hash }) => hash));
  const again = new Map(entries.flatMap((line) => (line.clientId === null ? [] : [[line.clientId, line]])));
  const missing = gone.filter(({ hash }) => !hashes.has(hash));
  const sentAgain = ({ clientId }: One): One | undefined => again.get(clientId ?? '');
  const isOther = (line: One): boolean => {
    const now = sentAgain(line);
    return now !== undefined && saidOf(now) !== saidOf(line);
  };
  return { lost: missing.filter((line) => !sentAgain(line)), other: missing.find(isOther) };
}

/** A restore excuses what was written before it and behind the last line that it brought back, and nothing else. */
const isBehind =
  (restored: Restored | null | undefined) =>
  ({ seq, createdAt }: Line): boolean =>
    restored !== null && restored !== undefined && seq > restored.seq && createdAt <= restored.at;

const isReadable = ({ at, seq }: Restored): boolean =>
  Number.isFinite(Date.parse(at)) && Number.isInteger(seq);

/**
 * Looks through a book as it came, and remembers what it has: what was seen once is looked for ever after. Lines that
 * were checked before are not checked again.
 * @returns the first line that is gone, or is not the one that was written; or what a restore lost; or lines in the
 * reader's own name that their phones did not write
 */
export async function checkLines<One extends Line>(
  asked: Checked<One>,
): Promise<{ finding?: Finding<One>; lost?: Lost<One>; unwritten?: One[] }> {
  const restored = asked.restored && isReadable(asked.restored) ? asked.restored : null;
  const book = { ...asked, restored };
  const name = `seen:${currentSession()?.user._id}:${book.bookId}`;
  // A browser that keeps nothing checks all of it each time.
  const kept = await recall<One[]>(name);
  const seen = Array.isArray(kept) ? kept : [];
  const sent = await sentLines<One>(book.bookId);
  const remembered = [...seen, ...sent];
  // What a restore lost is no reproach: Neev says so, and so does who watches its log.
  const excused = remembered.filter(isBehind(restored));
  const { lost, other } = lostOf(book.entries, excused);
  const finding = goneOf(
    book,
    remembered.filter((line) => !excused.includes(line)),
  );
  if (finding) return { finding };
  if (other) return { finding: { wrong: 'differs', line: other } };
  const misplaced =
    book.entries.find((line) => isOfAnotherBook(line, book.bookId)) ?? misplacedOf(book.entries);
  if (misplaced) return { finding: { wrong: 'added', line: misplaced } };
  const known = new Set(seen.map(({ hash }) => hash));
  const fresh = book.entries.filter(({ hash }) => !known.has(hash));
  if (fresh.length > 0) {
    const hidden = [...(book.hidden ?? []), ...book.entries];
    const forged = await forgedOf({ ...book, entries: fresh, hidden, all: book.entries, remembered });
    if (forged) return { finding: forged };
    // What is lost is remembered until it was sent again; what is hidden by now, for good.
    const seqs = new Set(book.entries.map(({ seq }) => seq));
    const unread = remembered.filter((line) => !excused.includes(line) && !seqs.has(line.seq));
    await keep(name, [...unread, ...book.entries, ...lost]);
    if (sent.length > 0) await forgetSent(book.bookId, new Set(book.entries.map(({ hash }) => hash)));
  }
  const [first] = lost;
  if (!first || !restored) {
    const unwritten = await unwrittenOf(book.bookId, book.entries);
    return unwritten.length > 0 ? { unwritten } : {};
  }
  const me = currentSession()?.user._id;
  const own = lost.filter(({ author }) => author === me);
  const others = lost.filter(({ author }) => author !== me);
  return { lost: { from: first.createdAt, to: restored.at, own, others } };
}
