import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutRefused } from './refused-words.ts';
import { allIn, anyIn, firstIn, plain } from './word-search.ts';
import type { WordTable } from './word-table.ts';

const table: WordTable<'water' | 'tree' | 'colour'> = [
  ['water', 'pool, swimming pool, तालाब'],
  ['tree', 'tree, mango tree, पेड़'],
  ['colour', 'red'],
];

describe('A prompt is read whatever its spelling', () => {
  test('capitals, commas and line ends do not matter', () => {
    expect(plain('  Pool,\nPOOL -- pool! ')).toBe(' pool pool pool ');
  });

  test('a number stands apart from the letters beside it', () => {
    expect(plain('4BHK g2')).toBe(' 4 bhk g 2 ');
  });

  test('Hindi with and without the dot under a letter is one word', () => {
    expect(plain('सफ़ेद')).toBe(plain('सफेद'));
    expect(plain('दरवाज़ा')).toBe(plain('दरवाजा'));
  });

  test('the two marks of a nasal vowel are one', () => {
    expect(plain('गाँव')).toBe(plain('गांव'));
  });

  test('what was made plain stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = plain(text);
        expect(plain(once)).toBe(once);
      }),
    );
  });
});

describe('Known words', () => {
  test('are found as whole words only', () => {
    expect(allIn(plain('poolside treehouse'), table)).toEqual([]);
  });

  test('are found in the plural too, but Hindi gets no Latin s', () => {
    expect(allIn(plain('trees'), table).map(({ value }) => value)).toEqual(['tree']);
    expect(anyIn(plain('तालाबs'), 'तालाब')).toBe(false);
  });

  test('come in the order of the text, the longer phrase first at one place', () => {
    const found = allIn(plain('mango tree and swimming pool'), table);
    expect(found.map(({ value }) => value)).toEqual(['tree', 'tree', 'water', 'water']);
    expect(found[0]?.length).toBeGreaterThan(found[1]?.length ?? 99);
  });

  test('are found each time they are said', () => {
    const text = plain('red tree, red pool');
    const places = allIn(text, table)
      .filter(({ value }) => value === 'colour')
      .map(({ at }) => at);
    expect(places).toEqual([text.indexOf(' red '), text.lastIndexOf(' red ')]);
    expect(allIn(plain('red red'), table)).toHaveLength(2);
  });

  test('say where they stand: the text has the word there', () => {
    const word = fc.constantFrom('pool', 'swimming', 'mango', 'tree', 'trees', 'red', 'तालाब', 'house');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (said) => {
        const text = plain(said.join(' '));
        for (const { value, at, length } of allIn(text, table)) {
          const list = table.find(([one]) => one === value)?.[1].split(', ') ?? [];
          const there = text.slice(at, at + length).trim();
          expect(list.map((one) => plain(one).trim())).toContain(there.replace(/s$/, ''));
        }
        const [pools, reds] = ['pool', 'red'].map((one) => said.filter((other) => other === one).length);
        expect(allIn(text, [['water', 'pool']])).toHaveLength(pools ?? 0);
        expect(allIn(text, [['colour', 'red']])).toHaveLength(reds ?? 0);
      }),
    );
  });

  test('of several the longest phrase is meant', () => {
    expect(firstIn(plain('red swimming pool'), table)).toBe('water');
    expect(firstIn(plain('a house'), table)).toBeUndefined();
  });
});

describe('What a prompt refuses is not read', () => {
  const refusals = 'no, without, bina, बिना, nahi, नहीं';
  const left = (text: string) => withoutRefused(plain(text), refusals, [table]).trim();

  test.each([
    ['house with no pool', 'house with'],
    ['house without a pool, red', 'house red'],
    ['without the pool', ''],
    ['bina pool ghar', 'ghar'],
    ['pool ke bina ghar', 'ghar'],
    ['pool nahi chahiye', 'chahiye'],
    ['तालाब के बिना घर', 'घर'],
    ['बिना तालाब घर', 'घर'],
    ['तालाब नहीं चाहिए', 'चाहिए'],
  ])('%s', (text, expected) => {
    expect(left(text)).toBe(plain(expected).trim());
  });

  test.each([
    ['no swimming pool, red', 'red'],
    ['house without a swimming pool', 'house'],
    ['without any mango trees', ''],
    ['swimming pool ke bina ghar', 'ghar'],
    ['mango tree nahi', ''],
  ])('and no half of a name of two words stays: %s', (text, expected) => {
    expect(left(text)).toBe(expected);
  });

  test('what is not refused stays, word by word', () => {
    const word = fc.constantFrom('pool', 'red', 'tree', 'ghar', 'mango');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (said) => {
        expect(left(said.join(' '))).toBe(said.join(' '));
      }),
    );
  });

  test('a refusal at the end of the text refuses nothing', () => {
    expect(left('red house without')).toBe('red house');
  });
});
