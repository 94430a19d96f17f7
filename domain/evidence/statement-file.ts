import type { Pay } from '../ledger/balance.ts';
import { canonicalJson } from '../ledger/canonical-json.ts';
import { bytesOf, contentBytes, firstHead, linkBytes } from '../ledger/chain.ts';
import { grouped } from '../ledger/day-words.ts';
import type { Entry, Line } from '../ledger/entry.ts';
import { fromBase64, toHex } from './base64.ts';
import { base64url } from './base64url.ts';
import { followsSeen, misplacedOf, placesOf, signablesOf } from './book-lines.ts';
import { bookSums, owedOf, totalOf } from './book-sums.ts';
import { isOfAnotherBook } from './line.ts';
import { type ReadSeal, readSeal, type Seal } from './seal.ts';
import { type Issuer, isObject, type Sha256, utf8 } from './signed-token.ts';
import { isIncluded, leafBytes } from './tree.ts';

/** A line that the file's owner may not read, or that was erased. */
interface HiddenLine {
  seq: number;
  prev: string;
  digest: string | null;
  hash: string;
}
/** Where a book's line stands in the log, as of `GET /hajri/:bookingId/proof`. */
export interface LeafProof {
  origin: string;
  index: number;
  seq: number;
  hash: string;
  size: number;
  path: string[];
  note: string;
}
/** One book: its lines with salt and signature, and what is left of those that are hidden. */
export interface FileBook {
  bookingId: string;
  /** The hash of its last line. */
  head: string;
  lines: Line[];
  hidden: HiddenLine[];
  proof: LeafProof | null;
  /** Which of the statement's employers it is of: 0, 1 … */
  employer: number;
  /** By what it counts in the statement's time. */
  pay: FilePay;
  /** From which line on restores may have lost some; absent where none brought it back. */
  restored?: number | undefined;
}

/** As `Pay`, in JSON. */
export type FilePay = Omit<Pay, 'rates' | 'hire'> & { rates?: Record<string, number> | undefined };
/** `neev-statement.json`. */
export interface StatementFile {
  v: 'neev-statement-1';
  name: string;
  from: string;
  to: string;
  books: FileBook[];
  seal: { token: string; note: string; witnesses: string[] };
}

type Unsigned = Omit<StatementFile, 'seal'> & { seal: Omit<StatementFile['seal'], 'token'> };

/**
 * What the `file` of the seal inside a file is, which cannot be the hash of what it stands in: SHA-256 of canonical JSON of
 * the whole file without the seal's token.
 */
export function fileHash(file: Unsigned & { seal: { token?: string } }, sha256: Sha256): string {
  const { token: _, ...seal } = file.seal;
  return base64url(sha256(utf8(canonicalJson({ ...file, seal }))));
}

/**
 * What the `file` of a seal is that stands beside no file: that of its books' heads. A head stands for every line before
 * it.
 */
export const headsHash = (
  {
    name,
    from,
    to,
    books,
  }: Pick<StatementFile, 'name' | 'from' | 'to'> & { books: Pick<FileBook, 'bookingId' | 'head'>[] },
  sha256: Sha256,
): string => base64url(sha256(utf8(canonicalJson({ v: 'neev-heads-1', name, from, to, books }))));

/** What a reader of files has at hand. */
export interface FileReader extends Issuer {
  sha256: Sha256;
  /** ECDSA, P-256 and SHA-256, r || s; undefined where this browser cannot. */
  verifyLine: (parts: {
    key: Uint8Array;
    signature: Uint8Array;
    bytes: Uint8Array;
  }) => Promise<boolean | undefined>;
}
/** How many lines are which, and how many books are proven to be in the log. */
export interface Counts {
  books: number;
  logged: number;
  lines: number;
  signed: number;
  hidden: number;
}
export type ReadFile = { result: 'real'; seal: Seal; counts: Counts } | { result: 'changed' | 'not-ours' };

type One = { line: Line } | { hidden: HiddenLine };
const placeOf = (one: One) => ('line' in one ? one.line : one.hidden);

/** The hash that a line must have; of a hidden one of before nothing says it. */
function hashOf(one: One, sha256: Sha256): string {
  if ('line' in one) {
    const content = contentBytes(one.line);
    const digest = one.line.salt === undefined ? content : sha256(content);
    return toHex(sha256(linkBytes(one.line.prev, digest)));
  }
  const { prev, digest, hash } = one.hidden;
  return digest === null ? hash : toHex(sha256(linkBytes(prev, bytesOf(digest))));
}

/** All lines in their order; undefined where one is missing, or does not fit the one before it. */
function chainOf({ lines, hidden, head }: FileBook, sha256: Sha256): One[] | undefined {
  const all: One[] = [...lines.map((line) => ({ line })), ...hidden.map((one) => ({ hidden: one }))];
  all.sort((one, other) => placeOf(one).seq - placeOf(other).seq);
  let last = firstHead;
  for (const [at, one] of all.entries()) {
    const { seq, prev, hash } = placeOf(one);
    if (seq !== at + 1 || prev !== last || hash !== hashOf(one, sha256)) return undefined;
    last = hash;
  }
  return last === head ? all : undefined;
}

/** How many lines are signed; undefined where a signature does not fit its line and its device. */
async function countSigned({ bookingId, lines }: FileBook, reader: FileReader): Promise<number | undefined> {
  let signed = 0;
  for (const signable of signablesOf(bookingId, lines, reader.sha256)) {
    const fits = signable && (await reader.verifyLine(signable));
    if (fits === false) return undefined;
    if (fits) signed += 1;
  }
  return signed;
}

/** A log that another one went before was begun by a restore. */
const isAfterRestore = ({ log }: Seal): boolean => Number(/\/log\/(\d+)$/.exec(log?.origin ?? '')?.[1]) > 1;

/** Whether each line stands once, in this book, and follows what it says to have seen. */
function isInPlace({ bookingId, lines, restored }: FileBook, all: readonly One[], seal: Seal): boolean {
  const given = {
    places: placesOf(all.map(placeOf)),
    restored: isAfterRestore(seal) ? restored : undefined,
  };
  const isWrong = (line: Line) => isOfAnotherBook(line, bookingId) || !followsSeen(line, given);
  return !lines.some(isWrong) && misplacedOf(lines) === undefined;
}

/** Whether a line of a book stands in the tree that the seal names; undefined where that cannot be told. */
async function isLogged(
  { proof }: FileBook,
  all: readonly One[],
  { log, sha256 }: { log: Seal['log']; sha256: Sha256 },
) {
  if (!log || !proof || proof.origin !== log.origin || proof.size !== log.size) return undefined;
  const root = fromBase64(log.root);
  const path = proof.path.map((one) => fromBase64(one) ?? new Uint8Array());
  const line = all[proof.seq - 1];
  if (!root || !line || placeOf(line).hash !== proof.hash) return false;
  const leaf = sha256(leafBytes(bytesOf(proof.hash)));
  return isIncluded(sha256, { index: proof.index, size: proof.size, root, path }, leaf);
}

async function countBook(book: FileBook, seal: Seal, reader: FileReader): Promise<Counts | undefined> {
  const { sha256 } = reader;
  const all = chainOf(book, sha256);
  const signed = all && (await countSigned(book, reader));
  const logged = all && (await isLogged(book, all, { log: seal.log, sha256 }));
  if (signed === undefined || logged === false || !isInPlace(book, all, seal)) return undefined;
  return { books: 1, logged: logged ? 1 : 0, lines: book.lines.length, signed, hidden: book.hidden.length };
}

/** Everything else that is wrong with a file shows as a hash that does not fit, or throws. */
const isFile = (file: unknown): file is StatementFile =>
  isObject(file) && file.v === 'neev-statement-1' && Array.isArray(file.books) && isObject(file.seal);

/** The same sums, reckoned from the lines alone. */
function sumsOf({ books, from, to }: StatementFile): Seal['sums'] {
  const reckoned = books.map(({ lines, employer, pay: { rates, ...pay } }) => ({
    employer,
    // What is no entry of a book of days would not have its head's hash.
    ...bookSums(
      lines as Entry[],
      { ...pay, ...(rates && { rates: new Map(Object.entries(rates)) }) },
      { from, to },
    ),
  }));
  const { agreedDays: days, wages, paid } = totalOf(reckoned);
  const byEmployer = grouped(reckoned, ({ employer }) => String(employer));
  const owed = [...byEmployer.values()].reduce((sum, own) => sum + owedOf(own), 0);
  return { days, wages, paid, owed };
}

const isSame = (one: Seal['sums'], other: Seal['sums']): boolean =>
  one.days === other.days && one.wages === other.wages && one.paid === other.paid && one.owed === other.owed;

async function readWhole(file: StatementFile, seal: Seal, reader: FileReader): Promise<ReadFile> {
  const same = seal.name === file.name && seal.from === file.from && seal.to === file.to;
  if (!same || seal.file !== fileHash(file, reader.sha256)) return { result: 'changed' };
  const counts: Counts = { books: 0, logged: 0, lines: 0, signed: 0, hidden: 0 };
  for (const book of file.books) {
    const counted = await countBook(book, seal, reader);
    if (!counted) return { result: 'changed' };
    for (const name of ['books', 'logged', 'lines', 'signed', 'hidden'] as const)
      counts[name] += counted[name];
  }
  return isSame(seal.sums, sumsOf(file)) ? { result: 'real', seal, counts } : { result: 'changed' };
}

function findValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Computes all of a statement's file: its seal, that it is the file that was sealed, each chain up to its head, each
 * signature of a line, the leaves, and the sums. Whatever the text is, it throws nothing.
 */
export async function readFile(text: string, reader: FileReader): Promise<ReadFile> {
  const file = findValue(text);
  if (!isFile(file)) return { result: 'not-ours' };
  const read: ReadSeal =
    typeof file.seal.token === 'string' ? readSeal(file.seal.token, reader) : { result: 'not-ours' };
  if (read.result !== 'real') return read;
  try {
    // Written in other signs, it could say something else to another reader.
    if (JSON.stringify(file) !== text.trim()) return { result: 'changed' };
    return await readWhole(file, read.seal, reader);
  } catch {
    return { result: 'changed' };
  }
}
