import { expect, test } from 'vitest';
import { cell, comparedInTest, quoteInTest } from './compared-in-test.ts';
import { greatestEffects, hasMark, inOrder, missingOf, stagesOf } from './effects.ts';

const compared = comparedInTest();

test('what comes to most stands first, dear or cheap; what does not stand apart is left out', () => {
  expect(
    greatestEffects(compared).map(({ line, quote, rupees }) => [line.name, quote.listingName, rupees]),
  ).toEqual([
    ['Plaster', 'Patil', 21_886],
    ['Wall tiles', 'Patil', -9000],
    ['Wall tiles', 'Shinde', 6750],
  ]);
});

test('a difference is told for one unit too', () => {
  expect(greatestEffects(compared)[1]?.perUnit).toBe(-400);
});

test('ten are told at most', () => {
  const quotes = Array.from({ length: 12 }, (_, no) => quoteInTest(`q${no}`));
  const cells = quotes.map(({ _id }, no) => cell(_id, 900 + no, { mark: 'high', effect: 100 + no }));
  const [first] = compared.comparison.lines;
  if (!first) throw new Error('a line');
  const many = comparedInTest({ quotes, lines: [{ ...first, cells }] });
  expect(greatestEffects(many).map(({ rupees }) => rupees)).toEqual([
    111, 110, 109, 108, 107, 106, 105, 104, 103, 102,
  ]);
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
