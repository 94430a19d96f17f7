import { expect, test } from 'vitest';
import { cell, comparedInTest, quoteInTest } from './compared-in-test.ts';
import { effectsOf, hasMark, inOrder, missingOf, stagesOf } from './effects.ts';

const compared = comparedInTest();

test('what comes to most stands first, one a line; less than a hundredth of a price is left out', () => {
  expect(
    effectsOf(compared).map(({ line, quote, rupees }) => [line.name, quote.listingName, rupees]),
  ).toEqual([
    ['Plaster', 'Patil', 21_886],
    ['Wall tiles', 'Patil', -9000],
  ]);
});

test('a difference is told for one unit too', () => {
  expect(effectsOf(compared)[1]?.perUnit).toBe(-400);
});

test('between two the dear one is told of', () => {
  const [first] = compared.comparison.lines;
  if (!first) throw new Error('a line');
  const cells = [cell('Udaan', 900, { effect: -5000 }), cell('Shinde', 1100, { effect: 5000 })];
  const two = comparedInTest({ lines: [{ ...first, cells }] });
  expect(effectsOf(two).map(({ quote, rupees }) => [quote.listingName, rupees])).toEqual([['Shinde', 5000]]);
});

test('lines without a price are named', () => {
  expect(missingOf(compared, 'Patil').map(({ name }) => name)).toEqual(['Taps']);
  expect(missingOf(compared, 'Udaan')).toEqual([]);
});

test('by price the lowest on equal terms is first, and what cannot be compared is last', () => {
  const quotes = [quoteInTest('none', { equal: null }), ...compared.comparison.quotes];
  expect(inOrder(quotes, 'missing')).toEqual(quotes);
  expect(inOrder(quotes, 'price').map(({ _id }) => _id)).toEqual(['Shinde', 'Udaan', 'Patil', 'none']);
});

test('a stage says which quotes stand apart in it', () => {
  const [walls, fittings] = stagesOf(compared);
  if (!walls || !fittings) throw new Error('two stages');
  expect(['Udaan', 'Shinde', 'Patil'].map((id) => hasMark(walls, id))).toEqual([false, true, true]);
  expect(hasMark(fittings, 'Patil')).toBe(true);
});
