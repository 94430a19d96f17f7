import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf, perDay, perHead } from './prices.ts';

describe('What is usual', () => {
  test('is the middle half of eight prices or more; fewer say nothing', () => {
    expect(bandOf([500, 600, 700, 800, 900, 1000, 1100])).toBeUndefined();
    expect(bandOf([1200, 500, 600, 700, 800, 900, 1000, 1100])).toEqual({
      low: 600,
      middle: 800,
      high: 1000,
    });
  });

  test('lies between the least and the most, and is made of real prices', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 8, maxLength: 60 });
    fc.assert(
      fc.property(prices, (all) => {
        const { low = 0, middle = 0, high = 0 } = bandOf(all) ?? {};
        expect(low).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(high);
        expect(all).toEqual(expect.arrayContaining([low, middle, high]));
        expect(all.filter((price) => price < low).length).toBeLessThanOrEqual(all.length / 4);
      }),
    );
  });
});

test('A crew’s price is rounded up for each head', () => {
  expect([perHead(5000, 12), perHead(700, 1), perHead(700, 0)]).toEqual([417, 700, 700]);
});

test('An hour is an eighth of a day, a week six days; a whole job says nothing about a day', () => {
  expect([perDay(700, 'day'), perDay(90, 'hour'), perDay(4200, 'week'), perDay(9000, 'job')]).toEqual([
    700,
    720,
    700,
    undefined,
  ]);
});
