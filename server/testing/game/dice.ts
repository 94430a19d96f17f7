/** What falls. */
export interface Dice {
  /** From 0 up to but without the end. */
  below: (end: number) => number;
  pick: <T>(from: readonly T[]) => T | undefined;
  chance: (share: number) => boolean;
}

/** A repeatable dice: the same seed plays the same game. */
export function dice(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (from) => from[below(from.length)], chance: (share) => next() < share };
}
