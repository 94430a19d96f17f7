import { brokenAt, bytesOf, contentBytes, linkBytes } from '#domain/ledger/chain.ts';
import type { Line, Seen } from '#domain/ledger/entry.ts';
import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';

type Noted = Record<string, { seq: number; hash: string }>;

const keyOf = (): string => `${privatePrefix}book-heads:${currentSession()?.user._id ?? ''}`;

function readNoted(): Noted {
  try {
    const stored: unknown = JSON.parse(onDevice.get(keyOf()) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Noted) : {};
  } catch {
    return {};
  }
}

/**
 * Whether a book still has the last line that this device saw of it, as it was.
 * @param upTo the last line that a restore brought back, where there was one: later lines were lost by it
 */
export function keepsWhatWasSeen(
  bookId: string,
  entries: readonly Seen[],
  upTo = Number.POSITIVE_INFINITY,
): boolean {
  const noted = readNoted()[bookId];
  return (
    !noted || noted.seq > upTo || entries.some(({ seq, hash }) => seq === noted.seq && hash === noted.hash)
  );
}

/** Remembers the last line; a later book without it is warned of. */
export function noteHead(bookId: string, entries: readonly Seen[]): void {
  const last = entries.at(-1);
  if (!last) return;
  const { seq, hash } = last;
  onDevice.hold(keyOf(), JSON.stringify({ ...readNoted(), [bookId]: { seq, hash } }));
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = (bytes: BufferSource): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes);

async function hashOf(entry: Line): Promise<string> {
  const content = contentBytes(entry);
  const digest = entry.salt === undefined ? content : new Uint8Array(await sha256(content));
  return hexOf(await sha256(linkBytes(entry.prev, digest)));
}

export type Checked = 'whole' | 'broken' | 'unknown';

/** A line that its reader may not see: what it says is known by its digest alone. */
export interface HiddenLine extends Seen {
  prev: string;
  /** Null of a line from before lines had one: its hash is taken as it is. */
  digest: string | null;
}

const hashOfHidden = async ({ prev, digest, hash }: HiddenLine): Promise<string> =>
  digest === null ? hash : hexOf(await sha256(linkBytes(prev, bytesOf(digest))));

/**
 * Hashes every line again, on this device, past those that are hidden.
 * @returns 'unknown' where the browser has no hashing: a page without HTTPS
 */
export async function checkChain(
  entries: readonly Line[],
  hidden: readonly HiddenLine[] = [],
): Promise<Checked> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return 'unknown';
  const lines = [...entries, ...hidden].toSorted((one, other) => one.seq - other.seq);
  const hashes = new Map<object, string>();
  // A line that cannot be read has no hash: the chain breaks there.
  const hashed = async (line: Line | HiddenLine) => ('digest' in line ? hashOfHidden(line) : hashOf(line));
  for (const line of lines) hashes.set(line, await hashed(line).catch(() => ''));
  return brokenAt(lines, (line) => hashes.get(line) ?? '') === undefined ? 'whole' : 'broken';
}
