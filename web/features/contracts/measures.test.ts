import { expect, test } from 'vitest';
import { billUnits } from '#contract/contracts/bill.ts';
import { metricRate, quantityIn, rateIn, shownRate, unitIn } from './measures.ts';

test('metres are shown in feet, and what is counted or weighed stays', () => {
  expect(billUnits.map((unit) => unitIn(unit, 'feet'))).toEqual([
    'cuft',
    'sqft',
    'ft',
    'kg',
    'piece',
    'set',
    'point',
    'visit',
    'job',
  ]);
  expect(billUnits.map((unit) => unitIn(unit, 'metric'))).toEqual([...billUnits]);
});

test('a quantity in feet has one decimal below a hundred and none above', () => {
  expect(quantityIn(22.5, 'm2', 'feet')).toBe(242);
  expect(quantityIn(2.5, 'm', 'feet')).toBe(8.2);
  expect(quantityIn(2.515, 'm3', 'metric')).toBe(2.515);
});

test('a rate of a foot that was typed is shown again as it was', () => {
  for (const unit of ['m3', 'm2', 'm', 'piece'] as const)
    for (const typed of [0.5, 41.5, 130, 99_999]) {
      const rate = metricRate(typed, unit, 'feet');
      expect(Number(rate.toFixed(5))).toBe(rate);
      expect(rateIn(rate, unit, 'feet')).toBeCloseTo(typed, 4);
    }
});

test('a rate goes over into the other measure and comes back as it was', () => {
  for (const unit of ['m3', 'm2', 'm', 'kg'] as const)
    for (const typed of [0.5, 41.25, 130, 1399, 99_999])
      for (const [one, other] of [['feet', 'metric'] as const, ['metric', 'feet'] as const]) {
        const there = shownRate(metricRate(typed, unit, one), unit, other);
        expect(shownRate(metricRate(there, unit, other), unit, one)).toBe(typed);
      }
});
