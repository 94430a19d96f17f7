import { describe, expect, test } from 'vitest';
import { areaTypes, defaultAnswers } from '../house/model/answers.ts';
import { everyPlan, planOf } from '../house/testing/plans.ts';
import { bricks } from './calculators/masonry.ts';
import { estimateOf, lakhs } from './cost.ts';
import { hireList } from './hire.ts';
import { phasePlans } from './phases.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { type Extra, usualExtras } from './quantity-rows.ts';
import { shippedRates, valuesOf } from './rates.ts';
import { takeOffOf } from './take-off/take-off.ts';

const file = shippedRates;
const house = planOf(defaultAnswers);
const line = (lines: readonly Quantity[], key: Quantity['key']) => lines.find((one) => one.key === key);
const amount = (lines: readonly Quantity[], key: Quantity['key']) => line(lines, key)?.amount ?? 0;

describe('A quantity', () => {
  test('is what is measured times what one unit takes: bricks of the brickwork, steel of each element', () => {
    const { brickwork, brickPlinth, ...frame } = takeOffOf(house, valuesOf(file));
    const lines = quantitiesOf(house, file);
    expect(amount(lines, 'bricks')).toBe(
      Math.ceil((brickwork + brickPlinth) * (1.05 / (0.24 * 0.12 * 0.085))),
    );
    const steel =
      frame.footings * 80 +
      frame.columns * 200 +
      frame.plinthBeams * 140 +
      frame.beams * 160 +
      frame.slabs * 90 +
      frame.stairs * 120 +
      frame.lintels * 80;
    expect(amount(lines, 'steel')).toBe(Math.ceil(steel));
  });

  test('of a mix is its dry volume by its parts: M20 takes 8.07 bags, 0.42 m³ of sand and 0.84 m³ of chips', () => {
    const values = valuesOf(file);
    const { sandBulking, aggregateLoss } = values;
    expect(values['cement concrete']).toBeCloseTo(8.07, 2);
    expect(values['sand concrete'] / sandBulking).toBeCloseTo(0.42, 2);
    expect(values['aggregate concrete'] / aggregateLoss).toBeCloseTo(0.84, 2);
  });

  test('names where its coefficients are from, each source once', () => {
    const lines = quantitiesOf(house, file);
    expect(line(lines, 'bricks')?.sources).toEqual([file.sources.brick]);
    expect(line(lines, 'aggregate')?.sources).toEqual([file.sources.is456, file.sources.handbook]);
    expect(line(lines, 'doors')?.sources).toEqual([]);
  });

  test('of bricks and of their mortar is by the size of the brick that the operator’s file names', () => {
    // 1.05 ÷ (0.24 × 0.12 × 0.085) = 428.9 and 1.05 ÷ (0.2 × 0.1 × 0.1) = 525.
    const modular = valuesOf({ ...file, brick: 'modular' });
    expect(valuesOf(file).bricksBrickwork).toBeCloseTo(428.92, 2);
    expect(modular.bricksBrickwork).toBeCloseTo(525, 9);
    // 0.2305 m³ of mortar where the shipped brick takes 0.2249.
    expect(modular['sand brickwork'] / valuesOf(file)['sand brickwork']).toBeCloseTo(0.2305 / 0.2249, 2);
    const lines = quantitiesOf(house, { ...file, brick: 'modular' });
    expect(amount(lines, 'bricks') / amount(quantitiesOf(house, file), 'bricks')).toBeCloseTo(
      525 / 428.92,
      3,
    );
  });

  test('of bricks is what an answer counts for the same brickwork', () => {
    for (const brick of ['traditional', 'modular', 'block', '200x100x70']) {
      const rates = { ...file, brick };
      const { brickwork, brickPlinth } = takeOffOf(house, valuesOf(rates));
      const [answered] = bricks.run({ volume: brickwork + brickPlinth }, rates).result;
      expect(answered?.amount, brick).toBe(amount(quantitiesOf(house, rates), 'bricks'));
    }
  });

  test('of concrete brings its steel, its mixer and its shuttering with it', () => {
    const [less, more] = [
      quantitiesOf(house, file),
      quantitiesOf(house, {
        ...file,
        coefficients: {
          ...file.coefficients,
          beamDepth: { ...file.coefficients.beamDepth, value: 2 * file.coefficients.beamDepth.value },
        },
      }),
    ];
    for (const key of ['steel', 'shuttering', 'aggregate', 'mixer', 'barBender'] as const)
      expect([key, amount(more, key) > amount(less, key) * 1.15]).toEqual([key, true]);
    expect(amount(more, 'tiles')).toBe(amount(less, 'tiles'));
  });

  test('that one can only buy or pay whole is rounded up', () =>
    everyPlan((plan) => {
      for (const { unit, amount: value } of quantitiesOf(plan, file))
        if (['set', 'piece', 'day', 'bag', 'point', 'kg', 'cft', 'litre'].includes(unit))
          expect(Number.isInteger(value)).toBe(true);
        else expect(value).toBeCloseTo(Math.round(value * 10) / 10, 9);
    }, 60));

  test('is a range, wider for a pace of work than for what is bought', () =>
    everyPlan((plan) => {
      const width = ({ low, high, amount: value }: Quantity) => (high - low) / value;
      const lines = quantitiesOf(plan, file);
      const [bricks, masons] = [line(lines, 'bricks'), line(lines, 'mason')];
      expect(masons && bricks && width(masons) > width(bricks)).toBe(true);
    }, 40));

  test('says how it was counted, so that one can count it again', () =>
    everyPlan((plan) => {
      for (const { key, formula, amount: value } of quantitiesOf(plan, file)) {
        const sum = formula
          .split(' + ')
          .map((term) =>
            term
              .replace(/^[a-zA-Z]+ /, '')
              .split(' × ')
              .map(Number),
          )
          .reduce((total, factors) => total + factors.reduce((product, one) => product * one, 1), 0);
        // Measures are written to a decimal; what is counted is rounded up.
        const room = Math.max(1.3, value * 0.02);
        expect([key, Math.abs(sum - value) < room]).toEqual([key, true]);
      }
    }, 60));
});

describe('What a house does not have is not in its list', () => {
  test('roof tiles on a flat roof, sealing on a sloped one', () => {
    for (const areaType of areaTypes) {
      const plan = planOf({ ...defaultAnswers, areaType });
      const keys = quantitiesOf(plan, file).map(({ key }) => key);
      expect(keys.includes('roofTiles')).toBe(plan.roof.kind !== 'flat');
      expect(keys.includes('waterproofing')).toBe(plan.roof.kind === 'flat');
    }
  });

  test('a gardener where there is no garden', () => {
    const bare = { ...house, areas: { ...house.areas, garden: 0 } };
    expect(line(quantitiesOf(bare, file), 'gardener')).toBeUndefined();
    expect(amount(quantitiesOf(house, file), 'gardener')).toBeGreaterThan(0);
  });
});

test('A sum of an estimate is in whole lakhs of rupees', () =>
  expect([lakhs(5_449_999), lakhs(5_450_000)]).toEqual([54, 55]));

describe('A price', () => {
  const costOf = (key: Quantity['key'], changes: Parameters<typeof estimateOf>[2], of = house) =>
    estimateOf(of, file, changes).lines.find((one) => one.key === key);

  test('is higher in the hills, where everything is carried up', () => {
    const [plain, hill] = (['Plan', 'Hill'] as const).map((areaType) =>
      costOf('cement', {}, planOf({ ...defaultAnswers, areaType })),
    );
    expect((hill?.rate ?? 0) / (plain?.rate ?? 1)).toBeCloseTo(file.areaFactors.Hill, 9);
  });

  test('of one’s own is taken as it is, without place and finish', () => {
    const best = planOf({ ...defaultAnswers, areaType: 'Hill', finish: 'best' });
    expect(costOf('tiles', { tiles: 1000 }, best)).toMatchObject({
      rate: expect.closeTo(1000, 6),
      changed: true,
    });
    expect(costOf('tiles', {}, best)?.rate).toBeCloseTo(
      file.rates.tiles.rate * (file.rates.tiles.finish?.best ?? 1) * 1.12,
      6,
    );
  });

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('of %s is none: the file’s stays', (rate) =>
    expect(costOf('cement', { cement: rate })).toMatchObject({
      rate: file.rates.cement.rate,
      changed: false,
    }),
  );

  test('may have a source and a date of its own in the operator’s file', () => {
    const own = { ...file.rates.cement, source: 'The dealer', date: '2026-10-05' };
    const { lines } = estimateOf(house, { ...file, rates: { ...file.rates, cement: own } });
    expect(lines.find(({ key }) => key === 'cement')).toMatchObject({
      source: 'The dealer',
      date: '2026-10-05',
    });
    expect(lines.find(({ key }) => key === 'stone' || key === 'filling')).toMatchObject({
      source: file.source,
      date: file.date,
    });
  });
});

test('The people to hire have the days of the list and no goods', () => {
  const { lines } = estimateOf(house, file, { extras: ['architect'] });
  const plans = phasePlans(lines, house.floors, file);
  const hired = hireList(lines, plans);
  expect(hired.map(({ key }) => key)).not.toContain('cement');
  for (const { key, days } of hired) {
    const of = lines.find((one) => one.key === key);
    expect(days).toBe(of?.unit === 'day' ? of.amount : null);
  }
  expect(hired.filter(({ days }) => days === null).map(({ key }) => key)).toEqual([
    'architect',
    'structuralEngineer',
  ]);
  // As many at once as the phase that needs most of them.
  for (const { key, people } of hired) {
    const hands = plans
      .flatMap(({ crew, machines }) => [...crew, ...machines])
      .filter((one) => one.key === key);
    expect(people).toBe(Math.max(1, ...hands.map((one) => one.people)));
  }
});

test('Who hires a contractor hires no single trade beside, and no machine; who hires trades has no contractor to pay', () => {
  const hired = (extras: readonly Extra[]) => {
    const { lines } = estimateOf(house, file, { extras });
    return hireList(lines, phasePlans(lines, house.floors, file)).map(({ key }) => key);
  };
  expect(hired(usualExtras)).toEqual(['architect', 'structuralEngineer', 'contractor']);
  const trades = hired(['architect']);
  expect(trades).toEqual(expect.arrayContaining(['mason', 'helper', 'plumber', 'mixer', 'scaffold']));
  expect(trades).not.toContain('contractor');
});
