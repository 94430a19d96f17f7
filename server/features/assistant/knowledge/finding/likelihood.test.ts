import { expect, test } from 'vitest';
import { makeLikelihood } from './likelihood.ts';

const wordsOf = (text: string) => new Set(text.split(' '));
const likelihood = makeLikelihood(
  [
    [
      'damp',
      [
        [wordsOf('water comes up the wall'), 1],
        [wordsOf('salt on the wall'), 1],
      ],
    ],
    [
      'roof',
      [
        [wordsOf('water drips from the roof'), 1],
        [wordsOf('wall'), 0.1],
      ],
    ],
  ],
  5,
);
const of = (text: string, group: string) => likelihood(wordsOf(text)).get(group) ?? Number.NaN;

test('What a group alone says speaks for it and against the other', () => {
  expect(of('salt', 'damp')).toBeGreaterThan(0);
  expect(of('salt', 'roof')).toBeLessThan(0);
});

test('What both say turns to the one that says it more', () =>
  expect(of('wall', 'damp')).toBeGreaterThan(of('wall', 'roof')));

test('Two words that bear a group out speak louder than one', () =>
  expect(of('drips roof', 'roof')).toBeGreaterThan(of('roof', 'roof')));

test('What no group says tells nothing', () => {
  expect(of('cricket', 'damp')).toBeCloseTo(0);
  expect(of('salt cricket', 'damp')).toBe(of('salt', 'damp'));
});
