import { expect, test } from 'vitest';
import type { Bill, BillLine } from '#contract/contracts/bill.ts';
import {
  addLine,
  addStage,
  bringAll,
  changeLine,
  putBack,
  sortedBill,
  takeLine,
  whoBrings,
} from './edit-bill.ts';

const line = (no: number, stage: number, changes: Partial<BillLine> = {}): BillLine => ({
  no,
  stage,
  name: `work ${no}`,
  unit: 'm2',
  quantity: no,
  brings: 'provider',
  ...changes,
});
const stage = (no: number) => ({ no, name: `stage ${no}`, see: [], photos: 4 });
const bill: Bill = { lines: [line(1, 1), line(2, 2), line(3, 2)], stages: [stage(1), stage(2)] };
const numbers = ({ lines }: Bill) => lines.map(({ no }) => no);

test('a new line gets a number that no line had', () => {
  const { no: _, ...rest } = line(0, 2);
  expect(numbers(addLine(bill, rest))).toEqual([1, 2, 3, 4]);
});

test('a changed line keeps its number, and the stage that it leaves empty goes', () => {
  const moved = changeLine(bill, 1, { ...line(1, 2), name: 'moved' });
  expect(moved.lines[0]).toMatchObject({ no: 1, stage: 2, name: 'moved' });
  expect(moved.stages).toEqual([stage(2)]);
});

test('a removed line comes back to its place, with the stage that went with it', () => {
  const { bill: without, taken } = takeLine(bill, 1);
  expect(without.stages).toEqual([stage(2)]);
  expect(taken && putBack(without, taken)).toEqual(bill);
});

test('a line that comes back takes another number where its own was given away', () => {
  const { bill: without, taken } = takeLine(bill, 3);
  const { no: _, ...rest } = line(0, 2);
  expect(taken && numbers(putBack(addLine(without, rest), taken))).toEqual([1, 2, 4, 3]);
});

test('a line can be put into a new stage', () => {
  const { bill: more, no } = addStage(bill, 'Roof');
  const moved = changeLine(more, 3, line(3, no));
  expect(moved.stages.map(({ name }) => name)).toEqual(['stage 1', 'stage 2', 'Roof']);
});

test('who brings the material is said of all lines that take some', () => {
  const dug: Bill = { ...bill, lines: [...bill.lines, line(4, 1, { key: 'excavation' })] };
  const own = bringAll(dug, 'customer');
  expect(whoBrings(dug)).toBe('provider');
  expect(whoBrings(own)).toBe('customer');
  expect(own.lines[3]?.brings).toBe('provider');
  expect(whoBrings(changeLine(own, 1, line(1, 1)))).toBe('mixed');
  expect(whoBrings({ lines: [line(1, 1, { key: 'test' })], stages: [stage(1)] })).toBeUndefined();
});

test('lines are sent in the order of their stages', () => {
  expect(numbers(sortedBill({ ...bill, lines: bill.lines.toReversed() }))).toEqual([1, 3, 2]);
});
