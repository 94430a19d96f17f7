import { expect, test } from 'vitest';
import { readCalculations } from '../read-calculation.ts';
import { bars } from './read-bars.ts';
import { readQuestion } from './read-sizes.ts';

test('Bars of two thicknesses, each with its count, are two sums with the length that is said once', () => {
  expect(readCalculations('weight of 20 bars 10mm and 50 bars 8mm, dono 12 m length')).toMatchObject([
    { calculator: 'steel', inputs: { diameter: 10, length: 12, count: 20 } },
    { calculator: 'steel', inputs: { diameter: 8, length: 12, count: 50 } },
  ]);
});

test.each(['weight of 20 bars of 10 mm, 12 m long', '10 mm or 12 mm steel for the slab, 20 bars'])(
  'One thickness, or one count for two of them, is no such list: %s',
  (question) => {
    expect(bars(readQuestion(question))).toEqual([]);
  },
);
