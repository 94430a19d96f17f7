/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** Both ends belong to it. */
  whole(least: number, most: number): number;
  chance(share: number): boolean;
  /** @throws for a list that is empty */
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32: small, fast, and good enough to choose calls by. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick(from) {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[whole(0, from.length - 1)] as (typeof from)[number];
    },
  };
}

/** Each call has random numbers of its own, so that it does not matter which of several at once is made first. */
export const randomOf = (seed: number, call: number): Random =>
  makeRandom(Math.imul(seed, 0x9e3779b1) ^ call);
