import { joined, sameBytes } from './base64.ts';

/** SHA-256. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
/** The same where it takes time, as in browsers. */
export type SlowSha256 = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

// RFC 6962 2.1: what is hashed begins with what it is, so that no leaf passes for a node.
const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

export const leafBytes = (data: Uint8Array): Uint8Array<ArrayBuffer> => joined(leafMark, data);
const nodeBytes = (left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined(nodeMark, left, right);

/** The largest power of two below a number of at least two. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The hashes of a whole subtree's leaves, `2^level` from `index * 2^level` on. */
export interface Subtree {
  level: number;
  index: number;
}

/** Leaves from `from` to before `to`; RFC 6962 asks for no others than those that begin at a subtree's begin. */
interface Range {
  from: number;
  to: number;
}

/** The whole subtrees that a range consists of, from left to right: ever smaller ones. */
export function subtreesOf({ from, to }: Range): Subtree[] {
  const found: Subtree[] = [];
  for (let at = from; at < to; ) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= to) level += 1;
    found.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return found;
}

/** The root above whole subtrees that lie side by side, the largest first; of none the hash of nothing. */
export function rootOver(sha256: Sha256, subtrees: readonly Uint8Array[]): Uint8Array {
  const last = subtrees.at(-1);
  if (!last) return sha256(new Uint8Array());
  return subtrees.slice(0, -1).reduceRight((right, left) => sha256(nodeBytes(left, right)), last);
}

/** The root of leaves' hashes. */
export function rootOf(sha256: Sha256, hashes: readonly Uint8Array[]): Uint8Array {
  const [only] = hashes;
  if (hashes.length < 2) return only ?? sha256(new Uint8Array());
  const split = splitOf(hashes.length);
  return sha256(nodeBytes(rootOf(sha256, hashes.slice(0, split)), rootOf(sha256, hashes.slice(split))));
}

/**
 * What is kept of a tree to let it grow: its whole subtrees, the largest first, as its size has bits.
 * @param hashes of the leaves that come behind
 */
export function grown(
  sha256: Sha256,
  { size, edge }: { size: number; edge: readonly Uint8Array[] },
  hashes: Iterable<Uint8Array>,
): { size: number; edge: Uint8Array[] } {
  const next = [...edge];
  let count = size;
  for (const hash of hashes) {
    let node = hash;
    for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2)
      node = sha256(nodeBytes(next.pop() ?? node, node));
    next.push(node);
    count += 1;
  }
  return { size: count, edge: next };
}

/** The ranges whose roots prove that a leaf stands in a tree, from the leaf upwards (RFC 6962 2.1.1). */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    if (index < middle) {
      ranges.unshift({ from: middle, to });
      to = middle;
    } else {
      ranges.unshift({ from, to: middle });
      from = middle;
    }
  }
  return ranges;
}

/** The ranges whose roots prove that a tree begins with a smaller one (RFC 6962 2.1.2). */
export function consistencyRanges(first: number, second: number): Range[] {
  if (first === 0 || first === second) return [];
  const ranges: Range[] = [];
  let [from, to] = [0, second];
  while (to > first) {
    const middle = from + splitOf(to - from);
    if (first <= middle) {
      ranges.unshift({ from: middle, to });
      to = middle;
    } else {
      ranges.unshift({ from, to: middle });
      from = middle;
    }
  }
  // Who asks knows the root of the smaller tree.
  return from === 0 ? ranges : [{ from, to }, ...ranges];
}

/** A place on the way up, and the last one of its level (RFC 9162: fn and sn). */
interface Place {
  node: number;
  last: number;
}

const half = (number: number): number => Math.floor(number / 2);
const above = ({ node, last }: Place): Place => ({ node: half(node), last: half(last) });

/** Whether the next hash of a path stands left of a place. */
const joinsLeft = ({ node, last }: Place): boolean => node % 2 === 1 || node === last;

/** A place on the edge goes up until something stands left of it. */
function afterLeft(place: Place): Place {
  let at = place;
  while (at.node % 2 === 0 && at.node !== 0) at = above(at);
  return above(at);
}

/** Whether a leaf stands at a place of the tree with this root (RFC 9162 2.1.3.2). */
export async function isIncluded(
  sha256: SlowSha256,
  { index, size, root, path }: { index: number; size: number; root: Uint8Array; path: readonly Uint8Array[] },
  leafHash: Uint8Array,
): Promise<boolean> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let at: Place = { node: index, last: size - 1 };
  let hash = leafHash;
  for (const other of path) {
    if (at.last === 0 || other.length !== 32) return false;
    const left = joinsLeft(at);
    hash = await sha256(left ? nodeBytes(other, hash) : nodeBytes(hash, other));
    at = left ? afterLeft(at) : above(at);
  }
  return at.last === 0 && sameBytes(hash, root);
}

/** A tree as its checkpoint tells it. */
export interface TreeHead {
  size: number;
  root: Uint8Array;
}

/** Whether a tree begins with all of a smaller one (RFC 9162 2.1.4.2). */
export async function isConsistent(
  sha256: SlowSha256,
  { from, to }: { from: TreeHead; to: TreeHead },
  path: readonly Uint8Array[],
): Promise<boolean> {
  if (from.size > to.size || from.size < 0) return false;
  if (from.size === to.size) return path.length === 0 && sameBytes(from.root, to.root);
  if (from.size === 0) return path.length === 0;
  const isWhole = Number.isInteger(Math.log2(from.size));
  const [start, ...rest] = isWhole ? [from.root, ...path] : path;
  if (!start || path.some(({ length }) => length !== 32)) return false;
  let at: Place = { node: from.size - 1, last: to.size - 1 };
  while (at.node % 2 === 1) at = above(at);
  let [older, newer] = [start, start];
  for (const other of rest) {
    if (at.last === 0) return false;
    if (joinsLeft(at)) {
      older = await sha256(nodeBytes(other, older));
      newer = await sha256(nodeBytes(other, newer));
      at = afterLeft(at);
    } else {
      newer = await sha256(nodeBytes(newer, other));
      at = above(at);
    }
  }
  return at.last === 0 && sameBytes(older, from.root) && sameBytes(newer, to.root);
}
