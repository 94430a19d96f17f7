import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParts } from './entries-by-book.data.ts';

const asIs = (size: number): number => size;
const sum = (sizes: number[]): number => sizes.reduce((one, other) => one + other, 0);

test('parts hold everything in its order, and no more at once than one thing that is too large by itself', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000)), fc.integer({ min: 1, max: 3000 }), (sizes, most) => {
      const parts = inParts(sizes, asIs, most);
      expect(parts.flat()).toEqual(sizes);
      for (const part of parts) expect(part.length === 1 || sum(part) <= most).toBe(true);
      for (const [at, part] of parts.slice(1).entries())
        expect(sum(parts[at] ?? []) + (part[0] ?? 0)).toBeGreaterThan(most);
    }),
  );
});

test('books without a line are read with others, and many at once', () => {
  expect(inParts([0, 0, 2000, 0, 1, 5000, 0], asIs, 2000)).toEqual([[0, 0, 2000, 0], [1], [5000], [0]]);
});
