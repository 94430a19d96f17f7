import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shippedRates } from '../rates.ts';
import type { Outcome } from './calculator.ts';
import { concrete, members, mixNames, slab, steelShare } from './concrete.ts';

const of = (outcome: Outcome, key: string) => outcome.result.find((one) => one.key === key)?.amount;
const value = (outcome: Outcome, key: string) => outcome.assumptions.find((one) => one.key === key)?.value;
const keys = ({ result }: Outcome) => result.map(({ key }) => key);

describe('A cubic metre of concrete takes by its mix', () => {
  // 1.54 m³ dry, nothing wasted. Cement: 1.54 ÷ parts ÷ 0.0347, put up to whole bags.
  it.each([
    // ÷ 16 = 0.09625 → 2.77
    ['M5', 3, 0.48125, 0.9625, '1 : 5 : 10'],
    // ÷ 13 = 0.118462 → 3.41
    ['M7.5', 4, 0.473846, 0.947692, '1 : 4 : 8'],
    // ÷ 10 = 0.154 → 4.44
    ['M10', 5, 0.462, 0.924, '1 : 3 : 6'],
    // ÷ 7 = 0.22 → 6.34
    ['M15', 7, 0.44, 0.88, '1 : 2 : 4'],
    // ÷ 5.5 = 0.28 → 8.07
    ['M20', 9, 0.42, 0.84, '1 : 1.5 : 3'],
    // ÷ 4 = 0.385 → 11.10
    ['M25', 12, 0.385, 0.77, '1 : 1 : 2'],
  ] as const)('%s: %d bags', (mix, bags, sand, stone, parts) => {
    const made = concrete.run({ volume: 1, mix, waste: 0 }, shippedRates);
    expect(of(made, 'cement')).toBe(bags);
    expect(of(made, 'sand')).toBeCloseTo(sand, 5);
    expect(of(made, 'aggregate')).toBeCloseTo(stone, 5);
    expect(value(made, 'mixParts')).toBe(parts);
  });

  it('25 litres of water for each bag that is bought', () => {
    expect(of(concrete.run({ volume: 1, waste: 0 }, shippedRates), 'water')).toBe(225);
    expect(of(concrete.run({ volume: 1, mix: 'M25', waste: 0 }, shippedRates), 'water')).toBe(300);
  });

  it('and a stronger mix never takes less cement', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 5000, noNaN: true }), (volume) => {
        const bags = mixNames.map((mix) => of(concrete.run({ volume, mix }, shippedRates), 'cement') ?? 0);
        expect(bags).toEqual(bags.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });
});

describe('How much concrete it is', () => {
  it('follows from sides, from an area or from a volume alike', () => {
    const one = { thickness: 0.1, waste: 0 };
    const byVolume = concrete.run({ volume: 2, waste: 0 }, shippedRates);
    for (const same of [
      concrete.run({ length: 5, width: 4, ...one }, shippedRates),
      concrete.run({ area: 20, ...one }, shippedRates),
      concrete.run({ area: 10, count: 2, ...one }, shippedRates),
      concrete.run({ volume: 1, count: 2, waste: 0 }, shippedRates),
    ])
      expect(same.result.map(({ amount }) => amount.toFixed(9))).toEqual(
        byVolume.result.map(({ amount }) => amount.toFixed(9)),
      );
  });

  it('is the finished volume: waste is added to what goes into it', () => {
    const wasteful = concrete.run({ volume: 10, waste: 0.1 }, shippedRates);
    expect(of(wasteful, 'concrete')).toBe(10);
    // 10 × 1.1 × 0.42
    expect(of(wasteful, 'sand')).toBeCloseTo(4.62, 9);
  });

  it('from bags, and those bags are enough for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(...mixNames), (bags, mix) => {
        const volume = of(concrete.run({ bags, mix }, shippedRates), 'concrete') ?? 0;
        expect(of(concrete.run({ bags, mix }, shippedRates), 'cement')).toBe(bags);
        expect(of(concrete.run({ volume, mix }, shippedRates), 'cement')).toBe(bags);
        expect(of(concrete.run({ volume: volume * 1.001, mix }, shippedRates), 'cement')).toBeGreaterThan(
          bags,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('and a size that is said counts more than bags', () => {
    expect(of(concrete.run({ bags: 1, volume: 3 }, shippedRates), 'concrete')).toBe(3);
    expect(of(concrete.run({ bags: 1, area: 30 }, shippedRates), 'concrete')).toBeCloseTo(3, 9);
  });
});

describe('Reinforced concrete', () => {
  // Half a cubic metre of each.
  it.each([
    ['slab', 40],
    ['beam', 60],
    ['column', 80],
    ['footing', 35],
    ['lintel', 30],
    ['stairs', 42.5],
  ] as const)('a %s has its own share of steel', (member, kilos) => {
    expect(of(slab.run({ volume: 0.5, member }, shippedRates), 'steel')).toBeCloseTo(kilos, 9);
  });

  test('only a slab with an area has shuttering of that area', () => {
    expect(of(slab.run({ length: 6, width: 5 }, shippedRates), 'shuttering')).toBe(30);
    expect(of(slab.run({ area: 15, count: 2 }, shippedRates), 'shuttering')).toBe(30);
    expect(keys(slab.run({ volume: 3 }, shippedRates))).not.toContain('shuttering');
    expect(keys(slab.run({ area: 3, member: 'footing' }, shippedRates))).not.toContain('shuttering');
  });

  test('every member leaves bars and thickness to the engineer', () => {
    expect(members.toSorted()).toEqual(Object.keys(steelShare).toSorted());
    for (const member of members) {
      const made = slab.run({ volume: 1, member }, shippedRates);
      expect(made.assumptions.map(({ key }) => key)).toContain('engineerDecides');
      expect(value(made, 'steelShare')).toBe(steelShare[member]);
    }
  });

  test('is 125 mm thick where nobody says it, which is told in millimetres', () => {
    const made = slab.run({ area: 8 }, shippedRates);
    expect(of(made, 'concrete')).toBeCloseTo(1, 9);
    expect(made.assumptions).toContainEqual({ key: 'thickness', value: 125, unit: 'mm' });
    expect(made.assumptions).toContainEqual({ key: 'member', value: { word: 'slab' } });
    expect(
      slab.run({ area: 8, thickness: 0.15 }, shippedRates).assumptions.map(({ key }) => key),
    ).not.toContain('thickness');
  });
});
