import { expect, test } from 'vitest';
import { makeLikeness } from './likeness.ts';

const wordsOf = (text: string) => new Set(text.split(' '));
const likenessOf = makeLikeness([
  ['damp', wordsOf('water comes up the wall')],
  ['damp', wordsOf('salt on the wall')],
  ['roof', wordsOf('water drips from the roof')],
]);
const likeness = (text: string) => likenessOf(wordsOf(text));

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

test('One question leaves nothing behind for the next', () => {
  const before = likeness('water up the wall');
  likeness('salt from the roof');
  expect(likeness('water up the wall')).toEqual(before);
});
