import { describe, expect, test } from 'vitest';
import { digitsOf, numberClips, wordsOf } from './spoken-number.ts';

describe('An amount is said in words', () => {
  test.each([
    [0, ['n0']],
    [47, ['n47']],
    [100, ['h1']],
    [650, ['hh6', 'n50']],
    [1000, ['n1', 'thousand']],
    [1200, ['n1', 'thousandAnd', 'h2']],
    [25_075, ['n25', 'thousandAnd', 'n75']],
    [100_000, ['n1', 'lakh']],
    [120_500, ['n1', 'lakhAnd', 'n20', 'thousandAnd', 'h5']],
    [10_000_000, ['n1', 'crore']],
    [12_500_000, ['n1', 'crore', 'n25', 'lakh']],
  ])('%i', (amount, words) => {
    expect(wordsOf(amount)).toEqual(words);
  });

  test('that are all among those that have a clip', () => {
    const known = new Set(numberClips);
    for (let amount = 0; amount < 9_999_999; amount += 7919)
      for (const word of wordsOf(amount)) expect(known.has(word)).toBe(true);
  });

  test.each([-1, 0.5, 1_000_000_000, Number.NaN])('and %d has none', (amount) => {
    expect(() => wordsOf(amount)).toThrow(RangeError);
  });
});

test('A PIN code is said digit by digit, without its gaps', () => {
  expect(digitsOf('411 001')).toEqual(['n4', 'n1', 'n1', 'n0', 'n0', 'n1']);
});
