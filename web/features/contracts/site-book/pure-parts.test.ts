import { expect, test } from 'vitest';
import { rows } from '#domain/estimate/quantity-rows.ts';
import { materialUnits } from './materials.ts';
import { aheadBy } from './money-ahead.ts';
import { aSiteBook, payment } from './site-in-test.ts';
import { readWork, typedOf } from './typed-work.ts';
import type { Site, Unsent } from './use-site.ts';

const plaster = { no: 1, unit: 'm2', quantity: 120.5 } as const;
const read = (typed: string) => readWork([plaster], new Map([[1, typed]]));

test('a line that nobody touched says exactly what stands, though its feet are rounded', () => {
  for (const stands of [9.996, 120.486]) {
    const typed = new Map([[1, typedOf(stands, plaster)]]);
    expect(readWork([plaster], typed, new Map([[1, stands]])).lines).toEqual([{ line: 1, quantity: stands }]);
  }
});

test('the whole as a site counts it is exactly what the bill says', () => {
  expect(typedOf(plaster.quantity, plaster)).toBe('1297');
  expect(read('1297').lines).toEqual([{ line: 1, quantity: 120.5 }]);
  expect(read('१,२९७').lines).toEqual([{ line: 1, quantity: 120.5 }]);
});

test('a part is told in metres, nothing is said of an empty field, and a word is no quantity', () => {
  expect(read('500').lines).toEqual([{ line: 1, quantity: 46.452 }]);
  expect(read(' ')).toEqual({ lines: [], wrong: new Map() });
  expect(read('half').wrong.get(1)).toBe('quantity-invalid');
  expect(read('1400').wrong.get(1)).toBe('over-bill');
});

const siteOf = (unsent: object[], said: Parameters<typeof aSiteBook>[1] = []) =>
  ({ book: aSiteBook('customer', said), unsent: unsent as Unsent[] }) as unknown as Site;

test('ahead is what goes beyond the room, with what was said before and is not agreed yet', () => {
  // ₹1,279 are agreed ahead of the first stage.
  expect(aheadBy(1279, siteOf([]))).toBe(0);
  expect(aheadBy(1280, siteOf([]))).toBe(1);
  expect(aheadBy(1000, siteOf([{ kind: 'money', body: { to: 'provider', amount: 800 } }]))).toBe(521);
  expect(aheadBy(500, siteOf([], [payment]))).toBe(500);
});

test('each material is counted as the rates have it', () => {
  for (const [key, unit] of Object.entries(materialUnits))
    expect(rows.filter((row) => row.key === key && row.group === 'material')).toMatchObject([{ unit }]);
});
