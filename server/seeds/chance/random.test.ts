import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRandom } from './random.ts';

test('The same seed gives the same demo on every machine', () => {
  const [one, same, other] = [makeRandom(7), makeRandom(7), makeRandom(8)];
  const draws = (random: typeof one) => Array.from({ length: 20 }, () => random.next());
  const first = draws(one);
  expect(draws(same)).toEqual(first);
  expect(draws(other)).not.toEqual(first);
  expect(first.every((draw) => draw >= 0 && draw < 1)).toBe(true);
});

test('A whole number lies between its ends, and both are reached', () => {
  const seen = new Set(Array.from({ length: 500 }, makeRandom(1).whole.bind(undefined, 3, 6)));
  expect(seen).toEqual(new Set([3, 4, 5, 6]));
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, min, span) => {
      const drawn = makeRandom(seed).whole(min, min + span);
      expect(drawn).toBeGreaterThanOrEqual(min);
      expect(drawn).toBeLessThanOrEqual(min + span);
    }),
  );
});

test('What is weighted 0 is never drawn, what weighs more is drawn more often', () => {
  const random = makeRandom(1);
  const drawn = Array.from({ length: 1000 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }));
  const times = (key: string) => drawn.filter((one) => one === key).length;
  expect(times('never')).toBe(0);
  expect(times('seldom')).toBeGreaterThan(0);
  expect(times('often')).toBeGreaterThan(4 * times('seldom'));
});

test('From nothing nothing is drawn', () => {
  expect(() => makeRandom(1).pick([])).toThrow('nothing to pick from');
  expect(() => makeRandom(1).weighted({})).toThrow('nothing to pick from');
});

test('An id has the form of one, and is another each time', () => {
  const random = makeRandom(1);
  const ids = Array.from({ length: 100 }, () => random.uuid());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
