import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCity, findDistrict, findTown, suggestPlaces } from './city-suggestions.ts';
import { places } from './pin-table.ts';

const known = [...places().byPin.values()];
const cities = new Set(known.map(({ place }) => place));
const all = new Set(['India', ...known.flatMap(({ place, district, state }) => [place, district, state])]);
const states = new Set(known.map(({ state }) => state));

const scripts = { hi: 'Devanagari', mr: 'Devanagari', bn: 'Bengali', te: 'Telugu', ta: 'Tamil' };
const tables = Object.entries(scripts).map(([language, script]) => {
  const text = readFileSync(new URL(`../../../content/places/${language}.json`, import.meta.url), 'utf8');
  return { language, script, names: Object.entries(JSON.parse(text) as Record<string, string>) };
});

describe.each(tables)('The names of places in $language', ({ language, script, names }) => {
  test('are those of places that the PIN table has, by their names there', () => {
    expect(names.map(([place]) => place).filter((place) => !all.has(place))).toEqual([]);
  });

  test('are in its script, with Latin digits', () => {
    const letters = new RegExp(`^[\\p{Script=${script}}\\p{M}\\u200c\\d ,.-]+$`, 'u');
    expect(names.filter(([, name]) => !letters.test(name) || /[०-९০-৯]/.test(name))).toEqual([]);
  });

  test('find their city while one types them', () => {
    const lost = names.filter(
      ([place, name]) => cities.has(place) && !suggestPlaces(name, 50).some((found) => found.place === place),
    );
    expect(lost).toEqual([]);
  });

  test('begin with every state, but in Marathi where Hindi writes it alike', () => {
    const named = new Set(names.map(([place]) => place));
    if (language !== 'mr') expect([...states].filter((state) => !named.has(state))).toEqual([]);
  });
});

test('a Hindi name is found as it is typed: half, without its dots, and as the place of a search', () => {
  expect(suggestPlaces('मुरै', 3)[0]?.place).toBe('Morena');
  expect(suggestPlaces('मुजफ्फरन', 3)[0]?.place).toBe('Muzaffarnagar');
  expect(findCity('सीहोर')).toEqual(findCity('Sehore'));
});

describe('A district is found by its name, though no town has it', () => {
  test.each([
    ['Barabanki', 'Barabanki', 26.9, 81.3],
    ['बाराबंकी', 'Barabanki', 26.9, 81.3],
    ['gonda', 'Gonda', 27.1, 82],
  ])('%s', (name, place, lat, lng) => {
    const found = findDistrict(name);
    expect(found).toMatchObject({ place, state: 'Uttar Pradesh' });
    expect(found?.lat).toBeCloseTo(lat, 0);
    expect(found?.lng).toBeCloseTo(lng, 0);
    expect(findCity(name)).toBeUndefined();
  });
});

describe('A city is found by its whole name', () => {
  test.each([
    ['Bombay', 'Mumbai'],
    ['bangalor', 'Bengaluru'],
    ['लखनऊ', 'Lucknow'],
    ['சென்னை', 'Chennai'],
    ['Sholapur', 'Solapur North'],
  ])('%s', (name, place) => expect(findCity(name)?.place).toBe(place));

  test('not by its beginning, which is for typing', () => {
    expect(findCity('Luckn')).toBeUndefined();
    expect(findCity('इंदौ')).toBeUndefined();
    expect(findCity(' ')).toBeUndefined();
  });

  test('the biggest of several, as it would be offered first', () => {
    for (const { place } of [...suggestPlaces('a', 50), ...suggestPlaces('राम', 50)]) {
      const offered = suggestPlaces(place, 50).filter((one) => one.place === place);
      expect(findCity(place)).toMatchObject({ pins: offered[0]?.pins });
    }
  });
});

test.each([
  ['Ballia', 'Uttar Pradesh', 'a district before the village of its name'],
  ['Shahjahanpur', 'Uttar Pradesh', 'a district before the village of its name'],
  ['Bijapur', 'Karnataka', 'a city before a smaller district of its name'],
  ['Bina', 'Madhya Pradesh', 'a town that no district is called after'],
  ['Barabanki', 'Uttar Pradesh', 'a district whose chief town has another name'],
])('A town by its name alone: %s is in %s (%s)', (name, state) => expect(findTown(name)?.state).toBe(state));

test('A name that nothing has is no town', () => expect(findTown('Nowherepur')).toBeUndefined());
