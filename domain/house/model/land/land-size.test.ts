import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyWishes } from '../../testing/plans.ts';
import { answersFromSearch, answersToSearch, defaultAnswers } from '../answers.ts';
import { localSize, readLandSize, statesToSay } from './land-size.ts';
import { stateNamed } from './local-units.ts';

const metres = (text: string) => {
  const reading = readLandSize(text);
  return reading.ok
    ? [reading.land.width, reading.land.depth].map((side) => Number(side.toFixed(2)))
    : reading.problem;
};
const area = (text: string) => {
  const reading = readLandSize(text);
  return reading.ok ? Math.round(reading.land.area * 10) / 10 : reading.problem;
};

describe('Two sides are read as people type them', () => {
  test.each([
    '40x60',
    '40X60',
    '40 x 60',
    '40 X 60 ft',
    '40ft x 60ft',
    "40' x 60'",
    '40×60',
    '40*60',
    '40 by 60',
    '40 feet by 60 feet',
    '४०x६०',
    '৪০x৬০',
    '௪௦x௬௦',
    '40 फुट x 60 फुट',
    '  40x60  ',
    '40-60',
    '40x60 plot',
    'plot size 40 x 60',
    '40x60 प्लॉट',
    '40\'0" x 60\'0"',
    '40’0” × 60’0”',
    '４０ｘ６０',
    '૪૦x૬૦',
    '40\u200b×60\u2060',
    '40‑60',
    '40 — 60',
    '40−60',
    '40х60 ｆｔ',
    '4\ufeff0 x 60\ufe0f',
  ])('%s', (text) => expect(metres(text)).toEqual([12.19, 18.29]));

  test.each([
    ['12m x 18m', [12, 18]],
    ['12 x 18 m', [12, 18]],
    ['12.5 x 18.25 metres', [12.5, 18.25]],
    ['१२ x १८ मीटर', [12, 18]],
    ['10 x 20 yards', [9.14, 18.29]],
    ['10m x 60ft', [10, 18.29]],
    ['30\'6" x 40\'0"', [9.3, 12.19]],
    ['30ft 6in x 40ft', [9.3, 12.19]],
    ["30'6 x 40", [9.3, 12.19]],
    ['30 फुट 6 इंच x 40 फुट', [9.3, 12.19]],
  ])('%s', (text, sides) => expect(metres(text)).toEqual(sides));
});

describe('An area is read in each unit that has one size', () => {
  test.each([
    ['2400 sq ft', 223],
    ['2400 sqft', 223],
    ['2,400 sq.ft.', 223],
    ['2400 square feet', 223],
    ['2400 sq. feet', 223],
    ['2400', 223],
    ['2400sft', 223],
    ['2400 स्क्वायर फीट', 223],
    ['120 sq.yds', 100.3],
    ['1/2 acre', 2023.4],
    ['½ acre', 2023.4],
    ['1 1/2 guntha', 151.8],
    ['2400 ft2', 223],
    ['२४०० वर्ग फुट', 223],
    ['200 gaj', 167.2],
    ['200 गज', 167.2],
    ['२०० गज', 167.2],
    ['200 sq yd', 167.2],
    ['200 वर्ग गज', 167.2],
    ['1.5 guntha', 151.8],
    ['1.5 गुंठा', 151.8],
    ['5 cent', 202.3],
    ['1 ground', 223],
    ['0.5 acre', 2023.4],
    ['223 sqm', 223],
    ['223 m2', 223],
    ['223 m²', 223],
    ['223 sq. m', 223],
    ['223 वर्ग मीटर', 223],
  ])('%s', (text, squareMetres) => expect(area(text)).toBe(squareMetres));

  test('and is taken as two to three', () => {
    const reading = readLandSize('2400 sq ft');
    expect(metres('2400 sq ft')).toEqual([12.19, 18.29]);
    expect(reading.ok && reading.land.assumed).toBe(true);
  });
});

// docs/rules.md#house-5
describe('A unit that a state decides is read with its state', () => {
  test.each([
    ['2 katha Bihar', 252.9],
    ['2 Kattha, Bihar', 252.9],
    ['2 katha in Bihar', 252.9],
    ['बिहार में 2 कट्ठा', 252.9],
    ['२ कट्ठा बिहार', 252.9],
    ['2 katha West Bengal', 133.8],
    ['2 katha (Assam)', 535.1],
    ['1 bigha MP', 1114.8],
    ['1 बीघा राजस्थान', 2529.3],
    ['1 bigha bengal', 1337.8],
    ['4 biswa UP', 505.9],
    ['1/2 bigha UP', 1264.6],
  ])('%s', (text, squareMetres) => expect(area(text)).toBe(squareMetres));

  test.each([
    ['5 marla', 126.5],
    ['1 kanal', 505.9],
    ['1 ground', 223],
    ['10 dismil', 404.7],
  ])('but one that is the same wherever it is used needs none: %s', (text, squareMetres) =>
    expect(area(text)).toBe(squareMetres),
  );

  test('and who leaves the state out has those to choose from that use the unit', () => {
    expect(statesToSay('2 katha')).toEqual(['Assam', 'Bihar', 'West Bengal']);
    expect(statesToSay('2 कट्ठा')).toEqual(['Assam', 'Bihar', 'West Bengal']);
    expect(statesToSay('40x60')).toEqual([]);
    for (const state of statesToSay('1 bigha')) expect(readLandSize(`0.2 bigha, ${state}`).ok).toBe(true);
  });

  test('and says in which state it was read', () => {
    expect(localSize('2 katha Bihar')?.state).toBe('Bihar');
    expect(localSize('2 katha')).toBeNull();
    expect(localSize('2400 sq ft')).toBeNull();
  });

  test('A state in a sentence is found by its name, and "up" there is a word', () => {
    expect(stateNamed('bihar me 2 katha par ghar')).toBe('Bihar');
    expect(stateNamed('मध्य प्रदेश में 1 बीघा')).toBe('Madhya Pradesh');
    expect(stateNamed('how to set up a house on 2 katha')).toBeUndefined();
  });
});

describe('What cannot be read or built on has a name', () => {
  test.each([
    ['', 'land-size-unreadable'],
    ['big', 'land-size-unreadable'],
    ['40x', 'land-size-unreadable'],
    ['40x60x80', 'land-size-unreadable'],
    ['2 bigha', 'land-size-needs-state'],
    ['1 कट्ठा', 'land-size-needs-state'],
    ['2 bigha kerala', 'land-size-unreadable'],
    ['2 katha Rajasthan', 'land-size-other-state'],
    ['katha Bihar', 'land-size-unreadable'],
    ['3 bigha Rajasthan', 'land-size-large'],
    ['2400 toString', 'land-size-unreadable'],
    ['2400 constructor', 'land-size-unreadable'],
    ['-40x60', 'land-size-unreadable'],
    ['10x12', 'land-size-small'],
    ['0', 'land-size-small'],
    ['6000 sqm', 'land-size-large'],
    ['9e9', 'land-size-unreadable'],
    ['20x100', 'land-size-narrow'],
    ['10x50', 'land-size-narrow'],
    ['50x12', 'land-size-narrow'],
  ])('%j: %s', (text, problem) => expect(area(text)).toBe(problem));

  test('and no text at all makes it fail', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeof readLandSize(text).ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    ));
});

describe('The answers travel in the page’s address', () => {
  test('and come back the same', () =>
    fc.assert(
      fc.property(anyWishes, (answers) => {
        const address = new URLSearchParams(Object.entries(answersToSearch(answers)));
        expect(answersFromSearch(Object.fromEntries(address))).toEqual(answers);
      }),
      { numRuns: 500 },
    ));

  test('with nothing that is as usual', () => {
    expect(answersToSearch(defaultAnswers)).toEqual({});
    expect(answersFromSearch({ rooms: '9BHK', floors: '7', area: 'Moon', land: ['x'] })).toEqual(
      defaultAnswers,
    );
  });
});

test.each(['1/0 acre', '30/0x40', '/2 acre', '30-', "30'6", 'plot'])(
  '%s is no size that can be built on',
  (text) => {
    const reading = readLandSize(text);
    expect(reading.ok).toBe(false);
  },
);
