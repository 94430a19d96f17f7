import { expect, test } from 'vitest';
import { slipsBetween } from './typing-errors.ts';

test.each<[string, string, number | undefined, string]>([
  ['ramehs', 'ramesh', 1, 'two letters swapped'],
  ['ramsh', 'ramesh', 1, 'a letter left out'],
  ['rameesh', 'ramesh', 1, 'a letter added'],
  ['tamesh', 'ramesh', 1, 'a letter mistaken'],
  ['elekrticain', 'elektrician', 2, 'two swaps in a long word'],
  ['mosan', 'mason', undefined, 'two vowels exchanged are two slips: too many below six letters'],
])('%s for %s is %s slips: %s', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips);
});

test('short words with one slip are other words', () => {
  expect(slipsBetween('ram', 'raj')).toBeUndefined();
  expect(slipsBetween('anil', 'sunil')).toBeUndefined();
  expect(slipsBetween('anil', 'amil')).toBe(1);
});
