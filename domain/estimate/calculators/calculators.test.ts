import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedRates } from '../rates.ts';
import type { Outcome } from './calculator.ts';
import { MissingInputs } from './calculator.ts';
import { calculators } from './calculators.ts';
import { convert } from './convert.ts';
import { tell } from './tell.ts';
import { unitNames, units, written } from './units.ts';
import { isWord, wordIn, words } from './words.ts';

const foot = 0.3048;
const squareFoot = 0.09290304;
const of = (outcome: Outcome, key: string) => outcome.result.find((one) => one.key === key)?.amount;
const assumed = (outcome: Outcome, key: string) => outcome.assumptions.find((one) => one.key === key)?.value;

describe('Each calculator gives what its formula gives by hand', () => {
  it('concrete: 5 m³ of M20, 1.54 times dry, 1:1.5:3', () => {
    const made = calculators.concrete.run({ volume: 5 }, shippedRates);
    // 5 × 1.05 = 5.25; × 1.54 = 8.085; ÷ 5.5 = 1.47; ÷ 0.0347 = 42.4
    expect(of(made, 'cement')).toBe(43);
    expect(of(made, 'sand')).toBeCloseTo(1.47 * 1.5, 4);
    expect(of(made, 'aggregate')).toBeCloseTo(1.47 * 3, 4);
    expect(of(made, 'water')).toBe(43 * 25);
    expect(made.steps.map(({ formula }) => formula)).toContain('5.25 m³ × 1.54 = 8.09 m³');
    expect(assumed(made, 'mix')).toBe('M20');
    expect(assumed(made, 'waste')).toBe(5);
  });

  it('concrete from 10 bags, the other way round', () => {
    // 10 × 0.0347 × 5.5 ÷ 1.54 ÷ 1.05 = 1.1803
    const made = calculators.concrete.run({ bags: 10 }, shippedRates);
    expect(of(made, 'concrete')).toBeCloseTo(1.1803, 3);
    expect(of(made, 'cement')).toBe(10);
  });

  it('slab: 1000 sq ft, 125 mm, 80 kg of steel a cubic metre', () => {
    const made = calculators.slab.run({ area: 1000 * squareFoot }, shippedRates);
    // 92.903 × 0.125 = 11.613; × 1.05 × 1.54 ÷ 5.5 ÷ 0.0347 = 98.4
    expect(of(made, 'concrete')).toBeCloseTo(11.6129, 3);
    expect(of(made, 'cement')).toBe(99);
    expect(of(made, 'steel')).toBeCloseTo(929.03, 1);
    expect(of(made, 'shuttering')).toBeCloseTo(92.903, 2);
    expect(of(calculators.slab.run({ volume: 2, member: 'column' }, shippedRates), 'steel')).toBe(320);
  });

  it('bricks: a wall of 10 by 12 ft, 9 inches thick, 500 modular bricks a cubic metre', () => {
    const made = calculators.bricks.run(
      { length: 10 * foot, height: 12 * foot, thickness: 0.2286, brick: 'modular' },
      shippedRates,
    );
    // 11.148 × 0.2286 = 2.5485; × 500 × 1.05 = 1337.97
    expect(of(made, 'bricks')).toBe(1338);
    // Mortar: 1 − 500 × 0.001539 = 0.2305; × 2.5485 × 1.33 ÷ 7 ÷ 0.0347 = 3.22
    expect(of(made, 'cement')).toBe(4);
    expect(of(made, 'sand')).toBeCloseTo(((0.2305 * 2.5485 * 1.33) / 7) * 6, 3);
  });

  it('a wall from 1050 modular bricks', () => {
    const made = calculators.bricks.run({ pieces: 1050, brick: 'modular' }, shippedRates);
    expect(of(made, 'brickwork')).toBeCloseTo(2, 9);
    expect(of(made, 'wallArea')).toBeCloseTo(2 / 0.23, 9);
  });

  it('plaster: 500 sq ft, 12 mm, 1:4, a fifth more for joints', () => {
    const made = calculators.plaster.run({ area: 500 * squareFoot }, shippedRates);
    // 46.4515 × 0.012 × 1.2 × 1.33 = 0.88964; ÷ 5 = 0.17793; ÷ 0.0347 = 5.13
    expect(of(made, 'cement')).toBe(6);
    expect(of(made, 'sand')).toBeCloseTo(0.71171, 4);
    // 20 × 0.0347 × 5 ÷ 1.33 ÷ 1.2 ÷ 0.012
    expect(of(calculators.plaster.run({ bags: 20 }, shippedRates), 'plasterArea')).toBeCloseTo(181.18, 1);
  });

  it('mortar: 1 m³ of 1:4, a twentieth wasted', () => {
    // 1.05 × 1.33 = 1.3965; ÷ 5 = 0.2793; ÷ 0.0347 = 8.05
    const made = calculators.mortar.run({ volume: 1, mix: '1:4' }, shippedRates);
    expect(of(made, 'cement')).toBe(9);
    expect(of(made, 'sand')).toBeCloseTo(1.1172, 4);
  });

  it('paint: three rooms of 12 by 14 by 10 ft with ceilings, doors and windows a tenth', () => {
    const made = calculators.paint.run(
      { length: 12 * foot, width: 14 * foot, height: 10 * foot, count: 3 },
      shippedRates,
    );
    // (2 × 26 × 10 × 0.9 + 168) × 3 = 1908 sq ft = 177.26 m²; × 2 ÷ 10 × 1.05 = 37.22
    expect(of(made, 'paint')).toBeCloseTo(37.22, 1);
    expect(of(made, 'primer')).toBeCloseTo(17.726, 2);
    expect(of(made, 'putty')).toBeCloseTo(147.72, 1);
  });

  it('tiles: larger ones lose more where they are cut', () => {
    const room = { length: 10 * foot, width: 12 * foot };
    // 120 × 1.08 ÷ 4 = 32.4
    expect(
      of(
        calculators.tiles.run({ ...room, tileLength: 2 * foot, tileWidth: 2 * foot }, shippedRates),
        'tiles',
      ),
    ).toBe(33);
    // 120 × 1.05 ÷ 1 = 126
    expect(
      of(calculators.tiles.run({ ...room, tileLength: foot, tileWidth: foot }, shippedRates), 'tiles'),
    ).toBe(126);
    // 500 × 1.08 ÷ 0.36 = 1500
    expect(of(calculators.tiles.run({ area: 500 }, shippedRates), 'tiles')).toBe(1500);
    // 120 × 1.1 ÷ 8 = 16.5
    expect(
      of(
        calculators.tiles.run({ ...room, tileLength: 4 * foot, tileWidth: 2 * foot }, shippedRates),
        'tiles',
      ),
    ).toBe(17);
  });

  it('steel: d² ÷ 162 kg a metre', () => {
    // 144 ÷ 162 × 12.192 × 10
    const made = calculators.steel.run({ diameter: 12, length: 40 * foot, count: 10 }, shippedRates);
    expect(of(made, 'weight')).toBeCloseTo(108.373, 2);
    // 1000 ÷ (64 ÷ 162) = 2531.25 m, 210.9 bars
    expect(of(calculators.steel.run({ diameter: 8, weight: 1000 }, shippedRates), 'bars')).toBe(211);
  });

  it('tank: 135 litres a person a day, litres from sides, sides from litres', () => {
    const made = calculators.tank.run({ people: 5 }, shippedRates);
    expect(of(made, 'litres')).toBe(675);
    expect(of(made, 'readyTank')).toBe(750);
    // √(0.675 ÷ 1.2) = 0.75
    expect(of(made, 'tankSide')).toBeCloseTo(0.75, 9);
    expect(assumed(made, 'demand')).toBe(135);
    expect(
      of(calculators.tank.run({ length: 2, width: 1.5, height: 1 }, shippedRates), 'litres'),
    ).toBeCloseTo(3000, 6);
    // π ÷ 4 × 1.2² × 1 = 1.13097
    expect(of(calculators.tank.run({ diameter: 1.2, height: 1 }, shippedRates), 'litres')).toBeCloseTo(
      1130.97,
      1,
    );
  });

  it('stairs: 10 ft from floor to floor', () => {
    const made = calculators.stairs.run({ height: 10 * foot }, shippedRates);
    // 3.048 ÷ 0.17 = 17.9; 3048 ÷ 18 = 169.3; 620 − 338.7 = 281; 17 × 0.28; 8 × 0.28 + 1
    expect(of(made, 'risers')).toBe(18);
    expect(of(made, 'riser')).toBeCloseTo(169.33, 1);
    expect(of(made, 'tread')).toBeCloseTo(280, 6);
    expect(of(made, 'flightLength')).toBeCloseTo(4.76, 6);
    expect(of(made, 'halfFlight')).toBeCloseTo(3.24, 6);
    expect(assumed(made, 'landingNeeded')).toBe(15);
  });

  it("labour: 500 sq ft of plaster at the rate file's pace and wages", () => {
    const { coefficients, rates } = shippedRates;
    const made = calculators.labour.run(
      { work: 'plaster', area: 500 * squareFoot, workers: 2 },
      shippedRates,
    );
    const mason = Math.ceil(46.4515 * coefficients.masonPlaster.value);
    const helper = Math.ceil(46.4515 * coefficients.helperPlaster.value);
    expect(of(made, 'mason')).toBe(mason);
    expect(of(made, 'helper')).toBe(helper);
    expect(of(made, 'wages')).toBe(mason * rates.mason.rate + helper * rates.helper.rate);
    expect(of(made, 'finishedIn')).toBe(Math.ceil((46.4515 * coefficients.masonPlaster.value) / 2));
    const soon = calculators.labour.run({ work: 'plaster', area: 500 * squareFoot, days: 1 }, shippedRates);
    expect(of(soon, 'workersNeeded')).toBe(Math.ceil(46.4515 * coefficients.masonPlaster.value));
  });

  it("cost: the area times the estimate's own rupees a square foot, as a range; finer costs more", () => {
    const likely = (finish: string) => {
      const made = calculators.cost.run({ area: 1500 * squareFoot, finish }, shippedRates);
      const [low = 0, middle = 0, high = 0, each = 0] = made.result.map(({ amount }) => amount);
      expect(low).toBeLessThan(middle);
      expect(middle).toBeLessThan(high);
      expect(middle).toBeCloseTo(each * 1500, 3);
      expect(each).toBeGreaterThan(1000);
      return middle;
    };
    expect(likely('basic')).toBeLessThan(likely('good'));
    expect(likely('good')).toBeLessThan(likely('best'));
    const floors = calculators.cost.run({ area: 100, floors: 2 }, shippedRates);
    expect(of(floors, 'costLikely')).toBeCloseTo(
      (of(calculators.cost.run({ area: 100 }, shippedRates), 'costLikely') ?? 0) * 2,
      3,
    );
  });

  it("materials of a house are in proportion to the estimate's own, 1000 sq ft twice for two floors", () => {
    const one = calculators.materials.run({ area: 1000 * squareFoot }, shippedRates);
    const two = calculators.materials.run({ area: 1000 * squareFoot, floors: 2 }, shippedRates);
    // What builders reckon: 0.3 to 0.5 bags and 2.5 to 4.5 kg of steel a square foot.
    expect(of(one, 'cement')).toBeGreaterThan(300);
    expect(of(one, 'cement')).toBeLessThan(500);
    expect(of(one, 'steel')).toBeGreaterThan(2500);
    expect(of(one, 'steel')).toBeLessThan(4500);
    expect(of(two, 'steel')).toBeCloseTo((of(one, 'steel') ?? 0) * 2, 6);
  });

  it('labour for 1000 bricks: two cubic metres of wall of modular ones, more of the larger usual ones', () => {
    const given = { work: 'brickwork', pieces: 1000 };
    const a = shippedRates.coefficients.masonBrickwork.value;
    const made = calculators.labour.run({ ...given, brick: 'modular' }, shippedRates);
    expect(of(made, 'mason')).toBe(Math.ceil(2 * a));
    // 1000 × 0.24 × 0.12 × 0.085 = 2.448
    expect(of(calculators.labour.run(given, shippedRates), 'mason')).toBe(Math.ceil(2.448 * a));
  });

  it.each([
    [200, 'gaj', 'sqft', 1800],
    [1, 'acre', 'sqft', 43_560],
    [1, 'guntha', 'sqft', 1089],
    [1, 'hectare', 'acre', 2.47105],
    [1, 'acre', 'cent', 100],
    [10, 'ft', 'm', 3.048],
    [1, 'brass', 'm3', 2.83168],
    [1, 'm3', 'cft', 35.3147],
    [1, 'bag', 'kg', 50],
    [1, 'bag', 'cft', 1.22542],
    [3, 'quintal', 'kg', 300],
    [1, 'gallon', 'litre', 4.54609],
  ] as const)('conversion: %d %s in %s', (value, from, to, amount) => {
    expect(convert(value, { from, to })).toBeCloseTo(amount, 4);
    expect(of(calculators.conversion.run({ value, from, to }, shippedRates), 'converted')).toBeCloseTo(
      amount,
      4,
    );
  });

  it('land measures of a state: a bigha is not one size, and it is said', () => {
    const bigha = (state?: string) =>
      calculators.conversion.run({ value: 1, from: 'bigha', to: 'sqft', state }, shippedRates);
    expect(of(bigha('west bengal'), 'converted')).toBeCloseTo(14_400, 6);
    expect(of(bigha('gujarat'), 'converted')).toBeCloseTo(17_424, 6);
    expect(assumed(bigha('gujarat'), 'stateSize')).toBe('gujarat');
    expect(assumed(bigha(), 'differsByState')).toBe('');
    expect(assumed(bigha('chhattisgarh'), 'differsByState')).toBe('');
    expect(calculators.conversion.missing({ value: 1, from: 'bigha', to: 'sqft' })).toEqual(['state']);
  });
});

describe('More to build never needs less', () => {
  const more: [keyof typeof calculators, string, object][] = [
    ['concrete', 'volume', {}],
    ['slab', 'area', {}],
    ['bricks', 'area', {}],
    ['plaster', 'area', {}],
    ['paint', 'area', {}],
    ['tiles', 'area', {}],
    ['steel', 'length', { diameter: 10 }],
    ['labour', 'area', { work: 'plaster' }],
    ['labour', 'area', { work: 'brickwork' }],
    ['cost', 'area', {}],
    ['materials', 'area', {}],
  ];
  it.each(more)('%s by %s', (name, key, fixed) => {
    const amount = fc.double({ min: 0.1, max: 5000, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [less, most] = [Math.min(a, b), Math.max(a, b)].map((size) =>
          calculators[name].run({ ...fixed, [key]: size }, shippedRates).result.map((one) => one.amount),
        );
        for (const [index, one] of (less ?? []).entries())
          expect(one).toBeLessThanOrEqual((most?.[index] ?? 0) + 1e-9);
      }),
      { numRuns: 40 },
    );
  });

  it('every stair from 1 m up is as the rule and the code want it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 12, noNaN: true }), (height) => {
        const made = calculators.stairs.run({ height }, shippedRates);
        const [riser = 0, tread = 0] = [of(made, 'riser'), of(made, 'tread')];
        expect((of(made, 'risers') ?? 0) * riser).toBeCloseTo(height * 1000, 6);
        expect(riser).toBeLessThanOrEqual(190);
        expect(2 * riser + tread).toBeGreaterThanOrEqual(600);
        expect(2 * riser + tread).toBeLessThanOrEqual(640);
      }),
    );
  });

  it('units go there and back', () => {
    const unit = fc.constantFrom(...unitNames);
    fc.assert(
      fc.property(unit, unit, fc.double({ min: 0.01, max: 1e6, noNaN: true }), (from, to, value) => {
        const there = convert(value, { from, to });
        if (there === undefined) return;
        const back = convert(there, { from: to, to: from }) ?? 0;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * value);
      }),
    );
    expect(convert(1, { from: 'kg', to: 'm2' })).toBeUndefined();
  });
});

describe('What a calculator says', () => {
  it('what lacks is named, and taken as usual where there is a usual size', () => {
    const room = { length: 4, width: 3 };
    expect(calculators.paint.missing(room)).toEqual(['height']);
    expect(assumed(calculators.paint.run(room, shippedRates), 'height')).toBe(3);
    expect(calculators.bricks.missing({})).toHaveLength(1);
    expect(() => calculators.bricks.run({}, shippedRates)).toThrow(MissingInputs);
    expect(() => calculators.labour.run({ work: 'steel', area: 3 }, shippedRates)).toThrow(MissingInputs);
    expect(() => calculators.conversion.run({ value: 1, from: 'kg', to: 'm2' }, shippedRates)).toThrow(
      MissingInputs,
    );
  });

  it.each([{ volume: -1 }, { volume: 0 }, { volume: Number.NaN }, { volume: 1, mix: 'M60' }])(
    'what cannot be is refused: %o',
    (inputs) => expect(() => calculators.concrete.run(inputs, shippedRates)).toThrow(),
  );

  it('every name of an input has its word, every word both languages', () => {
    for (const { name, inputs } of Object.values(calculators))
      for (const key of [name, ...Object.keys(inputs.shape)]) expect(isWord(key), key).toBe(true);
    for (const [en, hi] of Object.values(words)) {
      expect(en).not.toMatch(/\p{Script=Devanagari}/u);
      expect(hi).toMatch(/\p{Script=Devanagari}|2R/u);
    }
    expect(wordIn('hi', 'cement')).toBe('सीमेंट');
  });

  it('a calculation is told in English and in Hindi', () => {
    const made = calculators.tank.run({ people: 6 }, shippedRates);
    const english = tell(made, 'en');
    expect(english.result[0]).toBe('Water: 810 litres (0.81 cubic metres)');
    expect(english.steps[0]).toBe('Water: 6 × 135 l × 1 = 810 l');
    expect(english.assumptions).toContain('Days: 1 day');
    expect(tell(made, 'hi').result[0]).toBe('पानी: 810 लीटर (0.81 घन मीटर)');
    const house = tell(calculators.cost.run({ area: 100 }, shippedRates), 'hi');
    expect(house.assumptions).toContain('फ़िनिशिंग का स्तर: अच्छा');
    expect(tell(calculators.bricks.run({ area: 1 }, shippedRates), 'en').assumptions).toContain(
      'Size of a brick: 230 × 110 × 75 millimetres',
    );
  });

  it('a formula has numbers and symbols only', () => {
    const symbols = new Set(Object.values(units).flatMap(({ symbol }) => symbol.match(/[a-z]+/g) ?? []));
    const runs = [
      calculators.slab.run({ area: 20 }, shippedRates),
      calculators.paint.run({ length: 3, width: 4, height: 3 }, shippedRates),
      calculators.stairs.run({ height: 3 }, shippedRates),
      calculators.tank.run({ people: 4 }, shippedRates),
      calculators.labour.run({ work: 'brickwork', area: 20, workers: 2 }, shippedRates),
    ];
    for (const { formula } of runs.flatMap(({ steps }) => steps))
      for (const word of formula.match(/[a-z]+/g) ?? []) expect(symbols).toContain(word);
    expect(written(123_456.78, 'rupee')).toBe('₹1,23,457');
    expect(written(123_456.78, 'm')).toBe('1,23,456.8 m');
  });
});
