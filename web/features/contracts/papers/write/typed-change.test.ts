import { expect, test } from 'vitest';
import { aPricedBill } from '../papers-in-test.ts';
import { addLine, changeOf, dropLine, readChanges, setLine } from './typed-change.ts';

const bill = aPricedBill();
const none = readChanges(undefined);
const tiles = bill.lines[1];
if (!tiles) throw new Error('no tiles');
const railing = {
  name: 'Railing',
  unit: 'm',
  quantity: 4,
  rate: 900,
  brings: 'provider',
  stageName: 'Balcony',
} as const;

test('A line with another quantity replaces the old one, and as it was before it is no change', () => {
  const more = setLine(bill, none, { ...tiles, quantity: 50 });
  expect(changeOf(bill, more).bill.total).toBe(21_312);
  expect(setLine(bill, more, tiles)).toEqual(none);
});

test('A new line gets the next number, in a known stage or in a new one', () => {
  const { stageName: _, ...line } = railing;
  const known = addLine(bill, none, { ...railing, stage: 2 });
  expect(known).toEqual({ lines: [{ ...line, stage: 2, no: 4 }], stages: [] });
  const fresh = addLine(bill, known, { ...railing, stage: 0 });
  expect(fresh.lines[1]).toMatchObject({ no: 5, stage: 3 });
  expect(fresh.stages).toEqual([{ no: 3, name: 'Balcony', see: [], photos: 4 }]);
  expect(changeOf(bill, fresh).bill.stages.map(({ amount }) => amount)).toEqual([12_798, 11_346, 4248]);
});

test('A new stage goes with its last line', () => {
  const fresh = addLine(bill, none, { ...railing, stage: 0 });
  expect(dropLine(fresh, 4)).toEqual(none);
});

test('Of a stage that gets cheaper than what is paid ahead of it, all is paid ahead', () => {
  const [plaster] = bill.lines;
  if (!plaster) throw new Error('no plaster');
  const { bill: after, ahead } = changeOf(bill, setLine(bill, none, { ...plaster, rate: 1 }));
  expect(ahead).toEqual([{ stage: 1, rupees: 143 }]);
  expect(after.stages[0]).toMatchObject({ amount: 143, ahead: 143 });
});

test('What the device kept and is no change is none', () => {
  expect(readChanges('{')).toEqual(none);
  expect(readChanges('{"lines":[{"no":"1"}]}')).toEqual(none);
  expect(readChanges('{"lines":[null]}')).toEqual(none);
  expect(readChanges('7')).toEqual(none);
});
