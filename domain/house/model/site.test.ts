import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlap, planOf, within } from '../testing/plans.ts';
import { areaTypes, defaultAnswers } from './answers.ts';
import { characters } from './character.ts';
import type { Land } from './land/land-size.ts';
import { landLimits } from './land/land-size.ts';
import type { Plan, Stairs } from './model.ts';
import type { Rect } from './rect.ts';
import { areaOf, feet, squareFeet, toCentimetre } from './rect.ts';
import { buildableOf, sidesWithLight, usualSetBacks } from './site.ts';
import { flightsOf } from './stairs.ts';

const land = (width: number, depth: number): Land => ({ width, depth, area: width * depth, assumed: false });
const anyLand = fc
  .tuple(fc.integer({ min: 36, max: 700 }), fc.integer({ min: 42, max: 900 }))
  .map(([width, depth]) => land(width / 10, depth / 10))
  .filter(
    ({ width, depth, area }) =>
      area >= landLimits.minArea &&
      area <= landLimits.maxArea &&
      Math.max(width, depth) <= Math.min(width, depth) * landLimits.maxRatio,
  );

describe('The distance from the road and from the neighbours', () => {
  test.each([
    [land(7, 8), { front: 0, rear: 0.6, left: 0.9, right: 0 }],
    [land(8, 9), { front: 0.5, rear: 0.75, left: 0.9, right: 0 }],
    [land(10, 12), { front: 1, rear: 0.9, left: 0.9, right: 0.9 }],
    [land(10, 20), { front: 2, rear: 1.2, left: 0.9, right: 0.9 }],
    [land(15, 20), { front: 3, rear: 1.5, left: 1.2, right: 1.2 }],
    [land(20, 25), { front: 4, rear: 2, left: 1.8, right: 1.8 }],
    [land(25, 40), { front: 5.5, rear: 3, left: 2.4, right: 2.4 }],
    [land(50, 80), { front: 6, rear: 4, left: 3, right: 3 }],
  ])('of %o is that of its size', (plot, setBacks) => expect(usualSetBacks(plot)).toEqual(setBacks));

  test('is none beside a narrow house: below 5.6 m on both sides, below 8.2 m on the right', () => {
    expect(usualSetBacks(land(5.5, 12))).toMatchObject({ left: 0, right: 0 });
    expect(usualSetBacks(land(5.6, 12))).toMatchObject({ left: 0.9, right: 0 });
    expect(usualSetBacks(land(8.1, 12))).toMatchObject({ left: 0.9, right: 0 });
    expect(usualSetBacks(land(8.2, 12))).toMatchObject({ left: 0.9, right: 0.9 });
  });

  test('leaves every plot a place to build on, and air behind the house', () =>
    fc.assert(
      fc.property(anyLand, (plot) => {
        const setBacks = usualSetBacks(plot);
        const whole: Rect = { x: 0, y: 0, width: plot.width, depth: plot.depth };
        const buildable = buildableOf(whole, setBacks);
        expect(within(buildable, whole)).toBe(true);
        expect(buildable.width).toBeGreaterThan(3.5);
        expect(buildable.depth).toBeGreaterThan(3.5);
        expect(setBacks.rear).toBeGreaterThanOrEqual(0.6);
        expect(setBacks.front).toBeGreaterThanOrEqual(0);
        expect(setBacks.left).toBeGreaterThanOrEqual(setBacks.right);
      }),
      { numRuns: 500 },
    ));

  test('takes at most a third of a shallow plot’s depth', () => {
    const { front, rear } = usualSetBacks(land(40, 10.5));
    expect(front + rear).toBeLessThanOrEqual(10.5 * 0.3 + 0.01);
    expect(front).toBeGreaterThan(0.9);
  });
});

test('Light comes from the road, from behind, and from a side with 0.9 m before it', () => {
  const light = (left: number, right: number) => sidesWithLight({ front: 0, rear: 0.6, left, right });
  expect(light(0.9, 0.89)).toEqual({ front: true, rear: true, left: true, right: false });
  expect(light(0, 1)).toEqual({ front: true, rear: true, left: false, right: true });
});

test('Where it rains most the roof reaches out farthest, and every sloped roof has no parapet', () => {
  const { Rain, Hill, Plan: plain } = characters;
  expect(Rain.roof.overhang).toBeGreaterThan(Hill.roof.overhang);
  for (const { roof } of Object.values(characters)) expect(roof.parapet > 0).toBe(roof.kind === 'flat');
  expect(plain.roof.pitch).toBe(0);
});

test.each(areaTypes)('A house in %s has the plinth and the walls of its place', (areaType) => {
  const plan = planOf({ ...defaultAnswers, areaType });
  expect(plan.plinth).toEqual(characters[areaType].plinth);
  expect(plan.wallThickness.outer).toBe(characters[areaType].outerWall);
  const outer = plan.walls.filter(({ kind }) => kind === 'outer');
  expect(new Set(outer.map(({ thickness }) => thickness))).toEqual(new Set([plan.wallThickness.outer]));
});

describe('Stairs', () => {
  const stairs = (landing: Stairs['landing']): Stairs => ({
    inside:
      landing === 'left' || landing === 'right'
        ? { x: 2, y: 3, width: 3, depth: 2 }
        : { x: 2, y: 3, width: 2, depth: 3 },
    landing,
    treads: 8,
    tread: 0.26,
    risers: 18,
    riser: 3 / 18,
    flights: 1,
  });
  const treadsOf = (of: Stairs) => flightsOf(of).flatMap((flight) => flight.treads);
  const landings = ['left', 'right', 'front', 'rear'] as const;

  test.each(landings)('with the landing at the %s rise by one riser at each tread', (landing) => {
    const heights = treadsOf(stairs(landing)).map(({ height }) => height);
    expect(heights).toHaveLength(17);
    for (const [index, height] of heights.entries()) expect(height).toBeCloseTo((index + 1) / 6, 9);
  });

  test.each(landings)('with the landing at the %s have treads side by side, none on another', (landing) => {
    const of = stairs(landing);
    const rects = treadsOf(of).map(({ rect }) => rect);
    for (const [index, rect] of rects.entries()) {
      expect(within(rect, of.inside)).toBe(true);
      for (const other of rects.slice(index + 1)) expect(overlap(rect, other)).toBe(false);
    }
    // All of it but the gap of a hand between the flights.
    const covered = rects.reduce((sum, rect) => sum + areaOf(rect), 0);
    expect(covered).toBeCloseTo(6 - 0.1 * 8 * 0.26, 6);
  });

  test.each(landings)(
    'with the landing at the %s are walked on from the other side and left there',
    (landing) => {
      const of = stairs(landing);
      const [up, back] = flightsOf(of);
      const away = ({ x, y, width, depth }: Rect) =>
        ({
          left: 5 - x - width,
          right: x - 2,
          rear: y - 3,
          front: 6 - y - depth,
        })[landing];
      expect(away(up.treads[0]?.rect ?? of.inside)).toBeCloseTo(0, 9);
      expect(away(back.treads.at(-1)?.rect ?? of.inside)).toBeCloseTo(0, 9);
      const rest = up.treads.at(-1)?.rect ?? of.inside;
      expect(away(rest)).toBeCloseTo(8 * 0.26, 9);
      expect(Math.max(rest.width, rest.depth)).toBeCloseTo(2, 9);
    },
  );

  test('lead to a flat roof, and under a sloped one end at the last floor', () => {
    const flights = (areaType: Plan['answers']['areaType']) =>
      planOf({ ...defaultAnswers, areaType, floors: 3 }).stairs?.flights;
    expect([flights('Plan'), flights('Hill')]).toEqual([3, 2]);
    expect(planOf({ ...defaultAnswers, floors: 3 }).roof.stairHead).not.toBeNull();
    expect(planOf({ ...defaultAnswers, floors: 3, areaType: 'Hill' }).roof.stairHead).toBeNull();
  });

  test('lead from one floor to a flat roof alone', () => {
    expect(planOf({ ...defaultAnswers, floors: 1 }).stairs?.flights).toBe(1);
    expect(planOf({ ...defaultAnswers, floors: 1, areaType: 'Hill' }).stairs).toBeNull();
  });
});

test('Metres become feet and square feet as surveyors have it', () => {
  expect(feet(12.192)).toBeCloseTo(40, 9);
  expect(squareFeet(12.192 * 18.288)).toBeCloseTo(2400, 6);
  expect(toCentimetre(1.2349)).toBe(1.23);
  expect(toCentimetre(1.2351)).toBe(1.24);
});
