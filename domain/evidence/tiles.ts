import { joined } from './base64.ts';
import {
  consistencyRanges,
  inclusionRanges,
  rootOf,
  rootOver,
  type Sha256,
  type Subtree,
  subtreesOf,
} from './tree.ts';

// A tree in tiles, as C2SP has them (tlog-tiles): 256 hashes each; those of a level are the roots of full tiles below.

export const tileWidth = 256;
const tileHeight = 8;

export interface TileAt {
  level: number;
  n: number;
}

/** A tile's number as paths write it: `x001/234`. */
export function tileNumber(n: number): string {
  const [last = '', ...before] = (
    String(n)
      .padStart(Math.ceil(String(n).length / 3) * 3, '0')
      .match(/.{3}/g) ?? []
  ).reverse();
  return [...before.map((part) => `x${part}`).reverse(), last].join('/');
}

/** @returns undefined for what is no tile's path, `L/N` or `L/N.p/W` */
export function readTilePath(path: string): (TileAt & { width: number }) | undefined {
  const [, level, number = '', width] =
    /^(\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? [];
  const n = Number(number.replace(/[x/]/g, ''));
  const read = { level: Number(level), n, width: Number(width ?? tileWidth) };
  const isOne = level === String(read.level) && read.level < 64 && number === tileNumber(n);
  return isOne && read.width <= tileWidth && (width === undefined || read.width < tileWidth)
    ? read
    : undefined;
}

export const tilePath = ({ level, n, width }: TileAt & { width: number }): string =>
  `${level}/${tileNumber(n)}${width === tileWidth ? '' : `.p/${width}`}`;

/** The tile whose hashes make a whole subtree. */
function tileOf({ level, index }: Subtree): TileAt & { from: number; count: number } {
  const inTile = level % tileHeight;
  const first = index * 2 ** inTile;
  return {
    level: (level - inTile) / tileHeight,
    n: Math.floor(first / tileWidth),
    from: first % tileWidth,
    count: 2 ** inTile,
  };
}

/** Answers the hashes of a tile. */
export type ReadTile = (tile: TileAt) => Uint8Array;

const hashAt = (tile: Uint8Array, place: number): Uint8Array => tile.slice(place * 32, place * 32 + 32);

export const hashesOf = (tile: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.floor(tile.length / 32) }, (_, place) => hashAt(tile, place));

function subtreeHash(sha256: Sha256, subtree: Subtree, read: ReadTile): Uint8Array {
  const { from, count, ...tile } = tileOf(subtree);
  const hashes = read(tile);
  let level = Array.from({ length: count }, (_, place) => hashAt(hashes, from + place));
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, at) =>
      rootOver(sha256, level.slice(at * 2, at * 2 + 2)),
    );
  return level[0] ?? new Uint8Array();
}

/** A proof: which tiles it is read from, and its path once they are at hand. */
export interface Proof {
  tiles: TileAt[];
  path: (sha256: Sha256, read: ReadTile) => Uint8Array[];
}

function proofOf(ranges: { from: number; to: number }[]): Proof {
  const parts = ranges.map(subtreesOf);
  const tiles = new Map(
    parts.flat().map((subtree) => {
      const { level, n } = tileOf(subtree);
      return [`${level}/${n}`, { level, n }];
    }),
  );
  return {
    tiles: [...tiles.values()],
    path: (sha256, read) =>
      parts.map((subtrees) =>
        rootOver(
          sha256,
          subtrees.map((one) => subtreeHash(sha256, one, read)),
        ),
      ),
  };
}

export const inclusionProof = (index: number, size: number): Proof => proofOf(inclusionRanges(index, size));
export const consistencyProof = (first: number, second: number): Proof =>
  proofOf(consistencyRanges(first, second));
/** What is kept of a tree to let it grow, from its tiles. */
export const edgeProof = (size: number): Proof =>
  proofOf(
    subtreesOf({ from: 0, to: size }).map(({ level, index }) => ({
      from: index * 2 ** level,
      to: (index + 1) * 2 ** level,
    })),
  );

/** The last tile of each level, where a tree grows; a level whose last tile is full has none. */
export function openTiles(size: number): TileAt[] {
  const tiles: TileAt[] = [];
  for (let [level, count] = [0, size]; count > 0; level += 1, count = Math.floor(count / tileWidth))
    if (count % tileWidth > 0) tiles.push({ level, n: Math.floor(count / tileWidth) });
  return tiles;
}

export interface Tile extends TileAt {
  hashes: Uint8Array;
}

/**
 * Lays leaves behind a tree.
 * @param open its open tiles
 * @returns the tiles that are new or have grown
 */
export function laid(
  sha256: Sha256,
  { size, open }: { size: number; open: readonly Tile[] },
  leafHashes: readonly Uint8Array[],
): Tile[] {
  const changed: Tile[] = [];
  let [count, hashes] = [size, leafHashes];
  for (let level = 0; hashes.length > 0; level += 1) {
    const first = Math.floor(count / tileWidth);
    const before = open.find((tile) => tile.level === level && tile.n === first);
    const all = [...(before ? hashesOf(before.hashes) : []), ...hashes];
    const full: Uint8Array[] = [];
    for (let at = 0; at < all.length; at += tileWidth) {
      const some = all.slice(at, at + tileWidth);
      const tile = { level, n: first + at / tileWidth, hashes: joined(...some) };
      changed.push(tile);
      if (some.length === tileWidth) full.push(rootOf(sha256, some));
    }
    [count, hashes] = [first, full];
  }
  return changed;
}
