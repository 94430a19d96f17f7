import { describe, expect, it, test } from 'vitest';
import { shippedRates } from '../rates.ts';
import type { Outcome } from './calculator.ts';
import { MissingInputs } from './calculator.ts';
import { paint, tiles, tileWaste } from './calculators.ts';
import { cost, materials } from './cost.ts';
import { labour, workNames } from './labour.ts';

const of = (outcome: Outcome, key: string) => outcome.result.find((one) => one.key === key)?.amount;
const assumed = ({ assumptions }: Outcome) => assumptions.map(({ key }) => key);
const foot = 0.3048;

describe('Paint', () => {
  // 4 × 3 × 3 m: walls 42 m², a tenth off for doors and windows 37.8, ceiling 12, together 49.8.
  const room = { length: 4, width: 3, height: 3 };

  it('of a room covers its walls less a tenth, and its ceiling', () => {
    const made = paint.run(room, shippedRates);
    expect(of(made, 'paintArea')).toBeCloseTo(49.8, 9);
    // 49.8 × 2 ÷ 10 × 1.05; ÷ 10; ÷ 1.2
    expect(of(made, 'paint')).toBeCloseTo(10.458, 9);
    expect(of(made, 'primer')).toBeCloseTo(4.98, 9);
    expect(of(made, 'putty')).toBeCloseTo(41.5, 9);
    expect(assumed(made)).toEqual(expect.arrayContaining(['openings', 'ceilingToo', 'coats']));
  });

  it('of its walls only leaves the ceiling out', () => {
    const made = paint.run({ ...room, ceiling: false }, shippedRates);
    expect(of(made, 'paintArea')).toBeCloseTo(37.8, 9);
    expect(assumed(made)).not.toContain('ceilingToo');
  });

  it('takes off the doors and windows that are told, and then no tenth besides', () => {
    const made = paint.run({ ...room, openings: 5, ceiling: true }, shippedRates);
    // 42 − 5 + 12
    expect(of(made, 'paintArea')).toBeCloseTo(49, 9);
    expect(assumed(made)).not.toContain('ceilingToo');
    expect(made.assumptions.some(({ unit, key }) => key === 'openings' && unit === 'percent')).toBe(false);
  });

  it('of one wall or of an area takes no tenth and no ceiling', () => {
    expect(of(paint.run({ length: 5, height: 3 }, shippedRates), 'paintArea')).toBe(15);
    expect(of(paint.run({ area: 15 }, shippedRates), 'paintArea')).toBe(15);
    expect(of(paint.run({ area: 15, count: 2 }, shippedRates), 'paintArea')).toBe(30);
  });

  it('outside covers less for a litre, and a third coat takes half as much again', () => {
    // 80 × 2 ÷ 8 × 1.05, 80 × 3 ÷ 10 × 1.05
    expect(of(paint.run({ area: 80, surface: 'outer' }, shippedRates), 'paint')).toBeCloseTo(21, 9);
    expect(of(paint.run({ area: 80, coats: 3 }, shippedRates), 'paint')).toBeCloseTo(25.2, 9);
  });
});

describe('Tiles', () => {
  it.each([
    // 20 m² of floor. Sides in mm, pieces.
    // × 1.05 ÷ 0.09 = 233.33
    [300, 300, 234],
    // × 1.08 ÷ 0.36 = 60
    [600, 600, 60],
    // × 1.1 ÷ 0.64 = 34.375
    [800, 800, 35],
    // × 1.1 ÷ 0.72 = 30.56: the longer side decides
    [600, 1200, 31],
  ])('of %d by %d mm', (long, wide, pieces) => {
    const made = tiles.run({ area: 20, tileLength: long / 1000, tileWidth: wide / 1000 }, shippedRates);
    expect(of(made, 'tiles')).toBe(pieces);
  });

  test('one foot is still a small tile and two feet a middle one', () => {
    expect([tileWaste(foot), tileWaste(2 * foot), tileWaste(0.8)]).toEqual([0.05, 0.08, 0.1]);
  });

  test('with a waste that is told take that one', () => {
    const made = tiles.run({ length: 5, width: 4, waste: 0.25 }, shippedRates);
    // 20 × 1.25 = 25 ÷ 0.36 = 69.4
    expect(of(made, 'tileArea')).toBe(25);
    expect(of(made, 'tiles')).toBe(70);
    expect(assumed(made)).not.toContain('waste');
    expect(tiles.run({ area: 1 }, shippedRates).assumptions).toContainEqual({
      key: 'waste',
      value: 8,
      unit: 'percent',
    });
  });

  test('lie on an inch of mortar 1:4', () => {
    // 20 × 0.025 × 1.33 ÷ 5 = 0.133; ÷ 0.0347 = 3.83; sand four times as much
    const made = tiles.run({ area: 20 }, shippedRates);
    expect(of(made, 'cement')).toBe(4);
    expect(of(made, 'sand')).toBeCloseTo(0.532, 9);
  });
});

describe('Labour', () => {
  const { mason, helper, tiler, painter, barBender } = shippedRates.rates;

  it.each([
    // 10 m³ × 0.9 and × 1.6 days
    [{ work: 'brickwork', volume: 10 }, 'mason', 9, 9 * mason.rate + 16 * helper.rate],
    // 100 m² × 0.1 and × 0.14
    [{ work: 'plaster', area: 100 }, 'mason', 10, 10 * mason.rate + 14 * helper.rate],
    // 100 × 0.055 = 5.5
    [{ work: 'paint', area: 100 }, 'painter', 6, 6 * painter.rate],
    // 25 × 0.12 = 3
    [{ work: 'tiles', length: 5, width: 5 }, 'tiler', 3, 3 * tiler.rate],
    // 8 × 0.125 m = 1 m³ × 0.45, × 2.4
    [{ work: 'concrete', area: 8 }, 'mason', 1, mason.rate + 3 * helper.rate],
    // 4 × 2 × 1.5 = 12 m³ × 0.35 = 4.2
    [{ work: 'digging', length: 4, width: 2, thickness: 1.5 }, 'helper', 5, 5 * helper.rate],
    // 1000 × 0.009
    [{ work: 'steel', weight: 1000 }, 'barBender', 9, 9 * barBender.rate],
  ] as const)('of %o', (inputs, trade, days, wages) => {
    const made = labour.run(inputs, shippedRates);
    expect(of(made, trade)).toBe(days);
    expect(of(made, 'wages')).toBe(wages);
  });

  test('of a whole number of days is not paid a day more for a rounding of the machine', () => {
    // 100 × 0.14 is 14.000000000000002 to a computer.
    expect(of(labour.run({ work: 'plaster', area: 100 }, shippedRates), 'helper')).toBe(14);
  });

  test('is done sooner by more hands, or needs more for a near date', () => {
    // Ten days of a mason.
    expect(of(labour.run({ work: 'plaster', area: 100, workers: 4 }, shippedRates), 'finishedIn')).toBe(3);
    expect(of(labour.run({ work: 'plaster', area: 100, days: 4 }, shippedRates), 'workersNeeded')).toBe(3);
    const both = labour.run({ work: 'plaster', area: 100, workers: 5, days: 1 }, shippedRates);
    expect(of(both, 'finishedIn')).toBe(2);
    expect(of(both, 'workersNeeded')).toBeUndefined();
  });

  test('of a wall reckons with nine inches where nobody says it, and tells that', () => {
    // 10 × 3 × 0.23 = 6.9 m³ × 0.9 = 6.21
    const made = labour.run({ work: 'brickwork', length: 10, height: 3 }, shippedRates);
    expect(of(made, 'mason')).toBe(7);
    expect(made.assumptions).toContainEqual({ key: 'thickness', value: 230, unit: 'mm' });
    expect(assumed(labour.run({ work: 'brickwork', volume: 6.9 }, shippedRates))).not.toContain('thickness');
    expect(assumed(labour.run({ work: 'brickwork', area: 30, thickness: 0.1 }, shippedRates))).not.toContain(
      'thickness',
    );
  });

  test('names its own rates’ date, and lacks for each work what that work is measured by', () => {
    for (const work of workNames) {
      expect(labour.missing({ work }), work).toEqual([work === 'steel' ? 'weight' : 'area']);
      const measure = work === 'steel' ? { weight: 5 } : work === 'digging' ? { volume: 5 } : { area: 5 };
      expect(labour.run({ work, ...measure }, shippedRates).assumptions).toContainEqual({
        key: 'ratesOf',
        value: shippedRates.date,
      });
    }
    expect(() => labour.run({ work: 'digging', area: 5 }, shippedRates)).toThrow(MissingInputs);
    expect(() => labour.run({ work: 'magic', area: 5 }, shippedRates)).toThrow();
  });
});

describe('A whole house', () => {
  const likely = (inputs: Record<string, unknown>) => of(cost.run(inputs, shippedRates), 'costLikely') ?? 0;

  test('costs by its area, however that is said', () => {
    const one = likely({ area: 100 });
    expect(likely({ length: 20, width: 5 })).toBeCloseTo(one, 3);
    expect(likely({ area: 50, floors: 2 })).toBeCloseTo(one, 3);
    expect(likely({ area: 300 })).toBeCloseTo(3 * one, 3);
  });

  test('is priced by the rates that are given, whatever was priced before', () => {
    const { mixes, rates } = shippedRates;
    const twice = Object.entries(rates).map(([key, one]) => [
      key,
      { ...one, rate: 2 * one.rate, low: 2 * one.low, high: 2 * one.high },
    ]);
    const dear = { ...shippedRates, rates: Object.fromEntries(twice) };
    expect(of(cost.run({ area: 100 }, dear), 'costLikely')).toBeCloseTo(2 * likely({ area: 100 }), 3);
    const thick = {
      ...shippedRates,
      mixes: { ...mixes, plaster: { ...mixes.plaster, wet: 1 } },
    };
    const cementOf = (file: typeof shippedRates) => of(materials.run({ area: 100 }, file), 'cement') ?? 0;
    expect(cementOf(thick)).toBeGreaterThan(cementOf(shippedRates));
  });

  // Its plan is one of its own, with thicker walls and somewhat other rooms.
  test('costs more on difficult land, nearly as the rate file has it or above', () => {
    const plain = likely({ area: 100 });
    for (const areaType of ['Hill', 'Near by River', 'Desert', 'Rain'] as const)
      expect(likely({ area: 100, areaType }), areaType).toBeGreaterThan(
        plain * shippedRates.areaFactors[areaType] * 0.97,
      );
  });

  test('is asked for a thousand square feet where no size is said', () => {
    expect(cost.missing({})).toEqual(['area']);
    expect(likely({})).toBeCloseTo((of(cost.run({}, shippedRates), 'perSquareFoot') ?? 0) * 1000, 3);
    expect(() => materials.run({}, shippedRates)).toThrow(MissingInputs);
  });

  test('takes whole bags and bricks, and is likened to the house it was taken from', () => {
    const made = materials.run({ length: 10, width: 7.3 }, shippedRates);
    for (const key of ['cement', 'bricks']) expect(Number.isInteger(of(made, key)), key).toBe(true);
    expect(made.result.map(({ key }) => key)).toEqual(['cement', 'steel', 'bricks', 'sand', 'aggregate']);
    expect(made.assumptions).toEqual([{ key: 'likeDefaultHouse', value: '40 × 60', unit: 'ft' }]);
    expect(() => materials.run({ area: 100, floors: 11 }, shippedRates)).toThrow();
  });
});
