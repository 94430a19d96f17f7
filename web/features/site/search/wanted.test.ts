import { describe, expect, test } from 'vitest';
import { messages as categories } from '#content/categories/en.ts';
import { messages as hindiCategories } from '#content/categories/hi.ts';
import { messages as english } from '#web/shared/i18n/messages/en/search.ts';
import { messages as hindi } from '#web/shared/i18n/messages/hi/search.ts';
import { everydayNames } from './everyday-names.ts';
import { choicesOf, figureOf, listAddress, mixed, someAvailable, understand } from './wanted.ts';

const labelsOf = (from: Partial<Record<string, string>>) => (value: string) => from[value] ?? value;
const inEnglish = choicesOf({ kinds: english.kinds, category: labelsOf(categories) });
const inHindi = choicesOf({ kinds: hindi.kinds, category: labelsOf(hindiCategories) });

describe('What can be chosen', () => {
  test.each([
    ['English', inEnglish],
    ['Hindi', inHindi],
  ])('is every kind and every category, each under a label of its own, in %s', (_, choices) => {
    expect(choices).toHaveLength(5 + 9 + 9 + 8 + 9 + 9);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  });
});

describe('What was typed is understood', () => {
  test.each([
    ['Engineer', { kind: 'engineer' }],
    ['  construction  labour ', { kind: 'worker', category: 'Construction' }],
    ['Construction Labour (Group of Workers)', { kind: 'groupWorker', category: 'Construction Labour' }],
    ['masons', { kind: 'worker', category: 'Construction' }],
    ['Painter', { kind: 'contractor', category: 'color contract' }],
    ['struct', { kind: 'engineer', category: 'Structural' }],
  ])('%s', (typed, wanted) => {
    expect(understand(typed, inEnglish, everydayNames)).toEqual(wanted);
  });

  test.each([
    ['मिस्त्री', { kind: 'worker', category: 'Construction' }],
    ['सीढ़ी', { kind: 'product', category: 'Ladder' }],
  ])('%s', (typed, wanted) => {
    expect(understand(typed, inHindi, everydayNames)).toEqual(wanted);
  });

  test.each(['', '  ', 'ramesh', 'Construction'])(
    '"%s" may mean several or none, and is not guessed',
    (typed) => {
      expect(understand(typed, inEnglish, everydayNames)).toBeUndefined();
    },
  );
});

describe('The list that was searched for', () => {
  const masons = { kind: 'worker', category: 'Construction' } as const;

  test('has category, place and who is available', () => {
    expect(listAddress({ wanted: masons, place: '411001', available: true })).toEqual({
      to: '/workersPage',
      search: { category: 'Construction', near: '411001', radiusKm: '25', available: 'true' },
    });
  });

  test('of a city is that of its name, of no place that of all India', () => {
    expect(listAddress({ wanted: masons, place: 'Indore', available: false }).search).toEqual({
      category: 'Construction',
      city: 'Indore',
    });
    expect(listAddress({ wanted: { kind: 'product' }, place: '', available: false })).toEqual({
      to: '/product',
      search: {},
    });
  });

  test('is that of workers, with the words, where nobody understood them', () => {
    expect(listAddress({ typed: ' ramesh ', wanted: undefined, place: '411001', available: false })).toEqual({
      to: '/workersPage',
      search: { near: '411001', radiusKm: '25', q: 'ramesh' },
    });
  });
});

test('Only where at least three are available are they asked for alone', () => {
  expect(someAvailable({ available: 3 })).toBe(true);
  expect(someAvailable({ available: '<3' })).toBe(false);
  expect(someAvailable(undefined)).toBe(false);
});

test('A figure is that of the category, not of another kind’s', () => {
  const figure = { category: 'Gardening', count: 5, available: 3, lowestPrice: 500 } as const;
  const figures = [
    { kind: 'groupWorker', ...figure },
    { kind: 'worker', ...figure },
  ] as const;
  expect(figureOf(figures, { kind: 'worker', category: 'Gardening' })).toBe(figures[1]);
  expect(figureOf(figures, { kind: 'worker' })).toBeUndefined();
  expect(figureOf(figures, undefined)).toBeUndefined();
});

test('The largest of each kind comes first, then the others', () => {
  const sized = (kind: 'worker' | 'product', category: string, count: number) =>
    ({ kind, category, count, available: '<3', lowestPrice: 9 }) as const;
  const figures = [
    sized('product', 'Ladder', 9),
    sized('product', 'Hammer', 8),
    sized('worker', 'Tiles', 4),
    sized('worker', 'Other', 3),
  ];
  expect(mixed(figures, 3).map(({ category }) => category)).toEqual(['Tiles', 'Ladder', 'Hammer']);
});
