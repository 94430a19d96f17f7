import type { KeyObject } from 'node:crypto';
import { type SentEntry, type SignedPart, signedPart } from '#contract/hiring/work-book.ts';
import { isProblemName, type ProblemName } from '#contract/problems.ts';
import { signedBytes } from '#domain/evidence/line.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
import type { Db } from '../database/database.ts';
import { type Around, type Device, deviceOfSession, hashesAt, linesAround } from './device.data.ts';
import { isSignedBy, keyOf } from './keys-in-book.ts';
import type { Held } from './open-book.data.ts';

/** A batch, by who sent it. */
interface Sender {
  bookId: string;
  /** Of the session's token. */
  tokenHash: Buffer;
  sent: SentEntry[];
}

interface Said {
  kind: string;
  body: unknown;
  saidAt: string;
}

/** What the lines of one batch are held against that name a device. */
interface Known {
  bookId: string;
  head: Held;
  device: Device | undefined;
  key: KeyObject | undefined;
  hashes: ReadonlyMap<number, string>;
  around: ReadonlyMap<number, Around>;
  /** Those of the batch that can stand. */
  taken: Counted[];
  countsAs: Map<string, number>;
}

/** A line of a device: its count, and the last line that it had seen. */
interface Counted {
  n: number;
  seen: number;
}

/** @returns undefined for an entry of an older page, which names no device */
function partOf({ device, n, seen, sig }: SentEntry): SignedPart | ProblemName | undefined {
  if ([device, n, seen, sig].every((one) => one === undefined)) return undefined;
  const read = signedPart.safeParse({ device, n, seen, sig });
  if (read.success) return read.data;
  const [first] = read.error.issues;
  return first && isProblemName(first.message) ? first.message : 'bad-input';
}

/** Of two lines of one device the later has seen as much as the earlier, and no two have one count. */
const fits = (one: Counted, other: Counted): boolean =>
  one.n < other.n ? one.seen <= other.seen : one.n > other.n && one.seen >= other.seen;

function isInOrder(line: Counted, { around, taken }: Known): boolean {
  const stored = around.get(line.n);
  if (!stored || stored.taken) return false;
  const { before, after } = stored;
  if ((before ?? 0) > line.seen || (after ?? line.seen) < line.seen) return false;
  return taken.every((other) => fits(line, other));
}

/** Its own signature, of exactly what is stored. */
function refusalOfSignature(
  part: SignedPart,
  { sent, says }: { sent: SentEntry; says: Said },
  { bookId, device, key }: Known,
): ProblemName | undefined {
  if (!device?.key) return part.sig === undefined ? undefined : 'signature-wrong';
  if (part.sig === undefined) return 'signature-missing';
  const { kind, body, saidAt } = says;
  const stored = { kind, body, saidAt };
  const asSent = { kind: sent.kind, body: sent.body, saidAt: sent.saidAt };
  if (canonicalJson(asSent) !== canonicalJson(stored)) return 'bad-input';
  const { clientId } = sent;
  const bytes = signedBytes({ ...stored, book: bookId, clientId, ...part });
  return key && isSignedBy(key, bytes, part.sig) ? undefined : 'signature-wrong';
}

/**
 * The place up to which the book was seen; of a book that restores brought back, what still stands of that. A line that
 * is in no place of the last of them was lost by one before.
 */
function placeSeen({ seen: { seq, hash } }: SignedPart, { head, hashes }: Known): number | undefined {
  if ((seq === 0 ? firstHead : hashes.get(seq)) === hash) return seq;
  return [head.restoredSeq, head.restoredFirst].find((place) => place !== null && seq > place) ?? undefined;
}

function refusalOf(
  part: SignedPart,
  { sent, says, named }: { sent: SentEntry; says: Said; named: readonly Line[] },
  known: Known,
): ProblemName | undefined {
  if (part.device !== known.device?.name) return 'device-unknown';
  const wrong = refusalOfSignature(part, { sent, says }, known);
  if (wrong) return wrong;
  const seen = placeSeen(part, known);
  if (seen === undefined) return 'book-differs';
  if (named.some(({ seq }) => seq > seen)) return 'not-found';
  const line = { n: part.n, seen };
  if (!isInOrder(line, known)) return 'line-order';
  known.taken.push(line);
  if (seen !== part.seen.seq) known.countsAs.set(sent.clientId, seen);
  return undefined;
}

/** How the lines of a batch stand to the device that sends them. */
export interface Signed {
  /** @returns what is added to the line; nothing of an older page's; or why it cannot stand */
  judge: (
    sent: SentEntry,
    says: Said,
    named: readonly Line[],
  ) => Pick<Line, 'device' | 'n' | 'seen' | 'sig'> | ProblemName;
  /** The device, where some can stand, and whether this is its first line in the book. */
  writer: () => { device: Device; isNew: boolean } | undefined;
  countsAs: ReadonlyMap<string, number>;
}

/** Reads what a batch is held against, in the transaction that holds its book. */
export async function signedLines(
  open: Db,
  { bookId, tokenHash, sent }: Sender,
  head: Held,
): Promise<Signed> {
  const parts = new Map(sent.map((one) => [one, partOf(one)]));
  const read = [...parts.values()].filter((part) => typeof part === 'object');
  const device = read.length > 0 ? await deviceOfSession(open, tokenHash) : undefined;
  const counts = [...new Set(read.map(({ n }) => n))];
  const places = [...new Set(read.map(({ seen }) => seen.seq))];
  const known: Known = {
    ...{ bookId, head, device, taken: [], countsAs: new Map() },
    key: device?.key ? keyOf(device.key) : undefined,
    hashes: await hashesAt(open, bookId, places),
    around: device ? await linesAround(open, { bookId, device: device.id, counts }) : new Map(),
  };
  return {
    countsAs: known.countsAs,
    judge: (one, says, named) => {
      const part = parts.get(one);
      if (part === undefined || typeof part === 'string') return part ?? {};
      const refused = refusalOf(part, { sent: one, says, named }, known);
      if (refused) return refused;
      const { sig, ...place } = part;
      return { ...place, ...(sig !== undefined && { sig }) };
    },
    writer: () => {
      if (!device || known.taken.length === 0) return undefined;
      const wrote = ({ taken, before, after }: Around) => taken || before !== null || after !== null;
      return { device, isNew: ![...known.around.values()].some(wrote) };
    },
  };
}
