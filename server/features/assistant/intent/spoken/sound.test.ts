import { describe, expect, test } from 'vitest';
import { conceptOf } from './lexicon.ts';
import { measuresIn } from './measures.ts';
import { meaningsBySound, soundOf } from './sound.ts';
import { numberOf } from './spoken-numbers.ts';
import { unitAt } from './unit-words.ts';

describe('A word is known by its sound, in either script', () => {
  test('one sound for all spellings', () => {
    expect(new Set(['चौबीस', 'chaubis', 'chobis'].map(soundOf)).size).toBe(1);
  });

  test('a sound of two meanings has none, and a short one neither', () => {
    const meanings = meaningsBySound([
      ['diwar', 1],
      ['deevar', 2],
      ['saat', 7],
      ['khidki', 3],
    ]);
    expect(meanings.get(soundOf('diwar'))).toBeUndefined();
    expect(meanings.get(soundOf('saat'))).toBeUndefined();
    expect(meanings.get(soundOf('khidkee'))).toBe(3);
  });

  test.each([
    ['palaaster', 'plaster'],
    ['deewaaren', 'wall'],
    ['saria', 'steel'],
    ['simentt', 'cement'],
    ['khudaayi', undefined],
  ])('%s is %s', (word, concept) => expect(conceptOf(word)).toBe(concept));

  test.each([
    ['चौबीस', 24],
    ['chaubis', 24],
    ['पैंतालीस', 45],
    ['paintalis', 45],
    ['bees', 20],
    ['ek', undefined],
    ['saath', 60],
    ['ghar', undefined],
  ])('%s is %s', (word, value) => expect(numberOf(word)).toBe(value));

  test('a unit, too', () =>
    expect(unitAt(['kuintal'], 0)?.unit ?? unitAt(['quintaal'], 0)?.unit).toBe('quintal'));
});

describe('Sides one after the other need no "by"', () => {
  const sidesOf = (text: string) =>
    measuresIn(text).measures.map(({ sizes }) => sizes.map(({ value, unit }) => `${value} ${unit}`));

  test.each([
    ['40 foot 20 foot 4 inch concrete', [['40 ft', '20 ft', '4 inch']]],
    ['10 ft 6 inch deewar ki lambai', [['10 ft'], ['6 inch']]],
    ['room 12 ft 6 in by 10 ft 3 in', [['12.5 ft', '10.25 ft']]],
    ['twenty four feet by nine feet', [['24 ft', '9 ft']]],
    ['चौबीस फुट लंबी नौ फुट ऊँची', [['24 ft'], ['9 ft']]],
  ])('%s', (text, sides) => expect(sidesOf(text)).toEqual(sides));
});
