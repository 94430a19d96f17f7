import { describe, expect, test } from 'vitest';
import { contractorTypes, engineerTypes, workerCategories } from '#contract/marketplace/categories.ts';
import { everyPlan, planWith } from '../../house/testing/plans.ts';
import { shippedRates as file, valuesOf } from '../rates.ts';
import { takeOffOf } from '../take-off/take-off.ts';
import { type Bill, type BillWords, billOfForm, billOfPlan } from './bill.ts';
import { lineKeys } from './line-keys.ts';
import { type RepairForm, repairForms } from './repair-forms.ts';
import { planLines } from './stages.ts';

const words: BillWords = {
  line: ({ key, measure, floor }) => [key, measure, floor].join(' '),
  stage: (key, floor) => [key, floor].join(' '),
  see: (key) => [`see ${key}`],
};
const names = ({ stages }: Bill) => stages.map(({ name }) => name.trim());
const forms = Object.keys(repairForms) as RepairForm[];
const sizes = (bill: Bill) => bill.lines.map(({ key, quantity }) => [key, quantity]);

/** Counted from 1 without a gap, every line in a stage and every stage with a line. */
function expectWhole({ lines, stages }: Bill) {
  expect(lines.map(({ no }) => no)).toEqual(lines.map((_, place) => place + 1));
  expect(stages.map(({ no }) => no)).toEqual(stages.map((_, place) => place + 1));
  expect([...new Set(lines.map(({ stage }) => stage))]).toEqual(stages.map(({ no }) => no));
  for (const { key, unit, quantity } of lines) {
    expect(unit).toBe(key && lineKeys[key].unit);
    expect([key, quantity > 0 && quantity <= 99_999]).toEqual([key, true]);
    expect(quantity).toBe(Number(quantity.toFixed(3)));
  }
}

describe('The bill of a house', () => {
  test('has at most 200 lines in at most 20 stages, each with something in it', () =>
    everyPlan((plan) => {
      const bill = billOfPlan(plan, file, words);
      expectWhole(bill);
      expect(bill.lines.length).toBeLessThanOrEqual(200);
      expect(bill.stages.length).toBeLessThanOrEqual(20);
    }));

  test('adds up to what is measured on the plan', () =>
    everyPlan((plan) => {
      const { lines } = billOfPlan(plan, file, words);
      const whole = takeOffOf(plan, valuesOf(file));
      const sum = (start: string) =>
        lines.filter(({ name }) => name.startsWith(start)).reduce((all, { quantity }) => all + quantity, 0);
      for (const [key, measure] of Object.values(planLines).flat())
        if (key !== 'steel') expect(sum(`${key} ${measure}`)).toBeCloseTo(whole[measure], 1);
      expect(sum('rcc')).toBeCloseTo(whole.concrete, 1);
      expect(sum('formwork')).toBeCloseTo(whole.shuttering, 1);
    }));

  test('goes up floor by floor: walls and slab are a stage on each', () => {
    const bill = billOfPlan(planWith({ floors: 2 }), file, words);
    expect(names(bill)).toEqual([
      ...['site', 'footing', 'plinth', 'walls 0', 'slab 0', 'walls 1', 'slab 1'],
      ...['plaster', 'services', 'floors', 'joinery', 'painting', 'outside'],
    ]);
    expect(bill.stages[3]).toMatchObject({ key: 'walls', photos: 4, see: ['see walls'] });
    const of = (stage: number) => bill.lines.filter((line) => line.stage === stage);
    expect(of(4).map(({ floor }) => floor)).toEqual(of(4).map(() => 0));
    expect(of(8).map(({ name }) => name)).toEqual(['plaster plaster 0', 'plaster plaster 1']);
    expect(of(2).map(({ floor }) => floor)).toEqual(of(2).map(() => undefined));
    expect(of(13).map(({ name }) => name)).toEqual(['boundaryWall boundary ', 'garden garden ']);
  });

  test('has the steel of an element in kilograms', () => {
    const plan = planWith();
    const steel = billOfPlan(plan, file, words).lines.find(({ name }) => name === 'steel footings ');
    expect(steel?.quantity).toBeCloseTo(takeOffOf(plan, valuesOf(file)).footings * 80, 2);
  });

  test('leaves out what the house does not have', () => {
    const keys = billOfPlan(planWith(), file, words).lines.map(({ key }) => key);
    expect(keys).not.toContain('roofTiles');
    expect(keys).toContain('waterproofing');
  });
});

describe('The bill of a repair', () => {
  test.each(forms)('of the form %s as usual is whole, and its category is one of the marketplace', (name) => {
    expectWhole(billOfForm(name, {}, words));
    const { of, category } = repairForms[name];
    const known = { contractor: contractorTypes, worker: workerCategories, engineer: engineerTypes };
    expect(known[of]).toContain(category);
  });

  test.each(forms)('of the form %s holds for its lowest and its highest measures', (name) => {
    const inputs = Object.entries(repairForms[name].inputs);
    for (const place of [0, 1] as const)
      expectWhole(
        billOfForm(name, Object.fromEntries(inputs.map(([input, limits]) => [input, limits[place]])), words),
      );
  });

  test('of a leaking roof is its area, 30 cm of its walls, its cracks and outlets, and a test', () =>
    expect(sizes(billOfForm('leakingRoof', { length: 6, width: 4, cracks: 8, outlets: 1 }, words))).toEqual([
      ['dismantle', 24],
      ['crackFilling', 8],
      ['waterproofing', 30],
      ['outlet', 1],
      ['test', 1],
    ]));

  test('of tiles has skirting, or tiles on the walls instead', () => {
    expect(sizes(billOfForm('tiling', { length: 4, width: 3, oldOff: 0 }, words))).toEqual([
      ['floorTiles', 12],
      ['skirting', 13.1],
    ]);
    expect(sizes(billOfForm('tiling', { length: 4, width: 3, oldOff: 0, wallHeight: 2 }, words))).toEqual([
      ['floorTiles', 12],
      ['wallTiles', 26.4],
    ]);
  });

  test('of a boundary wall counts it without its gate', () => {
    const bill = billOfForm('boundaryWall', { length: 23, height: 1.5, gate: 3 }, words);
    expect(sizes(bill)).toEqual([
      ['excavation', 7.2],
      ['leanConcrete', 1.2],
      ['brickwork', 10.4],
      ['plaster', 64.6],
      ['outerPaint', 64.6],
      ['gate', 1],
    ]);
    expect(names(bill)).toEqual(['footing', 'wall', 'finish']);
  });

  test('of a bathroom, a room to paint, a floor and a wall to plaster', () => {
    const of = (name: RepairForm, answers: Record<string, number>) =>
      Object.fromEntries(sizes(billOfForm(name, answers, words)));
    expect(of('bathroom', { length: 2, width: 2, tileHeight: 2, oldOff: 0 })).toMatchObject({
      ...{ waterproofing: 6.4, floorTiles: 4, wallTiles: 14.4 },
    });
    expect(of('painting', { rooms: 2, length: 4, width: 3, height: 3, doors: 1, windows: 1 })).toMatchObject({
      innerPaint: 104.7,
    });
    expect(of('floor', { length: 4, width: 3, tiles: 0 })).toMatchObject({
      ...{ dismantle: 12, leanConcrete: 1.2, cementFloor: 12, skirting: 13.1 },
    });
    expect(of('plaster', { wall: 10, height: 3, ceiling: 5, openings: 2, oldOff: 1 })).toMatchObject({
      ...{ dismantle: 33, plaster: 33 },
    });
  });

  test('takes an answer beyond its limits as the limit, and what is no number as usual', () => {
    expect(sizes(billOfForm('waterTank', { tanks: 99, pipe: -5, stand: Number.NaN }, words))).toEqual([
      ['stand', 1],
      ['tank', 10],
      ['test', 1],
    ]);
    expect(sizes(billOfForm('rewiring', { points: Number.POSITIVE_INFINITY }, words))[0]).toEqual([
      'points',
      400,
    ]);
  });
});
