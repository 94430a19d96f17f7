import { expect, test } from 'vitest';
import type { BillWords } from '#domain/estimate/bill/bill.ts';
import { makeHouse } from './house-of-bill.ts';

const words: BillWords = { line: ({ key }) => key, stage: (key) => key, see: () => [] };

test('the house of an address has a bill, and its work what it usually costs at its place', () => {
  const search = { land: '30x40', floors: '2' };
  const near = makeHouse({ search: { ...search, pin: '400001' }, rates: null, words });
  const far = makeHouse({ search, rates: null, words });
  expect(near.land).toBe('30x40');
  expect(near.bill?.lines.length).toBeGreaterThan(40);
  const rateOf = ({ usual }: typeof near) => usual.reference('plaster')?.rate ?? 0;
  expect(rateOf(near)).toBeGreaterThan(rateOf(far));
  expect([near.usual.place, far.usual.place]).toEqual(['Mumbai', '']);
});

test('where no house can be drawn there is no bill, and work still has a price', () => {
  const { bill, usual } = makeHouse({ search: { land: 'none' }, rates: null, words });
  expect(bill).toBeNull();
  expect(usual.reference('plaster')?.rate).toBeGreaterThan(0);
  expect(usual.reference('gate')).toBeNull();
});
