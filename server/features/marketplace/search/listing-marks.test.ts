import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { marksCondition } from './listing.data.ts';

const neev = useTestApp();
const worker = { priced: true, experienced: true, hasCompany: false };

const edges = [0, 1, 2, 3, 4, 5, 6, 10, 11, 19, 20, 21, 50, 99];
const prices = [1, 199, 200, 201, 299, 300, 499, 500, 501, 1999, 2000, 2001, 9999, 10_000, 10_001, 90_000];

test('every row that keeps a filter has the marks that are sought for it, whatever the price and the years', async () => {
  const { rows } = await neev.services.pool.query<{ price: number; experience: number; marks: string[] }>(
    `select price, experience, listing_marks('Tiles', 'pune', price, experience) as marks
     from unnest($1::int[]) price, unnest($2::int[]) experience`,
    [prices, edges],
  );
  for (const maxPrice of [...prices, undefined])
    for (const maxExperience of [...edges, undefined]) {
      let sought: string[] = [];
      marksCondition({ category: 'Tiles', city: 'Pune', maxPrice, maxExperience }, worker, (value) => {
        sought = value as string[];
        return '$1';
      });
      expect(sought).toEqual(expect.arrayContaining(['cTiles', 'tpune']));
      for (const { price, experience, marks } of rows)
        if (price <= (maxPrice ?? Infinity) && experience <= (maxExperience ?? Infinity))
          expect(marks, `${price} ${experience}`).toEqual(expect.arrayContaining(sought));
    }
});

test('what a list has not got is not sought, and no filter is no condition', () => {
  const none = { priced: false, experienced: false, hasCompany: false };
  expect(marksCondition({ maxPrice: 500, maxExperience: 2 }, none, () => '$1')).toBe('');
  expect(marksCondition({}, worker, () => '$1')).toBe('');
  expect(marksCondition({ maxPrice: 500 }, worker, () => '$1')).toBe(' and r.marks @> $1::text[]');
});
