import { expect, test } from 'vitest';
import type { BillLine } from '#contract/contracts/bill.ts';
import { lineCost, roughly, sumCost, type Usual } from './usual-cost.ts';

const usual: Usual = {
  reference: (key) => (key === 'plaster' ? { low: 200, rate: 250, high: 300, material: 100 } : null),
  date: '2026-11-01',
  place: '',
};
const line = (changes: Partial<BillLine> = {}): BillLine => ({
  no: 1,
  stage: 1,
  key: 'plaster',
  name: 'Plaster',
  unit: 'm2',
  quantity: 10,
  brings: 'provider',
  ...changes,
});

test('a line costs its quantity times what the work usually costs', () => {
  expect(lineCost(line(), usual)).toEqual({ low: 2000, high: 3000 });
});

test('what the customer brings is not in it', () => {
  expect(lineCost(line({ brings: 'customer' }), usual)).toEqual({ low: 1000, high: 2000 });
});

test('a line that nobody knows a price of is missing in the sum, and is counted', () => {
  expect(lineCost(line({ key: 'test' }), usual)).toBeNull();
  expect(sumCost([line(), line({ key: 'test' }), line({ key: undefined })], usual)).toEqual({
    low: 2000,
    high: 3000,
    unknown: 2,
  });
});

test('a sum is told in two digits', () => {
  expect([0, 4.4, 47, 1234, 123_456].map(roughly)).toEqual([0, 4, 47, 1200, 120_000]);
});
