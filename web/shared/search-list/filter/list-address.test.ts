import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workerCategories } from '#contract/marketplace/categories.ts';
import { queryOf, searchOf } from './address-text.ts';
import { type ListAddress, readAddress } from './list-address.ts';
import { anyDistance, placeParameter } from './panel-filter.ts';

const rules = { categories: workerCategories, price: true, experience: true, company: false };
const given = (address: ListAddress) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));

test('Everything that is applied stands in the address under the names of the calls', () => {
  const address = {
    category: 'Tiles',
    maxPrice: 700,
    maxExperience: 5,
    place: 'Indore',
    available: true,
    q: 'ramesh',
    sort: 'price',
    applied: true,
  } as const;
  const search = searchOf(address);
  expect(search).toEqual({
    category: 'Tiles',
    maxPrice: '700',
    maxExperience: '5',
    city: 'Indore',
    available: 'true',
    q: 'ramesh',
    sort: 'price',
  });
  expect(given(readAddress(search, rules))).toEqual(address);
});

test('A place of six digits is a PIN code, any other a city', () => {
  expect(placeParameter('452001')).toEqual({ near: '452001' });
  expect(placeParameter(' 452 001 ')).toEqual({ near: '452001' });
  expect(placeParameter('22.72, 75.86')).toEqual({ near: '22.72,75.86' });
  expect(placeParameter('New Delhi')).toEqual({ city: 'New Delhi' });
  expect(placeParameter('45200')).toEqual({ city: '45200' });
  expect(placeParameter('  ')).toEqual({});
});

test('What no control could have written is passed over', () => {
  const search = {
    category: 'Astronaut',
    company: 'Shakti Tools',
    maxPrice: 'cheap',
    maxExperience: '-1',
    available: 'false',
    sort: 'loudest',
    near: '',
  };
  expect(given(readAddress(search, rules))).toEqual({ applied: false });
});

test('"All" experience, 100, is no filter', () => {
  expect(readAddress({ maxExperience: '100' }, rules)).toMatchObject({ applied: false });
});

test('Nearest first is kept only with a place whose distance is known', () => {
  expect(readAddress({ sort: 'nearest', near: '452001' }, rules).sort).toBe('nearest');
  expect(readAddress({ sort: 'nearest', city: 'Indore' }, rules).sort).toBeUndefined();
});

test('A panel applied with nothing chosen stays applied after a reload, and the calls are not told', () => {
  const address: ListAddress = { applied: true, q: 'ram' };
  expect(searchOf(address)).toEqual({ q: 'ram', applied: 'yes' });
  expect(readAddress(searchOf(address), rules).applied).toBe(true);
  expect(queryOf(address)).toEqual({ q: 'ram' });
});

test('Search and order alone do not count as an applied filter', () => {
  expect(readAddress({ q: 'ram', sort: 'newest' }, rules).applied).toBe(false);
});

test('Any address survives the way through the browser’s text', () => {
  const word = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `a${text}z`);
  const addresses = fc.record({
    q: word,
    place: word,
    maxPrice: fc.nat(1_000_000),
    applied: fc.constant(true),
  });
  fc.assert(
    fc.property(addresses, (address) => {
      const text = new URLSearchParams(queryOf(address) as Record<string, string>).toString();
      expect(given(readAddress(Object.fromEntries(new URLSearchParams(text)), rules))).toEqual(address);
    }),
  );
});

test('A PIN code comes with how far from it; any distance is no radius', () => {
  const near = { place: '452001', radiusKm: 25, applied: true };
  expect(searchOf(near)).toEqual({ near: '452001', radiusKm: '25' });
  expect(given(readAddress(searchOf(near), rules))).toEqual(near);
  expect(searchOf({ ...near, radiusKm: anyDistance })).toEqual({ near: '452001' });
  expect(readAddress({ near: '452001' }, rules).radiusKm).toBe(anyDistance);
});

test('A radius without a PIN code, or one that no control offers, is passed over', () => {
  expect(searchOf({ place: 'Indore', radiusKm: 25, applied: true })).toEqual({ city: 'Indore' });
  expect(readAddress({ city: 'Indore', radiusKm: '25' }, rules).radiusKm).toBeUndefined();
  expect(readAddress({ near: '452001', radiusKm: '26' }, rules).radiusKm).toBe(anyDistance);
});

test('Free days stand in the address under the names of the calls', () => {
  const address: ListAddress = {
    freeFrom: '2026-12-05',
    freeTo: '2026-12-08',
    freePart: 'morning',
    freeCount: 3,
    applied: true,
  };
  const search = { freeFrom: '2026-12-05', freeTo: '2026-12-08', freePart: 'morning', freeCount: '3' };
  expect(searchOf(address)).toEqual(search);
  expect(given(readAddress(search, { ...rules, several: true }))).toEqual(address);
  // One worker cannot be two.
  expect(readAddress(search, rules).freeCount).toBeUndefined();
});

test('A last day without a first, or before it, and a day that is none are passed over', () => {
  expect(searchOf({ freeTo: '2026-12-08', freePart: 'morning', freeCount: 2, applied: true })).toEqual({
    applied: 'yes',
  });
  expect(searchOf({ freeFrom: '2026-12-05', freeTo: '2026-12-05', applied: true })).toEqual({
    freeFrom: '2026-12-05',
  });
  expect(given(readAddress({ freeFrom: '9999-12-31' }, rules))).toEqual({ applied: false });
  expect(given(readAddress({ freeFrom: '2026-02-30', freeTo: '2026-03-02' }, rules))).toEqual({
    applied: false,
  });
  const wrong = { freeFrom: '2026-12-05', freePart: 'night', freeCount: '501' };
  expect(given(readAddress(wrong, { ...rules, several: true }))).toEqual({
    freeFrom: '2026-12-05',
    applied: true,
  });
});
