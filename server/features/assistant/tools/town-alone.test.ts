import { expect, test } from 'vitest';
import { askInTown } from './listings-tool.ts';

const told = (question: string) => askInTown(question, (place) => place, 'en')?.text;

test.each([
  ['Pune', 'Pune'],
  ['mumbai', 'Mumbai'],
  ['navi mumbai', 'Navi Mumbai'],
  ['in Surat', 'Surat'],
  ['surat me', 'Surat'],
  ['सूरत', 'Surat'],
  ['सूरत में', 'Surat'],
  ['salem?', 'Salem'],
])(
  'A user who says a town and nothing else is asked which people they look for there: %s',
  (question, place) => expect(told(question)).toContain(`Who do you look for in ${place}?`),
);

test.each(['weather pune', 'pune me barish', 'kota stone', 'gaya', 'cement', 'in', 'main pune me rehta hu'])(
  'but not who says more, or no town: %s',
  (question) => expect(told(question)).toBeUndefined(),
);

test('It is asked in the writing of who said it', () => {
  expect(askInTown('सूरत', () => 'सूरत', 'hi')?.text).toMatch(/^सूरत में किसे/);
  expect(askInTown('surat me', (place) => place, 'hinglish')?.text).toMatch(/^Surat mein kise/);
});
