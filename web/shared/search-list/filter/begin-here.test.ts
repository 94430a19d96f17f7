// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepPlace } from '#web/shared/browser/kept-place.ts';
import { queryOf } from './address-text.ts';
import { firstAddress } from './begin-here.ts';

const rules = { categories: ['Tiles'], price: true, experience: true, company: false };
const asked = (search: object) => {
  const query = queryOf(firstAddress(search, rules));
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
};
afterEach(() => localStorage.clear());

test('A list that is opened without a word first asks for who is available near the kept place', () => {
  expect(asked({})).toEqual({});
  keepPlace('411001');
  expect(asked({ category: undefined })).toMatchObject({ near: '411001', available: 'true' });
});

test('A list that is opened with a wish asks for that alone', () => {
  keepPlace('411001');
  expect(asked({ category: 'Tiles' })).toEqual({ category: 'Tiles' });
});
