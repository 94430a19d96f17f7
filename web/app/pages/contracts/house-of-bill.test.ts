import { expect, test } from 'vitest';
import type { BillWords } from '#domain/estimate/bill/bill.ts';
import { makeHouse } from './house-of-bill.ts';
import { usualOfLines } from './usual-of-lines.ts';

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

test('without a house the lines cost the same against each other, so a sum is spread as the estimate would', () => {
  const search = { land: '30x40', pin: '400001', finish: 'best' };
  const [house, lines] = [makeHouse, usualOfLines].map((make) => make({ search, rates: null, words }));
  const share = (key: string) =>
    (lines?.usual.reference(key)?.rate ?? 0) / (house?.usual.reference(key)?.rate ?? 0);
  for (const key of ['rcc', 'steel', 'floorTiles', 'garden'])
    expect(share(key)).toBeCloseTo(share('plaster'), 3);
  expect(lines?.usual.reference('gate')).toBeNull();
});
