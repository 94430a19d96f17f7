import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shippedRates } from '../rates.ts';
import type { Outcome } from './calculator.ts';
import { bricks, mortar, mortarMixes, plaster } from './masonry.ts';

const of = (outcome: Outcome, key: string) => outcome.result.find((one) => one.key === key)?.amount;
const formulas = ({ steps }: Outcome) => steps.map(({ formula }) => formula);
const assumed = ({ assumptions }: Outcome) => assumptions.map(({ key }) => key);

describe('A wall is counted in bricks', () => {
  // 3 m × 2 m × 0.2 m is 1.2 m³.
  it.each([
    // (0.2 × 0.1 × 0.1): 500 in a cubic metre; 1.2 × 500 × 1.05.
    ['modular', 630],
    // (0.24 × 0.12 × 0.085): 408.497; 1.2 × 408.497 × 1.05 = 514.7.
    ['traditional', 515],
    // (0.61 × 0.2 × 0.21): 39.032; 1.2 × 39.032 × 1.05 = 49.18.
    ['block', 50],
    // (0.21 × 0.11 × 0.08): 541.126; 1.2 × 541.126 × 1.05 = 681.8.
    ['200x100x70', 682],
    // (0.61 × 0.1 × 0.21): 78.064; 1.2 × 78.064 × 1.05 = 98.4.
    ['600x200x100', 99],
  ] as const)('of its own kind: %s', (brick, pieces) => {
    const made = bricks.run({ length: 3, height: 2, thickness: 0.2, brick }, shippedRates);
    expect(of(made, 'bricks')).toBe(pieces);
    expect(of(made, 'brickwork')).toBeCloseTo(1.2, 9);
  });

  it('and where none is said, in those of the rates', () => {
    // 1.05 × 408.497 = 428.9; the mortar is 1 − 408.497 × 0.23 × 0.11 × 0.075 = 0.2249.
    const made = bricks.run({ volume: 1 }, shippedRates);
    expect(of(made, 'bricks')).toBe(429);
    expect(made.assumptions).toContainEqual({ key: 'brickSize', value: '230 × 110 × 75', unit: 'mm' });
    expect(formulas(made)).toContain('1 m³ × 0.225 = 0.225 m³');
    expect(of(bricks.run({ volume: 1 }, { ...shippedRates, brick: 'modular' }), 'bricks')).toBe(525);
  });

  it('and what is the size of no brick is refused', () => {
    for (const brick of ['marble', '230x110', '0x110x75', '2300x110x75'])
      expect(() => bricks.run({ volume: 1, brick }, shippedRates), brick).toThrow();
  });

  it('as thick as the brick is wide, where 4 or 4.5 inches are its name', () => {
    const inches = (thickness: number) => of(bricks.run({ area: 18.58, thickness }, shippedRates), 'bricks');
    expect(inches(0.1016)).toBe(inches(0.11));
    expect(inches(0.1143)).toBe(inches(0.11));
    expect(inches(0.125)).toBeGreaterThan(inches(0.11) ?? 0);
  });

  it('and its doors and windows are taken off', () => {
    // (10 × 3 − 4) × 0.1 = 2.6 m³; × 500 × 1.05 = 1365.
    const made = bricks.run(
      { length: 10, height: 3, thickness: 0.1, openings: 4, brick: 'modular' },
      shippedRates,
    );
    expect(of(made, 'bricks')).toBe(1365);
    expect(formulas(made)[0]).toContain('10 m × 3 m − 4 m² = 26 m²');
  });

  it('and openings larger than the wall leave nothing, not less than nothing', () => {
    expect(of(bricks.run({ area: 5, openings: 9 }, shippedRates), 'bricks')).toBe(0);
  });

  it('for four walls of a room, so often as there are rooms', () => {
    // 2 × (4 + 3) × 3 × 2 rooms = 84 m²; × 0.1 = 8.4 m³; × 525.
    const made = bricks.run(
      { length: 4, width: 3, height: 3, thickness: 0.1, count: 2, brick: 'modular' },
      shippedRates,
    );
    expect(of(made, 'bricks')).toBe(4410);
    expect(formulas(made)[0]).toContain('2 × (4 m + 3 m) × 3 m × 2 = 84 m²');
  });

  it('and a round number is not put up by one for a rounding of the machine', () => {
    // 0.1 + 0.2 is not 0.3 to a computer: 525 must not become 526.
    expect(of(bricks.run({ volume: 1, brick: 'modular' }, shippedRates), 'bricks')).toBe(525);
    expect(of(bricks.run({ volume: 1, waste: 0.1, brick: 'modular' }, shippedRates), 'bricks')).toBe(550);
    expect(of(bricks.run({ volume: 1, waste: 0, brick: 'modular' }, shippedRates), 'bricks')).toBe(500);
  });

  it('with the height of a storey where none is said, and that is told', () => {
    const made = bricks.run({ length: 2, thickness: 0.1 }, shippedRates);
    expect(of(made, 'brickwork')).toBeCloseTo(0.6, 9);
    expect(assumed(made)).toContain('height');
    expect(assumed(bricks.run({ length: 2, height: 3, thickness: 0.1 }, shippedRates))).not.toContain(
      'height',
    );
    expect(assumed(made)).not.toContain('thickness');
  });

  it('and a volume that is said counts more than pieces that are said too', () => {
    expect(of(bricks.run({ volume: 2, pieces: 10, brick: 'modular' }, shippedRates), 'bricks')).toBe(1050);
    expect(of(bricks.run({ pieces: 10 }, shippedRates), 'bricks')).toBe(10);
  });
});

describe('Bricks that are there make a wall', () => {
  it('less what breaks', () => {
    // 500 ÷ 500 ÷ 1.25 = 0.8 m³; ÷ 0.1 m = 8 m².
    const made = bricks.run({ pieces: 500, waste: 0.25, thickness: 0.1, brick: 'modular' }, shippedRates);
    expect(of(made, 'brickwork')).toBeCloseTo(0.8, 9);
    expect(of(made, 'wallArea')).toBeCloseTo(8, 9);
    expect(formulas(made)[0]).toBe('500 ÷ 500 ÷ 1.25 = 0.8 m³');
  });

  it('and that wall, asked the other way round, needs the same bricks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom('modular', 'traditional', 'block', '200x100x70'),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (pieces, brick, waste) => {
          const volume = of(bricks.run({ pieces, brick, waste }, shippedRates), 'brickwork') ?? 0;
          expect(
            Math.abs((of(bricks.run({ volume, brick, waste }, shippedRates), 'bricks') ?? 0) - pieces),
          ).toBeLessThan(1.001);
        },
      ),
    );
  });
});

describe('Mortar: cement and sand by the parts of the mix', () => {
  // One cubic metre wet is 1.33 m³ dry; nothing wasted.
  it.each([
    // 1.33 ÷ 4 = 0.3325 ÷ 0.0347 = 9.58
    ['1:3', 10, 0.9975],
    // 1.33 ÷ 5 = 0.266 ÷ 0.0347 = 7.67
    ['1:4', 8, 1.064],
    // 1.33 ÷ 6 = 0.22167 ÷ 0.0347 = 6.39
    ['1:5', 7, 1.10833],
    // 1.33 ÷ 7 = 0.19 ÷ 0.0347 = 5.48
    ['1:6', 6, 1.14],
    // 1.33 ÷ 9 = 0.14778 ÷ 0.0347 = 4.26
    ['1:8', 5, 1.18222],
  ] as const)('%s takes %d bags for a cubic metre', (mix, bags, sand) => {
    const made = mortar.run({ volume: 1, mix, waste: 0 }, shippedRates);
    expect(of(made, 'cement')).toBe(bags);
    expect(of(made, 'sand')).toBeCloseTo(sand, 4);
  });

  test('a bag is 50 kg, and sand is said in cubic feet too', () => {
    const [cement, sand] = mortar.run({ volume: 1, mix: '1:3', waste: 0 }, shippedRates).result;
    expect(cement?.also).toEqual({ amount: 500, unit: 'kg' });
    expect(sand?.also?.unit).toBe('cft');
    // 0.9975 m³ × 35.3147
    expect(sand?.also?.amount).toBeCloseTo(35.2264, 3);
  });

  test('a leaner mix never takes more cement, nor less sand', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (volume) => {
        const made = mortarMixes.map((mix) => mortar.run({ volume, mix }, shippedRates));
        for (const [at, one] of made.entries()) {
          const next = made[at + 1];
          if (!next) continue;
          expect(of(next, 'cement')).toBeLessThanOrEqual(of(one, 'cement') ?? 0);
          expect(of(next, 'sand')).toBeGreaterThan(of(one, 'sand') ?? 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('what is no mix of mortar is refused', () => {
    expect(() => mortar.run({ volume: 1, mix: '1:7' }, shippedRates)).toThrow();
    expect(() => plaster.run({ area: 1, mix: '1:1' }, shippedRates)).toThrow();
  });
});

describe('Plaster', () => {
  it('of both sides is twice as much, with a line that says so', () => {
    const once = plaster.run({ length: 5, height: 3 }, shippedRates);
    const twice = plaster.run({ length: 5, height: 3, sides: 2 }, shippedRates);
    expect(of(once, 'plasterArea')).toBeCloseTo(15, 9);
    expect(of(twice, 'plasterArea')).toBeCloseTo(30, 9);
    expect(of(twice, 'sand')).toBeCloseTo((of(once, 'sand') ?? 0) * 2, 9);
    expect(formulas(twice)).toContain('15 m² × 2 = 30 m²');
    expect(once.steps.map(({ key }) => key)).not.toContain('sides');
  });

  it('of 100 m², 15 mm, 1:6 takes 10 bags', () => {
    // 100 × 0.015 × 1.2 = 1.8; × 1.33 = 2.394; ÷ 7 = 0.342; ÷ 0.0347 = 9.86; sand 0.342 × 6.
    const made = plaster.run({ area: 100, thickness: 0.015, mix: '1:6' }, shippedRates);
    expect(of(made, 'cement')).toBe(10);
    expect(of(made, 'sand')).toBeCloseTo(2.052, 9);
  });

  it('from bags gives back just those bags, and never asks for a part of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(...mortarMixes), (bags, mix) => {
        const made = plaster.run({ bags, mix }, shippedRates);
        expect(of(made, 'cement')).toBe(bags);
        const area = of(made, 'plasterArea') ?? 0;
        expect(of(plaster.run({ area, mix }, shippedRates), 'cement')).toBe(bags);
      }),
      { numRuns: 60 },
    );
  });
});
