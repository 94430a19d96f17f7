import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formsNear, slipsBetween } from './typing-errors.rules.ts';

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

const letter = fc.constantFrom(...'abrest7');
const word = fc.array(letter, { minLength: 3, maxLength: 12 }).map((letters) => letters.join(''));
const slip = fc.tuple(fc.constantFrom('add', 'leave out', 'mistake', 'swap'), fc.nat(12), letter);

function slipped(word: string, [what, place, letter]: [string, number, string]): string {
  const at = place % word.length;
  const [before, here, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  if (what === 'add') return before + letter + here + after;
  if (what === 'leave out') return before + after;
  if (what === 'mistake') return before + letter + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

test('whatever lies within the slips of a word is found by the forms that are asked for', () => {
  fc.assert(
    fc.property(word, fc.array(slip, { maxLength: 2 }), (known, slips) => {
      const typed = slips.reduce(slipped, known);
      fc.pre(slipsBetween(typed, known) !== undefined);
      const left = [known, ...[...known].map((_, at) => known.slice(0, at) + known.slice(at + 1))];
      expect(formsNear(typed).some((form) => left.includes(form))).toBe(true);
    }),
  );
});

test('of a word that is longer than any name one slip is looked for', () => {
  expect(formsNear('a'.repeat(40))).toHaveLength(2);
  expect(formsNear('kulkarni').length).toBeLessThan(12_000);
});
