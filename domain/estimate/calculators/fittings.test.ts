import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shippedRates } from '../rates.ts';
import type { Outcome } from './calculator.ts';
import { MissingInputs } from './calculator.ts';
import { stairs } from './calculators.ts';
import { steel, weightPerMetre } from './steel.ts';
import { tank } from './tank.ts';

const of = (outcome: Outcome, key: string) => outcome.result.find((one) => one.key === key)?.amount;
const assumed = ({ assumptions }: Outcome) => assumptions.map(({ key }) => key);
const keys = ({ result }: Outcome) => result.map(({ key }) => key);

describe('A bar weighs what its table says', () => {
  // IS 1786, kg for a metre, to the tables' own rounding.
  it.each([
    [6, 0.222],
    [8, 0.395],
    [10, 0.617],
    [12, 0.889],
    [16, 1.58],
    [20, 2.469],
    [25, 3.858],
    [32, 6.321],
  ])('%d mm', (diameter, kilos) => {
    expect(weightPerMetre(diameter)).toBeCloseTo(kilos, 2);
    // π ÷ 4 × d² of steel at 7850 kg/m³, half a percent of custom aside.
    const exact = (Math.PI / 4) * (diameter / 1000) ** 2 * 7850;
    expect(Math.abs(weightPerMetre(diameter) / exact - 1)).toBeLessThan(0.005);
  });

  test('so many bars weigh so many times as much', () => {
    // 256 ÷ 162 × 12 × 7
    const made = steel.run({ diameter: 16, length: 12, count: 7 }, shippedRates);
    expect(of(made, 'weight')).toBeCloseTo(132.741, 3);
    expect(of(made, 'perMetre')).toBeCloseTo(1.5802, 4);
  });

  test('a weight gives whole bars of twelve metres; a full one is not put up', () => {
    // 10 mm: 12 × 100 ÷ 162 = 7.4074 kg a bar.
    const bar = (12 * 100) / 162;
    expect(of(steel.run({ diameter: 10, weight: bar * 3 }, shippedRates), 'bars')).toBe(3);
    expect(of(steel.run({ diameter: 10, weight: bar * 3 + 0.01 }, shippedRates), 'bars')).toBe(4);
    expect(of(steel.run({ diameter: 10, weight: 100 }, shippedRates), 'barLength')).toBeCloseTo(162, 9);
  });

  test('there and back is the same weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 50 }),
        fc.double({ min: 0.1, max: 10_000, noNaN: true }),
        (diameter, weight) => {
          const length = of(steel.run({ diameter, weight }, shippedRates), 'barLength') ?? 0;
          fc.pre(length > 0 && length <= 10_000);
          expect(
            Math.abs((of(steel.run({ diameter, length }, shippedRates), 'weight') ?? 0) / weight - 1),
          ).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test('without a length one bar is taken, and that is told; without a diameter nothing can be said', () => {
    const made = steel.run({ diameter: 12 }, shippedRates);
    expect(of(made, 'weight')).toBeCloseTo((144 / 162) * 12, 9);
    expect(made.assumptions).toContainEqual({ key: 'length', value: 12, unit: 'm' });
    expect(() => steel.run({ length: 5 }, shippedRates)).toThrow(MissingInputs);
    expect(() => steel.run({ diameter: 3, length: 5 }, shippedRates)).toThrow();
  });
});

describe('A tank', () => {
  it.each([
    // A person needs 135 litres a day; the next tank of the shops.
    [1, 135, 200],
    [2, 270, 300],
    [3, 405, 500],
    [4, 540, 750],
    [6, 810, 1000],
    [9, 1215, 1500],
    [20, 2700, 3000],
    [70, 9450, 10_000],
  ])('for %d people holds %d litres, and the shops have one of %d', (people, litres, ready) => {
    const made = tank.run({ people }, shippedRates);
    expect(of(made, 'litres')).toBe(litres);
    expect(of(made, 'readyTank')).toBe(ready);
  });

  test('that the shops do not have must be built', () => {
    expect(of(tank.run({ litres: 10_000 }, shippedRates), 'readyTank')).toBe(10_000);
    const made = tank.run({ litres: 10_001 }, shippedRates);
    expect(keys(made)).not.toContain('readyTank');
    expect(keys(made)).toContain('tankSide');
  });

  test('exactly as large as asked is large enough', () => {
    for (const size of [200, 500, 1000, 5000])
      expect(of(tank.run({ litres: size }, shippedRates), 'readyTank')).toBe(size);
  });

  test('for more days and other habits holds accordingly, and says what it took for granted', () => {
    // 4 × 200 × 3
    const made = tank.run({ people: 4, demand: 200, days: 3 }, shippedRates);
    expect(of(made, 'litres')).toBe(2400);
    expect(assumed(made)).not.toContain('demand');
    expect(assumed(made)).not.toContain('days');
    expect(assumed(tank.run({ people: 4 }, shippedRates))).toEqual(
      expect.arrayContaining(['demand', 'days']),
    );
    expect(assumed(tank.run({ litres: 500 }, shippedRates))).not.toContain('demand');
  });

  test('is built 1.2 m deep in water with a hand of air above it', () => {
    // 1.2 m³ ÷ 1.2 m = 1 m²
    const made = tank.run({ litres: 1200 }, shippedRates);
    expect(of(made, 'tankSide')).toBeCloseTo(1, 9);
    expect(of(made, 'tankHeight')).toBeCloseTo(1.35, 9);
  });

  test('that is built as told holds what was asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1_000_000 }), (litres) => {
        const side = of(tank.run({ litres }, shippedRates), 'tankSide') ?? 0;
        const back = of(tank.run({ length: side, width: side, height: 1.2 }, shippedRates), 'litres') ?? 0;
        expect(Math.abs(back / litres - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  it.each([
    // Metres to litres: 5 × 4 × 3 ft; 1 × 1 × 1 m; a cup of 10 cm.
    [{ length: 1.524, width: 1.2192, height: 0.9144 }, 1699.01],
    [{ length: 1, width: 1, height: 1 }, 1000],
    [{ length: 0.1, width: 0.1, height: 0.1 }, 1],
    // π × 0.5² × 2, and π × 0.05² × 0.1
    [{ diameter: 1, height: 2 }, 1570.8],
    [{ diameter: 0.1, height: 0.1 }, 0.7854],
  ])('of these sides holds its litres: %o', (sides, litres) => {
    expect(of(tank.run(sides, shippedRates), 'litres')).toBeCloseTo(litres, 1);
  });

  test('lacks what it lacks', () => {
    expect(tank.missing({ length: 2, width: 1 })).toEqual(['height']);
    expect(tank.missing({ diameter: 2 })).toEqual(['height']);
    expect(tank.missing({})).toEqual(['litres']);
    expect(() => tank.run({ people: 2.5 }, shippedRates)).toThrow();
  });
});

describe('A flight of stairs', () => {
  it.each([
    // Height in metres; risers, mm of each, mm of a tread, metres of the flight.
    [3, 18, 166.667, 290, 4.93],
    [2.7, 16, 168.75, 280, 4.2],
    [1.02, 6, 170, 280, 1.4],
    [3.6, 21, 171.429, 280, 5.6],
  ])('over %d m', (height, risers, each, tread, run) => {
    const made = stairs.run({ height }, shippedRates);
    expect(of(made, 'risers')).toBe(risers);
    expect(of(made, 'riser')).toBeCloseTo(each, 2);
    expect(of(made, 'tread')).toBeCloseTo(tread, 6);
    expect(of(made, 'flightLength')).toBeCloseTo(run, 6);
  });

  test('with a landing half way takes half the treads and the landing’s depth', () => {
    // 18 risers: (9 − 1) × 0.29 + 1.2; 17 of them: (9 − 1) too.
    expect(of(stairs.run({ height: 3, width: 1.2 }, shippedRates), 'halfFlight')).toBeCloseTo(3.52, 6);
    const odd = stairs.run({ height: 17 * 0.17, tread: 0.3 }, shippedRates);
    expect(of(odd, 'risers')).toBe(17);
    expect(of(odd, 'halfFlight')).toBeCloseTo(8 * 0.3 + 1, 6);
  });

  test('is as long on its slope as Pythagoras says', () => {
    // Nine treads of 0.3 m beside 1.7 m: √(2.7² + 1.7²)
    const made = stairs.run({ height: 1.7, tread: 0.3 }, shippedRates);
    expect(of(made, 'slopeLength')).toBeCloseTo(3.19061, 4);
  });

  test('wants a landing after fifteen risers, and no sooner', () => {
    expect(assumed(stairs.run({ height: 15 * 0.17 }, shippedRates))).not.toContain('landingNeeded');
    expect(assumed(stairs.run({ height: 16 * 0.17 }, shippedRates))).toContain('landingNeeded');
  });

  test('that is steeper than the code allows is told so', () => {
    expect(assumed(stairs.run({ height: 3 }, shippedRates))).not.toContain('tooSteep');
    expect(assumed(stairs.run({ height: 3, riser: 0.2 }, shippedRates))).toContain('tooSteep');
    expect(assumed(stairs.run({ height: 3, tread: 0.22 }, shippedRates))).toContain('tooSteep');
    expect(() => stairs.run({ height: 3, riser: 0.3 }, shippedRates)).toThrow();
  });
});
