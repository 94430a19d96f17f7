import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shippedRates } from '../rates.ts';
import { MissingInputs } from './calculator.ts';
import { conversion, convert, states } from './convert.ts';
import { tell } from './tell.ts';
import type { Unit } from './units.ts';
import { inUnit, unitNames, units, written } from './units.ts';

const targets = (from: Unit) =>
  conversion.run({ value: 1, from }, shippedRates).result.map(({ unit }) => unit);

describe('A unit has the size that law and custom give it', () => {
  it.each([
    ['inch', 'mm', 25.4],
    ['ft', 'mm', 304.8],
    ['yard', 'm', 0.9144],
    ['km', 'm', 1000],
    ['cm', 'inch', 0.393701],
    ['sqft', 'm2', 0.092903],
    ['sqinch', 'sqft', 1 / 144],
    ['gaj', 'sqft', 9],
    ['guntha', 'gaj', 121],
    ['acre', 'guntha', 40],
    ['acre', 'gaj', 4840],
    ['acre', 'm2', 4046.8564],
    ['hectare', 'guntha', 98.8422],
    ['ground', 'cent', 5.5096],
    ['kanal', 'marla', 20],
    ['bigha', 'biswa', 20],
    ['brass', 'cft', 100],
    ['m3', 'litre', 1000],
    ['cft', 'litre', 28.316847],
    ['gallon', 'litre', 4.54609],
    ['tonne', 'quintal', 10],
    ['tonne', 'bag', 20],
    ['kg', 'g', 1000],
  ] as const)('a %s in %s', (from, to, amount) => {
    expect(convert(1, { from, to })).toBeCloseTo(amount, 4);
  });

  test('a bag of cement is a weight to a weight and a volume to a volume, and nothing to a length', () => {
    expect(convert(2, { from: 'bag', to: 'quintal' })).toBeCloseTo(1, 9);
    expect(convert(1, { from: 'bag', to: 'litre' })).toBeCloseTo(34.7, 9);
    expect(convert(0.347, { from: 'm3', to: 'bag' })).toBeCloseTo(10, 9);
    expect(convert(1, { from: 'bag', to: 'ft' })).toBeUndefined();
    expect(convert(1, { from: 'kg', to: 'litre' })).toBeUndefined();
  });

  test('by way of a third unit one comes to the same', () => {
    const kinds = ['length', 'area', 'volume', 'mass'];
    const three = fc.constantFrom(...kinds).chain((kind) => {
      const unit = fc.constantFrom(
        ...unitNames.filter((name) => units[name].kind === kind && name !== 'bag'),
      );
      return fc.tuple(unit, unit, unit);
    });
    fc.assert(
      fc.property(three, fc.double({ min: 0.001, max: 1e6, noNaN: true }), ([from, by, to], value) => {
        const straight = convert(value, { from, to }) ?? Number.NaN;
        const around = convert(convert(value, { from, to: by }) ?? 0, { from: by, to }) ?? Number.NaN;
        expect(Math.abs(around / straight - 1)).toBeLessThan(1e-12);
        expect(Math.abs(inUnit(value, from, to) / straight - 1)).toBeLessThan(1e-12);
      }),
    );
  });
});

describe('Land measures follow their state', () => {
  it.each([
    // Square feet, as the land offices of the state count.
    ['bigha', 'uttar pradesh', 27_225],
    ['bigha', 'bihar', 27_225],
    ['bigha', 'punjab', 9072],
    ['bigha', 'himachal', 8712],
    ['bigha', 'uttarakhand', 6804],
    ['bigha', 'madhya pradesh', 12_000],
    ['bigha', 'assam', 14_400],
    ['katha', 'bihar', 1361.25],
    ['katha', 'west bengal', 720],
    ['katha', 'assam', 2880],
    ['katha', 'chhattisgarh', 600],
    ['biswa', 'punjab', 453.6],
    ['marla', 'haryana', 272.25],
    ['kanal', 'himachal', 5445],
  ] as const)('a %s in %s', (from, state, feet) => {
    expect(convert(1, { from, to: 'sqft', state })).toBeCloseTo(feet, 6);
    expect(convert(feet, { from: 'sqft', to: from, state })).toBeCloseTo(1, 9);
  });

  test('a bigha has twenty biswa wherever both are known', () => {
    for (const state of [
      'uttar pradesh',
      'rajasthan',
      'punjab',
      'haryana',
      'himachal',
      'uttarakhand',
    ] as const)
      expect(convert(1, { from: 'bigha', to: 'biswa', state }), state).toBeCloseTo(20, 9);
  });

  test('the state is asked for only where the measure differs', () => {
    expect(conversion.missing({ value: 1, from: 'sqft', to: 'katha' })).toEqual(['state']);
    expect(conversion.missing({ value: 1, from: 'katha', to: 'sqft', state: 'assam' })).toEqual([]);
    expect(conversion.missing({ value: 1, from: 'acre', to: 'sqft' })).toEqual([]);
    expect(conversion.missing({ value: 1 })).toEqual(['from']);
  });

  test('between two land measures both must be the state’s own to be said so', () => {
    const said = (state: string, to: Unit) =>
      conversion.run({ value: 1, from: 'bigha', to, state }, shippedRates).assumptions.map(({ key }) => key);
    expect(said('bihar', 'katha')).toEqual(['stateSize']);
    // Gujarat's papers know no katha.
    expect(said('gujarat', 'katha')).toEqual(['differsByState']);
    for (const state of states) expect(said(state, 'acre').length, state).toBe(1);
  });
});

describe('Who does not say into what', () => {
  it('hears the usual ones, and never the unit he came with', () => {
    expect(targets('ft')).toEqual(['m', 'inch', 'mm']);
    expect(targets('acre')).toEqual(['sqft', 'm2', 'gaj', 'guntha', 'hectare']);
    expect(targets('brass')).toEqual(['m3', 'cft', 'litre']);
    expect(targets('bag')).toEqual(['kg', 'quintal', 'tonne']);
    expect(() => conversion.run({ value: 3, from: 'day' }, shippedRates)).toThrow(MissingInputs);
  });

  it('and of a gallon that it is the imperial one, from and into', () => {
    for (const asked of [
      { value: 1, from: 'gallon', to: 'litre' },
      { value: 1, from: 'litre', to: 'gallon' },
    ])
      expect(conversion.run(asked, shippedRates).assumptions).toEqual([
        { key: 'imperialGallon', value: 4.546, unit: 'litre' },
      ]);
    expect(conversion.run({ value: 1, from: 'litre', to: 'm3' }, shippedRates).assumptions).toEqual([]);
  });

  it('and one of it where no amount is said', () => {
    expect(conversion.run({ from: 'acre', to: 'sqft' }, shippedRates).result[0]?.amount).toBeCloseTo(
      43_560,
      6,
    );
    expect(() => conversion.run({ value: 0, from: 'acre', to: 'sqft' }, shippedRates)).toThrow();
    expect(() => conversion.run({ value: 1, from: 'furlong', to: 'm' }, shippedRates)).toThrow();
  });
});

describe('A number is written as India writes it', () => {
  it.each([
    [0, undefined, '0'],
    [0.04, undefined, '0.04'],
    [0.123456, undefined, '0.123'],
    [0.0123456, undefined, '0.01235'],
    [1.23456, undefined, '1.23'],
    [99.999, undefined, '100'],
    [100.06, undefined, '100.1'],
    [1000, undefined, '1,000'],
    [100_000, 'rupee', '₹1,00,000'],
    [12_345_678.9, 'rupee', '₹1,23,45,679'],
    [8.5, 'rupee', '₹8.5'],
    [1, 'piece', '1'],
    [2.5, 'm3', '2.5 m³'],
    [810, 'litre', '810 l'],
    [7, 'percent', '7 %'],
  ] as const)('%d %s', (amount, unit, text) => {
    expect(written(amount, unit)).toBe(text);
  });

  test('and keeps two of its digits at least, so that nothing is written as nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (amount) => {
        const read = Number(written(amount).replaceAll(',', ''));
        expect(Math.abs(read / amount - 1)).toBeLessThan(0.006);
      }),
    );
  });
});

describe('A result is told in words', () => {
  const told = (value: number, from: Unit, to: Unit) => {
    const made = conversion.run({ value, from, to }, shippedRates);
    return [tell(made, 'en').result[0], tell(made, 'hi').result[0]];
  };
  it.each([
    [12, 'inch', 'ft', 'That is: 1 foot', 'यानी: 1 फुट'],
    [1000, 'mm', 'm', 'That is: 1 metre', 'यानी: 1 मीटर'],
    [25.4, 'mm', 'inch', 'That is: 1 inch', 'यानी: 1 इंच'],
    [100, 'cft', 'brass', 'That is: 1 brass', 'यानी: 1 ब्रास'],
    [50, 'kg', 'bag', 'That is: 1 bag', 'यानी: 1 बोरी'],
    [1, 'acre', 'sqft', 'That is: 43,560 sq ft', 'यानी: 43,560 वर्ग फुट'],
  ] as const)('%d %s', (value, from, to, english, hindi) => {
    expect(told(value, from, to)).toEqual([english, hindi]);
  });

  test('a formula has its step before it, and an empty assumption is told by its name alone', () => {
    const english = tell(conversion.run({ value: 2, from: 'bigha', to: 'acre' }, shippedRates), 'en');
    expect(english.steps).toEqual(['That is: 2 bigha × 0.625 = 1.25 acre']);
    expect(english.assumptions).toEqual(['Its size differs by state and district; ask at the land office']);
    const known = conversion.run({ value: 2, from: 'bigha', to: 'acre', state: 'rajasthan' }, shippedRates);
    expect(tell(known, 'en').assumptions).toEqual(['As land offices use it in: rajasthan']);
    expect(tell(known, 'hi').assumptions).toEqual(['यह माप इस राज्य का है: rajasthan']);
  });
});
