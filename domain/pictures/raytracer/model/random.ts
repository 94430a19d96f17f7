/** A stream of numbers from 0 to 1, always the same for a seed. */
export type Random = () => number;

/** FNV-1a: 32 bits of a text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from 0 to 1 for a place of the grid. */
export function speck(x: number, y: number): number {
  let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

/** Smooth between the specks: value noise from 0 to 1. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = x - column;
  const along = y - row;
  const u = across * across * (3 - 2 * across);
  const v = along * along * (3 - 2 * along);
  const near = speck(column, row) * (1 - u) + speck(column + 1, row) * u;
  const far = speck(column, row + 1) * (1 - u) + speck(column + 1, row + 1) * u;
  return near * (1 - v) + far * v;
}

/** Four octaves, 0 to 1. */
export function cloudNoise(x: number, y: number): number {
  return (
    0.5 * noise(x, y) +
    0.26 * noise(x * 2.1 + 7, y * 2.1) +
    0.15 * noise(x * 4.3, y * 4.3 + 3) +
    0.09 * noise(x * 8.7 + 1, y * 8.7)
  );
}
