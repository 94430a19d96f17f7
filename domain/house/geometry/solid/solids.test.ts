import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { areaOf } from '#domain/house/model/rect.ts';
import { everyPlan, overlap, planOf, within } from '#domain/house/testing/plans.ts';
import { roofParts } from '../geometry.ts';
import { slopedRoof, without } from './solids.ts';

const whole = fc.integer({ min: 1, max: 30 });
const roofOf = (changes: Partial<typeof defaultAnswers>) => {
  const plan = planOf({ ...defaultAnswers, ...changes });
  return { plan, parts: roofParts(plan), top: plan.plinth.height + plan.floors * plan.storeyHeight };
};
const range = (positions: readonly number[], axis: 0 | 1 | 2) => {
  const values = positions.filter((_, place) => place % 3 === axis);
  return [Math.min(...values), Math.max(...values)] as const;
};

describe('A slab with a hole for the stairs', () => {
  test('covers all but the hole, in pieces that do not lie on each other', () =>
    fc.assert(
      fc.property(
        whole,
        whole,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (width, depth, shares) => {
          const rect = { x: 2, y: 3, width, depth };
          const [a = 0, b = 0, c = 0, d = 0] = shares;
          const hole = {
            x: 2 + width * Math.min(a, b),
            y: 3 + depth * Math.min(c, d),
            width: width * Math.abs(a - b),
            depth: depth * Math.abs(c - d),
          };
          const pieces = without(rect, hole);
          for (const [index, piece] of pieces.entries()) {
            expect(within(piece, rect)).toBe(true);
            expect(overlap(piece, hole)).toBe(false);
            for (const other of pieces.slice(index + 1)) expect(overlap(piece, other)).toBe(false);
          }
          const area = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
          // Slivers under a millimetre are no pieces.
          expect(Math.abs(area - (areaOf(rect) - areaOf(hole)))).toBeLessThan(0.13);
        },
      ),
      { numRuns: 200 },
    ));

  test('is whole without one', () => {
    const rect = { x: 0, y: 0, width: 4, depth: 5 };
    expect(without(rect, null)).toEqual([rect]);
  });
});

describe('A roof', () => {
  test('that slopes has its ridge along the longer side, at its height', () => {
    for (const [width, depth, axis] of [
      [8, 4, 0],
      [4, 8, 2],
    ] as const) {
      const positions = slopedRoof({ x: 1, y: 2, width, depth }, 3, { rise: 2, hip: 0 });
      expect(range(positions, 1)).toEqual([3, 5]);
      const ridge = positions.filter((_, place) => positions[place - (place % 3) + 1] === 5);
      const [from, to] = range(ridge, axis);
      expect(to - from).toBe(8);
      const [across, same] = range(ridge, axis === 0 ? 2 : 0);
      expect(across).toBe(same);
    }
  });

  test('hipped at its ends has a ridge shorter than the house', () => {
    const positions = slopedRoof({ x: 0, y: 0, width: 8, depth: 4 }, 0, { rise: 2, hip: 1.5 });
    const ridge = positions.filter((_, place) => positions[place - (place % 3) + 1] === 2);
    expect(range(ridge, 0)).toEqual([1.5, 6.5]);
  });

  test('in the hills is of tiles, overhangs the walls and rises with its pitch', () => {
    const { plan, parts, top } = roofOf({ areaType: 'Hill' });
    expect(parts.map(({ part, material }) => [part, material])).toEqual([['roof', 'roof-tiles']]);
    const positions = parts[0]?.positions ?? [];
    const [low, high] = range(positions, 1);
    expect(low).toBeCloseTo(top, 9);
    const [left, right] = range(positions, 0);
    const [far, near] = range(positions, 2);
    expect(left).toBeLessThan(plan.house.x);
    expect(right).toBeGreaterThan(plan.house.x + plan.house.width);
    const span = Math.min(right - left, near - far);
    expect((high - low) / (span / 2)).toBeCloseTo(Math.tan((32 * Math.PI) / 180), 6);
  });

  test('never reaches over the neighbour’s land', () =>
    everyPlan((plan) => {
      for (const { positions } of roofParts(plan)) {
        expect(range(positions, 0)[0]).toBeGreaterThanOrEqual(-0.001);
        expect(range(positions, 0)[1]).toBeLessThanOrEqual(plan.plot.width + 0.001);
        expect(range(positions, 2)[0]).toBeGreaterThanOrEqual(-plan.plot.depth - 0.001);
        expect(range(positions, 2)[1]).toBeLessThanOrEqual(0.001);
      }
    }, 40));

  test('that is flat has a parapet, higher in the desert and white there', () => {
    const [plain, desert] = [roofOf({}), roofOf({ areaType: 'Desert' })];
    const height = ({ parts, top }: typeof plain) =>
      range(parts.find(({ part }) => part === 'parapet')?.positions ?? [], 1)[1] - top;
    expect(height(plain)).toBeCloseTo(1, 9);
    expect(height(desert)).toBeCloseTo(1.2, 9);
    const finish = ({ parts }: typeof plain) => parts.find(({ part }) => part === 'roof')?.material;
    expect([finish(plain), finish(desert)]).toEqual(['concrete', 'white-roof']);
  });

  test('that is flat carries a tank, over its stairs where it has some; a sloped one has none', () => {
    const kinds = ({ parts }: ReturnType<typeof roofOf>) => parts.map(({ part }) => part);
    expect(kinds(roofOf({}))).toContain('tank');
    expect(kinds(roofOf({ floors: 1 }))).toContain('tank');
    expect(kinds(roofOf({ areaType: 'Rain' }))).not.toContain('tank');
  });
});
