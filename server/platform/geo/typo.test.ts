import { expect, test } from 'vitest';
import { typoBetween } from './typo.ts';

test.each([
  ['painter', 'paintr', 'length'],
  ['plumer', 'plumber', 'length'],
  ['electrican', 'electrician', 'length'],
  ['gurgoan', 'gurgaon', 'order'],
  ['carpanter', 'carpenter', 'vowel'],
  ['maramat', 'marapat', 'letter'],
  ['mason', 'mason', undefined],
  ['mason', 'painter', undefined],
  ['', 'a', 'length'],
] as const)('Between "%s" and "%s" lies %s', (typed, name, typo) =>
  expect(typoBetween(typed, name)).toBe(typo),
);
