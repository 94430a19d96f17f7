import { describe, expect, test } from 'vitest';
import { type Answers, defaultAnswers, finishes } from '../house/model/answers.ts';
import { squareFeet } from '../house/model/rect.ts';
import { planOf } from '../house/testing/plans.ts';
import { estimateOf, lakhs } from './cost.ts';
import { type RateKey, shippedRates } from './rates.ts';

const estimate = (wish: Partial<Answers>) => {
  const plan = planOf({ ...defaultAnswers, ...wish });
  return { ...estimateOf(plan, shippedRates), floor: squareFeet(plan.areas.builtUp) };
};

/** What builders reckon for a square foot of a framed two-storey house. */
const reckoned: [material: RateKey, unit: string, from: number, to: number][] = [
  ['cement', 'bag', 0.35, 0.45],
  ['steel', 'kg', 3.2, 4.2],
  // One more than they say: dressing rooms are walls.
  ['bricks', 'piece', 8, 17],
  ['sand', 'cft', 1.5, 2.2],
  ['aggregate', 'cft', 1.1, 1.6],
  ['paint', 'litre', 0.12, 0.22],
];
const houses: Partial<Answers>[] = [
  {},
  { rooms: '3BHK' },
  { parking: 'No' },
  { landSize: '30x40', rooms: '3BHK' },
  { landSize: '30x50', rooms: '3BHK' },
  { landSize: '30x60' },
  { landSize: '40x50' },
  { landSize: '50x80' },
];

describe.each(houses)('A square foot of a framed two-storey house of the wish %j', (wish) => {
  const { lines, floor } = estimate(wish);
  test.each(reckoned)('takes as much %s (%s) as builders reckon: %d to %d', (key, unit, from, to) => {
    const line = lines.find((one) => one.key === key);
    const each = (line?.amount ?? 0) / floor;
    expect([line?.unit, each >= from && each <= to]).toEqual([unit, true]);
  });
});

describe('A 30 by 40 on one floor', () => {
  const cost = (finish: Answers['finish'], rooms: Answers['rooms']) =>
    estimate({ landSize: '30x40', floors: 1, finish, rooms }).perSquareFoot;
  test.each(['2BHK', '3BHK'] as const)(
    'with basic finish and %s costs 1,500 to 1,950 rupees a square foot',
    (rooms) => {
      expect(cost('basic', rooms)).toBeGreaterThan(1500);
      expect(cost('basic', rooms)).toBeLessThan(1950);
    },
  );
  test('with best finish costs less than 2,900, and a tenth more with a third bedroom on the same floor', () => {
    expect(cost('best', '2BHK')).toBeLessThan(2900);
    expect(cost('best', '3BHK')).toBeLessThan(3200);
  });
});

const wishes: Partial<Answers>[] = [
  ...houses,
  { areaType: 'Hill' },
  { landSize: '20x40', rooms: '2BHK' },
  { landSize: '25x50', rooms: '3BHK' },
  { landSize: '30x40', floors: 1, rooms: '2BHK' },
  { landSize: '30x50', floors: 3 },
  { landSize: '20x30', floors: 1, rooms: '2BHK' },
];
test.each(wishes)(
  'The best finish costs a fifth more than the good one, and that a tenth more than the basic: %j',
  (wish) => {
    const [basic, good, best] = finishes.map((finish) => estimate({ ...wish, finish }).likely);
    expect((good ?? 0) / (basic ?? 1)).toBeGreaterThanOrEqual(1.1);
    expect((best ?? 0) / (good ?? 1)).toBeGreaterThanOrEqual(1.2);
  },
);

test('Boards for concrete cost what the public schedule has for the same elements, without tax and overheads', () => {
  const { rates, coefficients } = shippedRates;
  const laid = rates.shuttering.rate + coefficients.carpenterShuttering.value * rates.carpenter.rate;
  // CPWD Delhi 2023, 5.9: 392 for footings to 961 for columns.
  expect(laid).toBeGreaterThan(600);
  expect(laid).toBeLessThan(962);
});

test('The specification’s usual house costs 54 to 61 lakh', () => {
  const { low, high } = estimate({});
  expect([lakhs(low), lakhs(high)]).toEqual([54, 61]);
});
