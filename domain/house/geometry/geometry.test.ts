import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '../model/answers.ts';
import { everyPlan, planOf } from '../testing/plans.ts';
import { floorPlanOf } from './floor-plan.ts';
import { geometryOf } from './geometry.ts';
import type { Part } from './solid/parts.ts';
import { box, slopedRoof } from './solid/solids.ts';

type Point = readonly [number, number, number];
const runs = 500;

function trianglesOf(positions: readonly number[]): [Point, Point, Point][] {
  const point = (at: number): Point => [
    positions[at] ?? Number.NaN,
    positions[at + 1] ?? Number.NaN,
    positions[at + 2] ?? Number.NaN,
  ];
  return Array.from({ length: positions.length / 9 }, (_, index) => [
    point(index * 9),
    point(index * 9 + 3),
    point(index * 9 + 6),
  ]);
}

/** Six times the volume that closed surfaces hold; positive when all fronts look outwards. */
const volume = (positions: readonly number[]) =>
  trianglesOf(positions).reduce(
    (sum, [a, b, c]) =>
      sum +
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]),
    0,
  ) / 6;

describe('The geometry of every plan', () => {
  test('is finite, on the plot, and not higher than its floors and roof', () =>
    everyPlan((plan) => {
      const { plot, floors, storeyHeight, plinth } = plan;
      const top = plinth.height + floors * storeyHeight + 6;
      let [left, right, near, far, low, high] = [9e9, -9e9, -9e9, 9e9, 9e9, -9e9];
      let finite = true;
      for (const { positions } of geometryOf(plan))
        for (let at = 0; at < positions.length; at += 3) {
          const [x = 0, y = 0, z = 0] = [positions[at], positions[at + 1], positions[at + 2]];
          finite &&= Number.isFinite(x + y + z);
          [left, right] = [Math.min(left, x), Math.max(right, x)];
          [low, high] = [Math.min(low, y), Math.max(high, y)];
          [far, near] = [Math.min(far, z), Math.max(near, z)];
        }
      expect(finite).toBe(true);
      expect(left).toBeGreaterThanOrEqual(-0.01);
      expect(right).toBeLessThanOrEqual(plot.width + 0.01);
      expect(near).toBeLessThanOrEqual(0.01);
      expect(far).toBeGreaterThanOrEqual(-plot.depth - 0.01);
      expect(low).toBeGreaterThanOrEqual(-0.11);
      expect(high).toBeLessThanOrEqual(top);
    }, runs));

  test('has solids with their fronts outwards and something in them', () =>
    everyPlan((plan) => {
      for (const { positions, part } of geometryOf(plan)) {
        expect(positions.length % 9).toBe(0);
        expect([part, volume(positions) > 0]).toEqual([part, true]);
      }
    }, runs));
});

describe('The default house', () => {
  const plan = planOf(defaultAnswers);
  const parts = geometryOf(plan);
  const volumeOf = (kind: Part['part']) =>
    parts.filter(({ part }) => part === kind).reduce((sum, { positions }) => sum + volume(positions), 0);

  test('has each kind of part, floor by floor', () => {
    const kinds = new Set(parts.map(({ part }) => part));
    for (const kind of [
      'ground',
      'plinth',
      'slab',
      'floor',
      'wall',
      'door',
      'window',
      'stair',
      'roof',
      'parapet',
      'car',
    ])
      expect(kinds).toContain(kind);
    for (const floor of [0, 1])
      expect(parts.some((one) => one.part === 'wall' && one.floor === floor)).toBe(true);
  });

  test('has walls with real openings', () => {
    const { walls, storeyHeight, slab } = plan;
    const height = storeyHeight - slab;
    const expected = walls
      .filter(({ kind }) => kind === 'outer' || kind === 'inner')
      .reduce((sum, { from, to, thickness, openings }) => {
        const holes = openings.reduce((area, { width, sill, head }) => area + width * (head - sill), 0);
        return sum + ((to - from) * height - holes) * thickness;
      }, 0);
    const built = parts
      .filter(({ part, floor }) => part === 'wall' && floor < plan.floors)
      .reduce((sum, { positions }) => sum + volume(positions), 0);
    expect(built).toBeCloseTo(expected, 3);
  });

  test('has slabs with a hole for the stairs', () => {
    const stairs = plan.stairs?.inside;
    const hole = stairs ? stairs.width * stairs.depth : 0;
    expect(hole).toBeGreaterThan(4);
    const thickness = plan.slab - 0.02;
    expect(volumeOf('slab')).toBeCloseTo((plan.areas.footprint - hole) * thickness, 2);
  });
});

test('A box holds width times depth times height, a gable half of its box', () => {
  const rect = { x: 2, y: 3, width: 4, depth: 5 };
  expect(volume(box(rect, 1, 3))).toBeCloseTo(40, 9);
  expect(volume(slopedRoof(rect, 0, { rise: 2, hip: 0 }))).toBeCloseTo(20, 9);
  expect(volume(slopedRoof({ ...rect, width: 6 }, 0, { rise: 2, hip: 0 }))).toBeCloseTo(30, 9);
});

describe('The drawing of every floor', () => {
  test('names every room, court and car’s place once, nothing else between columns, and stays on its sheet', () =>
    everyPlan((plan) => {
      for (let floor = 0; floor < plan.floors; floor++) {
        const { shapes, viewBox } = floorPlanOf(plan, floor);
        const names = shapes.flatMap((shape) => (shape.shape === 'room' ? [shape.kind] : []));
        const rooms = plan.rooms.filter((room) => room.floor === floor).map(({ kind }) => kind);
        const closed = plan.stilt && floor === 0 ? ['stair'] : [...rooms, ...plan.courts.map(() => 'court')];
        const open = ['porch', 'veranda'];
        expect(names.filter((name) => !open.includes(name)).toSorted()).toEqual(
          closed.filter((kind) => kind !== 'porch').toSorted(),
        );
        expect(names.filter((name) => name === 'porch')).toHaveLength(floor === 0 && plan.parking ? 1 : 0);
        for (const shape of shapes)
          if (shape.shape === 'rect') {
            expect(shape.x).toBeGreaterThanOrEqual(viewBox.x);
            expect(shape.y).toBeGreaterThanOrEqual(viewBox.y);
            expect(shape.x + shape.width).toBeLessThanOrEqual(viewBox.x + viewBox.width);
            expect(shape.y + shape.height).toBeLessThanOrEqual(viewBox.y + viewBox.height);
          }
      }
    }, 200));
});
