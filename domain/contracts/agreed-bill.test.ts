import { expect, test } from 'vitest';
import { changedBill, keptBack, summed } from './agreed-bill.ts';

const lines = [
  { no: 1, stage: 1, quantity: 120.5, rate: 90 },
  { no: 2, stage: 2, quantity: 40, rate: 120 },
];
const agreed = summed<(typeof lines)[number], { no: number }>(
  lines,
  [
    { no: 1, ahead: 1000 },
    { no: 2, ahead: 0 },
  ],
  18,
);

test('Each stage has its amount with tax, and the total is their sum', () => {
  expect(agreed.stages.map(({ amount }) => amount)).toEqual([12_798, 5664]);
  expect(agreed.total).toBe(18_462);
});

test('A line of a known number takes the place of the old one, another is added', () => {
  const changed = changedBill(agreed, {
    lines: [
      { no: 2, stage: 2, quantity: 50, rate: 120 },
      { no: 3, stage: 1, quantity: 1, rate: 500 },
    ],
    stages: [],
    ahead: [],
  });
  expect(changed.lines.map(({ no }) => no)).toEqual([1, 2, 3]);
  expect(changed.stages).toEqual([
    { no: 1, ahead: 1000, amount: 13_388 },
    { no: 2, ahead: 0, amount: 7080 },
  ]);
  expect(changed.total).toBe(20_468);
});

test('A new stage comes last, a known one keeps its own words, and money ahead is what was said last', () => {
  const changed = changedBill(agreed, {
    lines: [{ no: 3, stage: 3, quantity: 2, rate: 100 }],
    stages: [{ no: 3 }, { no: 1 }],
    ahead: [
      { stage: 1, rupees: 400 },
      { stage: 3, rupees: 50 },
    ],
  });
  expect(changed.stages.map(({ no, ahead, amount }) => [no, ahead, amount])).toEqual([
    [1, 400, 12_798],
    [2, 0, 5664],
    [3, 50, 236],
  ]);
});

test('What is kept back is rounded down to whole rupees', () => {
  expect(keptBack(18_462, 5)).toBe(923);
  expect(keptBack(18_462, 0)).toBe(0);
});
