import { expect, test } from 'vitest';
import { livingWords, notLiving } from './living.ts';
import { readPrompt } from './read-prompt.ts';

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
  ['House with a goat and a child', ['1 child', '1 goat']],
  ['Farmhouse with 9 hens', ['9 hen']],
  ['Farmhouse with 500 goats', ['12 goat']],
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

test.each(livingWords)('Every word for a %s brings it into the picture', (kind, list) => {
  for (const word of list.split(',').map((one) => one.trim()))
    expect([word, readPrompt(`white house, 2 ${word}`).living]).toEqual([word, [{ kind, count: 2 }]]);
});

test.each(livingWords)('And after "without" none of the words for a %s does', (_, list) => {
  for (const word of list.split(',').map((one) => one.trim()))
    expect([word, living(`white house without ${word}`)]).toEqual([word, []]);
});

test('No room and no paint that is named after somebody brings them', () => {
  for (const words of notLiving.split(','))
    expect([words, living(`white house with a ${words.trim()}`)]).toEqual([words, []]);
});

test('Who is named twice stands there once, in the larger number', () => {
  expect(living('two cows, a dog, three cows and a cow')).toEqual(['1 dog', '3 cow']);
  expect(living('गाय, gaay, cow')).toEqual(['1 cow']);
});

test('A number of something else counts nobody', () => {
  expect(living('3 BHK house with a dog')).toEqual(['1 dog']);
  expect(living('two storey house, man')).toEqual(['1 man']);
});

test('People and animals change nothing of the house that is read', () => {
  const of = (prompt: string) => {
    const { style, roof, wall, place, extras, answers } = readPrompt(prompt);
    return {
      style,
      roof,
      wall: wall.kind,
      place,
      extras: extras.filter((one) => one !== 'flowers'),
      answers,
    };
  };
  for (const who of ['two cows', 'people and birds', 'an elephant', 'तीन गायें'])
    expect(of(`Rajasthani haveli with ${who}`)).toEqual(of('Rajasthani haveli'));
});
