import { expect, test } from 'vitest';
import { makeLikeness } from './likeness.ts';

const wordsOf = (text: string) => new Set(text.split(' '));
const likeness = makeLikeness(
  [
    ['damp', ['water comes up the wall']],
    ['damp', ['salt on the wall']],
    ['roof', ['water drips from the roof']],
  ] as const,
  wordsOf,
);

test('The same words are wholly alike, others not at all', () => {
  expect(likeness('salt on the wall').get('damp')?.[0]).toBeCloseTo(1);
  expect(likeness('cement price').size).toBe(0);
});

test('A rare word tells more than one that stands everywhere', () => {
  const found = likeness('the roof');
  expect(found.get('roof')?.[0]).toBeGreaterThan(found.get('damp')?.[0] ?? 1);
});

test('Each group has its likenesses, the greatest first', () => {
  const [first = 0, second = 1] = likeness('water up the wall').get('damp') ?? [];
  expect(first).toBeGreaterThan(second);
});
