import { canonicalJson } from './canonical-json.ts';
import type { Line } from './entry.ts';

/** What the first entry's `prev` is: 32 bytes of zero. */
export const firstHead = '00'.repeat(32);

type Linked = Pick<Line, 'seq' | 'prev' | 'hash'>;

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** What an entry's hash is the SHA-256 of: `prev`, then the entry's JSON without `prev` and `hash`. */
export function linkBytes(entry: Omit<Line, 'hash'> & { hash?: string }): Uint8Array<ArrayBuffer> {
  const { prev, hash: _, ...said } = entry;
  const head = bytesOf(prev);
  const text = new TextEncoder().encode(canonicalJson(said));
  const bytes = new Uint8Array(head.length + text.length);
  bytes.set(head);
  bytes.set(text, head.length);
  return bytes;
}

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
