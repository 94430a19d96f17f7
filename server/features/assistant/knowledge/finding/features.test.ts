import { expect, test } from 'vitest';
import { readText } from './features.ts';

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((feature) => other.has(feature)).length / one.size;

test('One matter in three ways of writing has the same words', () => {
  expect(readText('damp in the wall').words).toEqual(readText('deewar me seelan').words);
  expect(readText('दीवार में सीलन').words).toEqual(readText('deewar me seelan').words);
});

test('A slip of the pen leaves most of the pieces', () =>
  expect(shared(readText('waterprofing').grams, readText('waterproofing').grams)).toBeGreaterThan(0.6));

test('Numbers alone are no words', () => {
  expect(readText('20 30').words.size).toBe(0);
  expect(readText('20 30').grams.size).toBe(0);
});
