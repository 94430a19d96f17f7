import { expect, test } from 'vitest';
import { siteAmount, toFeet, toMetres } from './site-units.ts';

test('a site hears feet, square feet, cubic feet and brass beside metres', () => {
  expect(siteAmount(3, 'm')).toEqual({ kind: 'feet', amount: 9.8 });
  expect(siteAmount(40, 'm2')).toEqual({ kind: 'squareFeet', amount: 431 });
  expect(siteAmount(5.2, 'm3')).toEqual({ kind: 'brass', amount: 184, brass: 1.84 });
  expect(siteAmount(5827, 'kg')).toEqual({ kind: 'quintals', amount: 58.3 });
});

test('what is counted the same way everywhere is said once', () => {
  expect(siteAmount(8, 'piece')).toBeUndefined();
  expect(siteAmount(80, 'kg')).toBeUndefined();
});

test('feet become metres and come back', () => {
  expect(toMetres(10, 'm')).toBe(3.048);
  expect(toFeet(3.048, 'm')).toBe(10);
  expect(toMetres(100, 'm2')).toBe(9.29);
});
