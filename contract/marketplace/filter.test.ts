import { describe, expect, test } from 'vitest';
import { problemsOf } from '../problems-in-test.ts';
import { defaultLimit, pageOnly, productFilter, providerFilter, sorts } from './filter.ts';

test('A list without a filter asks for nothing', () => {
  expect(providerFilter.parse({})).toEqual({});
  expect(defaultLimit).toBe(24);
});

test('Query parameters are text and are read as what they mean', () => {
  const query = {
    category: 'Tiles',
    maxPrice: '700',
    maxExperience: '5',
    available: 'true',
    verified: 'false',
    q: 'ramesh',
    city: 'Pune',
    near: '411001',
    radiusKm: '25',
    sort: '-price',
    limit: '100',
    cursor: 'abc',
  };
  expect(providerFilter.parse(query)).toEqual({
    ...query,
    maxPrice: 700,
    maxExperience: 5,
    available: true,
    verified: false,
    radiusKm: 25,
    limit: 100,
  });
});

test('An empty parameter is no filter', () => {
  const names = Object.keys(productFilter.shape);
  const read = productFilter.parse(Object.fromEntries(names.map((name) => [name, ''])));
  expect(Object.values(read).filter((value) => value !== undefined)).toEqual([]);
});

test('The price slider’s 0 and the "All" of experience, 100, are numbers like others', () => {
  expect(productFilter.parse({ maxPrice: '0', maxExperience: '100' })).toEqual({
    maxPrice: 0,
    maxExperience: 100,
  });
});

test('Unknown parameters are ignored; only products have a company', () => {
  expect(providerFilter.parse({ page: '2', company: 'Tata' })).toEqual({});
  expect(productFilter.parse({ page: '2', company: 'Tata' })).toEqual({ company: 'Tata' });
});

test.each(sorts)('A list can be sorted by %s', (sort) =>
  expect(problemsOf(productFilter, { sort })).toEqual([]),
);

describe('What cannot be read is a 400 and names the parameter', () => {
  test.each([
    ['limit', '101', 'bad-input'],
    ['limit', '0', 'bad-input'],
    ['limit', '-1', 'bad-input'],
    ['limit', 'ten', 'bad-input'],
    ['limit', '2.5', 'bad-input'],
    ['cursor', 'x'.repeat(301), 'bad-cursor'],
    ['cursor', ['a', 'b'], 'bad-cursor'],
    ['maxPrice', '-1', 'bad-input'],
    ['maxPrice', '1000001', 'bad-input'],
    ['maxPrice', 'cheap', 'bad-input'],
    ['maxExperience', '101', 'bad-input'],
    ['available', 'yes', 'bad-input'],
    ['verified', '1', 'bad-input'],
    ['radiusKm', '0', 'bad-input'],
    ['radiusKm', '2001', 'bad-input'],
    ['sort', 'cheapest', 'bad-input'],
    ['sort', '-experience', 'bad-input'],
    ['q', ['a', 'b'], 'bad-input'],
    ['q', 'x'.repeat(81), 'too-long'],
    ['city', 'x'.repeat(81), 'too-long'],
    ['near', 'x'.repeat(41), 'too-long'],
    ['category', 'x'.repeat(81), 'too-long'],
    ['company', 'x'.repeat(81), 'too-long'],
  ])('%s=%j: %s', (name, value, problem) => {
    expect(problemsOf(productFilter, { [name]: value })).toEqual([`${name}: ${problem}`]);
  });
});

test('Words that the database cannot hold are searched without what it cannot hold', () => {
  expect(providerFilter.parse({ q: 'ra\0mesh', city: 'Pu\ud800ne' })).toEqual({ q: 'ramesh', city: 'Pune' });
});

test('The admin’s own lists are paged alike and know no filter', () => {
  expect(pageOnly.parse({ limit: '5', cursor: 'abc', q: 'x' })).toEqual({ limit: 5, cursor: 'abc' });
  expect(pageOnly.safeParse({ limit: '500' }).success).toBe(false);
});
