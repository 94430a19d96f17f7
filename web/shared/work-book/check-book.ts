import { brokenAt, contentBytes, linkBytes } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
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

/** Whether a book still has the last line that this device saw of it, as it was. */
export function keepsWhatWasSeen(bookId: string, entries: readonly Line[]): boolean {
  const noted = readNoted()[bookId];
  return !noted || entries.some(({ seq, hash }) => seq === noted.seq && hash === noted.hash);
}

/** Remembers the last line; a later book without it is warned of. */
export function noteHead(bookId: string, entries: readonly Line[]): void {
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

/** Hashes every line anew, on this device. 'unknown' where the browser has no hashing: a page without HTTPS. */
export async function checkChain(entries: readonly Line[]): Promise<Checked> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return 'unknown';
  const hashes = new Map<Line, string>();
  for (const entry of entries) hashes.set(entry, await hashOf(entry));
  return brokenAt(entries, (entry) => hashes.get(entry) ?? '') === undefined ? 'whole' : 'broken';
}
