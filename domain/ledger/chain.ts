import { canonicalJson } from './canonical-json.ts';
import type { Line } from './entry.ts';

/** What the first entry's `prev` is: 32 bytes of zero. */
export const firstHead = '00'.repeat(32);

type Bytes = Uint8Array<ArrayBuffer>;
type Linked = Pick<Line, 'seq' | 'prev' | 'hash'>;
type Content = Omit<Line, 'hash'> & { hash?: string };

export const bytesOf = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(one: Uint8Array, other: Uint8Array): Bytes {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

/**
 * What a line's digest is the SHA-256 of: its salt's 16 bytes, then the canonical JSON (UTF-8) of the line as it is
 * answered, with `device`, `n`, `seen` and `sig` where it has them, without `prev`, `hash` and `salt`. A line of before
 * has no salt, and no digest.
 */
export function contentBytes(line: Content): Bytes {
  const { prev: _prev, hash: _hash, salt = '', ...said } = line;
  return joined(bytesOf(salt), new TextEncoder().encode(canonicalJson(said)));
}

/**
 * What a line's hash is the SHA-256 of: `prev`, then its digest; of a line without salt its JSON itself. Who has the
 * digest alone, of a line that they may not read, follows the chain all the same.
 * @param digest the digest's 32 bytes, or the `contentBytes` of a line without salt
 */
export const linkBytes = (prev: string, digest: Uint8Array): Bytes => joined(bytesOf(prev), digest);

/**
 * Follows entries that come one after the other.
 * @param hashOf the SHA-256 of the entry's `linkBytes`, hex
 * @returns the `seq` that was expected where the chain breaks; undefined where it is whole
 */
export function brokenAt<One extends Linked>(
  entries: readonly One[],
  hashOf: (entry: One) => string,
  after: { seq: number; head: string } = { seq: 0, head: firstHead },
): number | undefined {
  let { seq, head } = after;
  for (const entry of entries) {
    seq += 1;
    if (entry.seq !== seq || entry.prev !== head || entry.hash !== hashOf(entry)) return seq;
    head = entry.hash;
  }
  return undefined;
}
