import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudNoise, makeRandom, noise, seedOf, speck } from './random.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const place = fc.double({ min: -500, max: 500, noNaN: true });
const cell = fc.integer({ min: -2000, max: 2000 });
const first = (from: number, count = 20) => {
  const random = makeRandom(from);
  return Array.from({ length: count }, () => random());
};

describe('The stream of numbers', () => {
  test('is the same each time for one seed', () => {
    fc.assert(
      fc.property(seed, (from) => {
        expect(first(from)).toEqual(first(from));
      }),
    );
  });

  test('is another one for another seed', () => {
    fc.assert(
      fc.property(seed, seed, (one, other) => {
        fc.pre(one !== other);
        expect(first(one)).not.toEqual(first(other));
      }),
    );
  });

  test('lies from 0 to under 1, so that it chooses of any list', () => {
    fc.assert(
      fc.property(seed, (from) => {
        expect(first(from, 200).every((value) => value >= 0 && value < 1)).toBe(true);
      }),
    );
  });

  test('leans to no side', () => {
    const tenths = new Array<number>(10).fill(0);
    for (const value of first(7, 20_000)) {
      const tenth = Math.floor(value * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('goes on where it was: two streams of one seed do not disturb each other', () => {
    const [one, other] = [makeRandom(3), makeRandom(3)];
    const early = [one(), one()];
    expect([other(), other()]).toEqual(early);
    expect(one()).toBe(other());
  });
});

describe('The seed of a prompt', () => {
  test('is a whole number of 32 bits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const found = seedOf(text);
        expect(Number.isInteger(found) && found >= 0 && found <= 0xffffffff).toBe(true);
        expect(seedOf(text)).toBe(found);
      }),
    );
  });

  test('is another one for another letter, another order and another script', () => {
    const texts = ['', 'villa', 'Villa', 'villas', 'allvi', 'विला', 'विलो', 'a b', 'ab '];
    expect(new Set(texts.map(seedOf)).size).toBe(texts.length);
  });
});

describe('Noise over the ground', () => {
  test('is one number from 0 to 1 for a place', () => {
    fc.assert(
      fc.property(cell, cell, (x, y) => {
        expect(speck(x, y)).toBe(speck(x, y));
        expect(speck(x, y)).toBeGreaterThanOrEqual(0);
        expect(speck(x, y)).toBeLessThan(1);
      }),
    );
  });

  test('is the speck on the grid and smooth between: a small step changes little', () => {
    fc.assert(
      fc.property(cell, cell, (x, y) => {
        expect(noise(x, y)).toBeCloseTo(speck(x, y), 9);
      }),
    );
    fc.assert(
      fc.property(place, place, (x, y) => {
        expect(Math.abs(noise(x + 1e-4, y) - noise(x, y))).toBeLessThan(1e-3);
        expect(Math.abs(noise(x, y + 1e-4) - noise(x, y))).toBeLessThan(1e-3);
      }),
    );
  });

  test('stays from 0 to 1, that of clouds too', () => {
    fc.assert(
      fc.property(place, place, (x, y) => {
        for (const value of [noise(x, y), cloudNoise(x, y)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('repeats itself neither along the road nor away from it', () => {
    const row = Array.from({ length: 200 }, (_, x) => speck(x, 0));
    const column = Array.from({ length: 200 }, (_, y) => speck(0, y));
    expect(new Set(row).size).toBeGreaterThan(195);
    expect(new Set(column).size).toBeGreaterThan(195);
    expect(row).not.toEqual(column);
  });
});
