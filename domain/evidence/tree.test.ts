import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, joined, sameBytes, toHex } from './base64.ts';
import { consistencyProof, edgeProof, inclusionProof, laid, openTiles, type Tile } from './tiles.ts';
import { grown, isConsistent, isIncluded, leafBytes, rootOf, rootOver, type Sha256 } from './tree.ts';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/** RFC 6962 2.1, word by word. */
function naiveRoot(data: readonly Uint8Array[]): Uint8Array {
  const [first] = data;
  if (!first) return sha256(new Uint8Array());
  if (data.length === 1) return sha256(joined(Uint8Array.of(0), first));
  let split = 1;
  while (split * 2 < data.length) split *= 2;
  return sha256(joined(Uint8Array.of(1), naiveRoot(data.slice(0, split)), naiveRoot(data.slice(split))));
}

const leaf = (no: number): Uint8Array => sha256(Uint8Array.of(no % 256, no >> 8));
const leaves = (size: number): Uint8Array[] => Array.from({ length: size }, (_, no) => leaf(no));
const hashesOf = (data: readonly Uint8Array[]) => data.map((one) => sha256(leafBytes(one)));

/** A tree in tiles that grew in these steps. */
function tiled(steps: readonly number[]) {
  const tiles = new Map<string, Tile>();
  let size = 0;
  for (const step of steps) {
    const open = openTiles(size).map(({ level, n }) => tiles.get(`${level}/${n}`) as Tile);
    const more = hashesOf(Array.from({ length: step }, (_, at) => leaf(size + at)));
    for (const tile of laid(sha256, { size, open }, more)) tiles.set(`${tile.level}/${tile.n}`, tile);
    size += step;
  }
  const read = ({ level, n }: { level: number; n: number }) =>
    tiles.get(`${level}/${n}`)?.hashes ?? new Uint8Array();
  const edge = edgeProof(size).path(sha256, read);
  return { size, root: rootOver(sha256, edge), read };
}

const sizes = fc.integer({ min: 1, max: 700 });
const steps = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 4 });

test('the trees of RFC 6962 have the roots that are known of them', () => {
  const data = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ];
  const known = {
    0: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    1: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    2: 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    3: 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    7: 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    8: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  };
  for (const [size, root] of Object.entries(known)) {
    const hashes = hashesOf(data.slice(0, Number(size)).map(fromHex));
    expect([size, toHex(rootOf(sha256, hashes))]).toEqual([size, root]);
  }
});

test('every way of growing comes to the root of the naive tree', () => {
  fc.assert(
    fc.property(steps, (some) => {
      const tree = tiled(some);
      const hashes = hashesOf(leaves(tree.size));
      const naive = toHex(naiveRoot(leaves(tree.size)));
      expect(toHex(tree.root)).toBe(naive);
      const { size, edge } = grown(sha256, { size: 0, edge: [] }, hashes);
      expect([size, toHex(rootOver(sha256, edge))]).toEqual([tree.size, naive]);
    }),
    { numRuns: 30 },
  );
});

test('a proof fits its own leaf, place and root alone', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, some, other) => {
      const tree = tiled([size]);
      const [index, wrong] = [some % size, other % size];
      const path = inclusionProof(index, size).path(sha256, tree.read);
      const proof = { index, size, root: tree.root, path };
      const hash = sha256(leafBytes(leaf(index)));
      expect(await isIncluded(sha256, proof, hash)).toBe(true);
      expect(await isIncluded(sha256, { ...proof, index: wrong }, hash)).toBe(wrong === index);
      expect(await isIncluded(sha256, proof, sha256(leafBytes(leaf(wrong))))).toBe(wrong === index);
      expect(await isIncluded(sha256, { ...proof, root: leaf(1) }, hash)).toBe(false);
      expect(await isIncluded(sha256, { ...proof, path: [...path, leaf(1)] }, hash)).toBe(false);
      expect(await isIncluded(sha256, { ...proof, path: path.slice(1) }, hash)).toBe(size === 1);
    }),
    { numRuns: 60 },
  );
});

test('a tree proves that it begins with each smaller one, and with no other', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.nat(), async (size, some) => {
      const tree = tiled([size]);
      const to = { size, root: tree.root };
      const from = { size: some % (size + 1), root: naiveRoot(leaves(some % (size + 1))) };
      const path = consistencyProof(from.size, size).path(sha256, tree.read);
      expect(await isConsistent(sha256, { from, to }, path)).toBe(true);
      const forked = { from: { size: from.size, root: leaf(9) }, to };
      if (from.size > 0) expect(await isConsistent(sha256, forked, path)).toBe(false);
      if (from.size === 0) return;
      const fork = { size, root: naiveRoot([leaf(999), ...leaves(size).slice(1)]) };
      expect(await isConsistent(sha256, { from, to: fork }, path)).toBe(false);
      expect(await isConsistent(sha256, { from: to, to: from }, path)).toBe(from.size === size);
      const changed = path.map((hash, at) => (at === 0 ? leaf(5) : hash));
      if (path.length > 0) expect(await isConsistent(sha256, { from, to }, changed)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('a tree of 70,000 leaves has tiles of three levels, and proofs of 17 hashes', async () => {
  const tree = tiled([70_000]);
  expect(openTiles(tree.size).map(({ level, n }) => [level, n])).toEqual([
    [0, 273],
    [1, 1],
    [2, 0],
  ]);
  const path = inclusionProof(69_000, tree.size).path(sha256, tree.read);
  const proof = { index: 69_000, size: tree.size, root: tree.root, path };
  expect(await isIncluded(sha256, proof, sha256(leafBytes(leaf(69_000))))).toBe(true);
  expect(path.length).toBeLessThanOrEqual(17);
  expect(sameBytes(tree.root, rootOf(sha256, hashesOf(leaves(70_000))))).toBe(true);
});
