import { createHash } from 'node:crypto';
import { bytesOf, contentBytes, linkBytes } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

type Content = Parameters<typeof contentBytes>[0];

/** Hex; undefined of a line without salt. */
export const digestOf = (line: Content): string | undefined =>
  line.salt === undefined ? undefined : sha256(contentBytes(line)).toString('hex');

/** Of `prev` and a digest, hex. */
export const linkOf = (prev: string, digest: string): string =>
  sha256(linkBytes(prev, bytesOf(digest))).toString('hex');

/** A line's hash, hex. */
export function hashOf(line: Content): string {
  const content = contentBytes(line);
  const linked = linkBytes(line.prev, line.salt === undefined ? content : sha256(content));
  return sha256(linked).toString('hex');
}

/** What is told of a line that its reader may not see: enough to follow the chain past it. */
export type Hidden = Pick<Line, 'seq' | 'prev' | 'hash'> & { digest: string | null };
export const hiddenOf = (line: Line): Hidden => {
  const { seq, prev, hash } = line;
  return { seq, prev, digest: digestOf(line) ?? null, hash };
};
