import { describe, expect, test } from 'vitest';
import type { Plan } from '../../house/model/model.ts';
import { everyPlan, planWith } from '../../house/testing/plans.ts';
import { estimateOf, type Wanted } from '../cost.ts';
import { shippedRates as file } from '../rates.ts';
import { type BillWords, billOfPlan } from './bill.ts';
import { lineKeys } from './line-keys.ts';
import { pricesOf, referenceOf, takenOf } from './references.ts';

const words: BillWords = { line: ({ key }) => key, stage: (key) => key, see: () => [] };

/** The estimate of what the bill of a house has: with a contractor and the wall round the plot, which comes without its gate. */
function estimated(plan: Plan, wanted: Wanted = {}) {
  const { lines } = estimateOf(plan, file, { ...wanted, extras: ['contractor', 'boundary'] });
  const own = lines.filter(({ key }) => key !== 'structuralEngineer' && key !== 'gate');
  const sum = own.reduce((all, { cost }) => all + cost, 0);
  const fee = own.find(({ key }) => key === 'contractor')?.cost ?? 0;
  return { sum, feeShare: fee / (sum - fee) };
}

function referred(plan: Plan, wanted: Wanted = {}): number {
  const prices = pricesOf(plan, file, wanted);
  return billOfPlan(plan, file, words).lines.reduce(
    (sum, { key, quantity }) => sum + quantity * (referenceOf(key, prices)?.rate ?? Number.NaN),
    0,
  );
}

describe('The references of a house', () => {
  test('add up to its estimate without architect and engineer, within half a percent', () =>
    everyPlan((plan) => {
      expect(Math.abs(referred(plan) / estimated(plan).sum - 1)).toBeLessThan(0.005);
    }));

  test('hold all work of the estimate: evenly comes its fee alone, and what is rounded up to whole bags and days', () =>
    everyPlan((plan) => {
      const rounded = pricesOf(plan, file).evenly - estimated(plan).feeShare;
      expect(rounded).toBeGreaterThan(0);
      // Whole bags and days are much of a hut, and little of a house.
      expect(rounded).toBeLessThan(plan.areas.builtUp < 100 ? 0.01 : 0.004);
    }));

  test.each([{ place: 'Mumbai' }, { place: 'Maharashtra' }, { cement: 500, mason: 1200 }])(
    'do so at a place and by rates of one’s own: %j',
    (wanted) => {
      const plan = planWith({ finish: 'best', areaType: 'Hill' });
      expect(Math.abs(referred(plan, wanted) / estimated(plan, wanted).sum - 1)).toBeLessThan(0.005);
      expect(Math.abs(referred(plan, wanted) / referred(plan) - 1)).toBeGreaterThan(0.01);
    },
  );
});

describe('The reference of a line', () => {
  const plan = planWith();
  const prices = pricesOf(plan, file);

  test('is what a unit of it takes at the rates of the day', () => {
    const bare = { ...prices, evenly: 0 };
    const { paint, painter, ladder } = file.rates;
    const { paintInner, painterPaint, ladderPaint } = prices.values;
    const material = paintInner * paint.rate;
    const rate = material + painterPaint * painter.rate + ladderPaint * ladder.rate;
    expect(referenceOf('innerPaint', bare)?.rate).toBeCloseTo(rate, 2);
    expect(referenceOf('innerPaint', bare)?.material).toBeCloseTo(material, 2);
    expect(referenceOf('innerPaint', { ...prices, evenly: 0.1 })?.rate).toBeCloseTo(rate * 1.1, 2);
  });

  test('of steel is a kilogram and its bending', () =>
    expect(takenOf('steel', prices.values)).toEqual([
      { key: 'steel', group: 'material', unit: 'kg', amount: 1 },
      { key: 'barBender', group: 'labour', unit: 'day', amount: prices.values.barBenderSteel },
    ]));

  test('of concrete takes cement in bags, sand and chips in cubic feet', () => {
    const taken = takenOf('rcc', prices.values);
    expect(taken.find(({ key }) => key === 'cement')?.amount).toBe(prices.values['cement concrete']);
    const sand = taken.find(({ key }) => key === 'sand')?.amount ?? 0;
    expect(sand).toBeCloseTo(prices.values['sand concrete'] * 35.3147, 6);
    expect(taken.map(({ group }) => group)).not.toContain('fees');
  });

  test('is a range, with its material as a part of it', () => {
    for (const key of Object.keys(lineKeys)) {
      const reference = referenceOf(key, prices);
      if (!reference) continue;
      expect([key, reference.low < reference.rate && reference.rate < reference.high]).toEqual([key, true]);
      expect([key, reference.material >= 0 && reference.material <= reference.rate]).toEqual([key, true]);
    }
  });

  test.each([undefined, 'gate', 'dismantle', 'structuralDesign', 'toString', 'lift'])(
    'is not known of %s',
    (key) => expect(referenceOf(key, prices)).toBeNull(),
  );
});
