import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedOf } from './counted.rules.ts';

const at = (day: number, hidden = false) => ({
  id: `${day}`,
  publishedAt: new Date(Date.UTC(2026, 0, 1) + day * 86_400_000),
  hidden,
});

describe('Of a pair’s reviews', () => {
  test('one counts in 30 days, the earliest', () => {
    expect([...countedOf([at(35), at(0), at(29), at(30)])]).toEqual(['0', '30']);
  });

  test('a hidden one does not count, and makes room for the next', () => {
    expect([...countedOf([at(0, true), at(10), at(20)])]).toEqual(['10']);
  });

  test('never two within 30 days count, and each that does not has one that does before it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 })), (days) => {
        const counted = [...countedOf(days.map((day) => at(day)))].map(Number);
        for (const day of days) {
          const near = counted.filter((one) => one !== day && one <= day && day - one < 30);
          expect(near.length > 0).toBe(!counted.includes(day));
        }
      }),
    );
  });
});
