import { expect, test } from 'vitest';
import { productTypes } from '#contract/marketplace/categories.ts';
import { searchText } from '../search/listing-place.rules.ts';
import { tradeWords } from '../search/trade-words.rules.ts';
import { searchOf } from './product-add.rules.ts';

const product = { name: 'Grinder', company: 'Ajax', category: 'Tile cutter' };
const provider = { name: 'Malwa Rentals', address: 'Vijay Nagar, Indore' };

test('a product is found by its own words, its category, and its provider’s name and address', () => {
  const search = searchOf(product, provider);
  for (const text of ['Grinder', 'Ajax', 'Tile cutter', 'Malwa', 'Vijay', 'Indore'])
    expect(search).toContain(searchText([text]).trimEnd());
});

test.each(productTypes)('a product is found by the words of its trade: %s', (category) => {
  const words = tradeWords(category).split(' ');
  expect(words.length).toBeGreaterThan(1);
  const search = searchOf({ ...product, category }, provider);
  for (const word of words) expect(search).toContain(searchText([word]).trimEnd());
});
