import { expect, test } from 'vitest';
import { readPrompt } from '../reading/read-prompt.ts';

const living = (prompt: string) =>
  readPrompt(prompt)
    .living.map(({ kind, count }) => `${count} ${kind}`)
    .toSorted();

test.each([
  ['Village house with two cows and a dog', ['1 dog', '2 cow']],
  ['House with people', ['3 people']],
  ['Haveli, a man, a camel and a peacock', ['1 camel', '1 man', '1 peacock']],
  ['ghar ke aage do gaay aur bachche', ['2 child', '2 cow']],
  ['गाँव का घर, तीन गायें और एक औरत', ['1 woman', '3 cow']],
  ['Farmhouse with birds and 4 hens', ['4 hen', '7 birds']],
] as const)('%s: who and what is named lives in the picture, in its number', (prompt, expected) =>
  expect(living(prompt)).toEqual([...expected]),
);

test.each([
  '3BHK house with a kids room and a guest room',
  'Peacock blue villa',
  'A house for my family',
  'Village house without cows',
  'Wooden log house',
])('%s: nobody is named', (prompt) => expect(living(prompt)).toEqual([]));
