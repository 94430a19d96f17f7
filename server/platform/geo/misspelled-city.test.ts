import { describe, expect, test } from 'vitest';
import otherNames from '#content/town-names.json' with { type: 'json' };
import { findCity } from './city-suggestions.ts';
import { cityListed, findMisspelledCity } from './misspelled-city.ts';

test('What people call a town stands for a town of the PIN table, each name once', () => {
  const names = Object.values(otherNames).flat();
  expect(new Set(names).size).toBe(names.length);
  for (const [place, others] of Object.entries(otherNames)) {
    expect(findCity(place)?.place, place).toBe(place);
    for (const name of others) expect(cityListed(name)?.place, name).toBe(place);
  }
});

describe('A big town is found by a spelling by ear', () => {
  test.each([
    ['banglore', 'Bengaluru'],
    ['bangaluru', 'Bengaluru'],
    ['hydrabad', 'Hyderabad'],
    ['hyderbad', 'Hyderabad'],
    ['ahemdabad', 'Ahmedabad'],
    ['gurgoan', 'Gurugram'],
    ['bhubneshwar', 'Bhubaneswar'],
    ['coimbtore', 'Coimbatore'],
    ['chandigad', 'Chandigarh'],
    ['gwaliyar', 'Gwalior'],
    ['deharadun', 'Dehradun'],
    ['kolkota', 'Kolkata'],
    ['mumabi', 'Mumbai'],
    ['विशाखापट्टनम', 'Visakhapatnam'],
  ])('%s', (name, place) => expect(findMisspelledCity(name)?.place).toBe(place));

  test.each(['cement', 'kitchen', 'concrete', 'market', 'office', 'chahiye', 'abc', 'xyzzyq'])(
    'and no other word is one: %s',
    (word) => expect(findMisspelledCity(word)).toBeUndefined(),
  );
});
