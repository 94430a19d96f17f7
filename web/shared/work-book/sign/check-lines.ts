import { get, set } from 'idb-keyval';
import { findBase64url } from '#domain/evidence/base64url.ts';
import { signedBytes } from '#domain/evidence/line.ts';
import type { Line, Seen } from '#domain/ledger/entry.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { bookStore, isSignatureOf } from './book-device.ts';

/** A key by which lines of a book are signed, base64url of 65 bytes; null: of a browser that has none. */
export interface BookKey {
  device: string;
  key: string | null;
}

/** What is wrong with a book, and with which line. */
export interface Finding<One extends Line> {
  /** `lacks`: it is gone; `differs`: another stands in its place, or its signature is of other words. */
  wrong: 'lacks' | 'differs';
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
}

/** The first line that this phone has seen, and that the book has no more, or has otherwise. */
function goneOf<One extends Line>(
  { entries, hidden = [] }: Pick<Checked<One>, 'entries' | 'hidden'>,
  remembered: readonly One[],
): Finding<One> | undefined {
  const places = new Map([...entries, ...hidden].map(({ seq, hash }) => [seq, hash]));
  const line = remembered.find(({ seq, hash }) => places.get(seq) !== hash);
  return line && { wrong: places.has(line.seq) ? 'differs' : 'lacks', line };
}

/** Whether a line is as its device signed it. What cannot be read as a key or a signature is none. */
async function isAsSigned(bookId: string, line: Line, key: string | null | undefined): Promise<boolean> {
  const { device, n, seen, sig, clientId, kind, body, saidAt } = line;
  // A browser without a key signs nothing; one with a key signs all that it counts.
  if (sig === undefined) return key === null || device === undefined;
  const [publicKey, signature] = [findBase64url(key ?? ''), findBase64url(sig)];
  if (!publicKey || !signature || device === undefined || n === undefined || !seen) return false;
  const said = { book: bookId, clientId: clientId ?? '', kind, body, saidAt, device, n, seen };
  return isSignatureOf(publicKey, signature, signedBytes(said)).catch(() => false);
}

/** The first line that its device did not sign so, or that says it follows a line that is another one here. */
async function forgedOf<One extends Line>({
  bookId,
  entries,
  hidden = [],
  keys,
  restored,
}: Checked<One>): Promise<Finding<One> | undefined> {
  // A page without HTTPS has nothing to check signatures with.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!keys || !subtle) return undefined;
  const keyOf = new Map(keys.map(({ device, key }) => [device, key]));
  const places = new Map([...entries, ...hidden].map(({ seq, hash }) => [seq, hash]));
  // What a restore lost may have been seen: its place has another line by now.
  const isLost = (seen: Seen): boolean =>
    restored !== null && restored !== undefined && seen.seq > restored.seq;
  for (const line of entries) {
    const { device, seen } = line;
    const follows = !seen || isLost(seen) || (places.get(seen.seq) ?? seen.hash) === seen.hash;
    if (!follows || !(await isAsSigned(bookId, line, keyOf.get(device ?? ''))))
      return { wrong: 'differs', line };
  }
  return undefined;
}

/** Lines that a restore lost; those that were sent again stand in the book under another number. */
function lostOf<One extends Line>(
  { entries, restored }: Checked<One>,
  remembered: readonly One[],
): Lost<One> | undefined {
  if (!restored) return undefined;
  const there = new Set(entries.flatMap(({ hash, clientId }) => [hash, clientId]));
  const lost = remembered.filter(
    ({ seq, hash, clientId }) => seq > restored.seq && !there.has(hash) && !there.has(clientId),
  );
  const me = currentSession()?.user._id;
  const [first] = lost;
  return first && { from: first.createdAt, to: restored.at, own: lost.filter(({ author }) => author === me) };
}

/**
 * Looks through a book as it came, and remembers what it has: what was seen once is looked for ever after. Lines that
 * were checked before are not checked again.
 * @returns the first line that is gone, or is not the one that was written; or what a restore lost
 */
export async function checkLines<One extends Line>(
  book: Checked<One>,
): Promise<{ finding?: Finding<One>; lost?: Lost<One> }> {
  const name = `seen:${currentSession()?.user._id}:${book.bookId}`;
  // A browser that keeps nothing checks all of it each time.
  const kept = await get<One[]>(name, bookStore()).catch(() => undefined);
  const remembered = Array.isArray(kept) ? kept : [];
  const lost = lostOf(book, remembered);
  // What a restore lost is no reproach: Neev says so, and so does who watches its log.
  const standing = book.restored
    ? remembered.filter(({ seq }) => seq <= (book.restored?.seq ?? 0))
    : remembered;
  const finding = goneOf(book, standing);
  if (finding) return { finding };
  const known = new Set(remembered.map(({ hash }) => hash));
  const fresh = book.entries.filter(({ hash }) => !known.has(hash));
  if (fresh.length === 0) return lost ? { lost } : {};
  const hidden = [...(book.hidden ?? []), ...book.entries];
  const forged = await forgedOf({ ...book, entries: fresh, hidden });
  if (forged) return { finding: forged };
  // What is lost is remembered until it was sent again.
  if (!lost) await set(name, book.entries, bookStore()).catch(() => undefined);
  return lost ? { lost } : {};
}
