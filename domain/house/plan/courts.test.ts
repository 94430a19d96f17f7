import { describe, expect, test } from 'vitest';
import { floorPlanOf } from '../geometry/floor-plan.ts';
import { geometryOf } from '../geometry/geometry.ts';
import { type Answers, defaultAnswers } from '../model/answers.ts';
import type { Plan } from '../model/model.ts';
import { areaOf, meet, type Rect } from '../model/rect.ts';
import { blocks } from '../testing/blocks.ts';
import { makePlan } from './plan.ts';

function withCourt(wish: Partial<Answers>): Plan {
  const made = makePlan({ ...defaultAnswers, parking: 'No', ...wish });
  const plan = made.ok && made.choices.find(({ scheme }) => scheme === 'courtyard');
  if (!plan) throw new Error('no court');
  return plan;
}
const courtOf = ({ courts: [court] }: Plan): Rect => {
  if (!court) throw new Error('no court');
  return court.inside;
};

const wishes: [string, Partial<Answers>][] = [
  ['a narrow house on one floor', { landSize: '15x50', rooms: '2BHK', floors: 1 }],
  ['a narrow house on two floors', { landSize: '15x60', rooms: '3BHK', floors: 2 }],
  ['two rows of rooms at a neighbour’s wall', { landSize: '25x50', rooms: '3BHK', floors: 1 }],
];

test('The court of a house 7 m wide and more is at least 3 m wide', () => {
  const { width, depth } = courtOf(withCourt({ landSize: '30x55', rooms: '3BHK', floors: 1 }));
  expect(Math.min(width, depth)).toBeGreaterThan(2.99);
});

describe.each(wishes)('The court of %s', (_name, wish) => {
  const plan = withCourt(wish);
  const court = courtOf(plan);

  test('of a row house is at least 2.4 m wide, within the house, and no room lies in it on any floor', () => {
    expect(Math.min(court.width, court.depth)).toBeGreaterThan(2.39);
    for (const { cell } of plan.rooms) expect(meet(cell, court)).toBe(false);
  });

  test('is closed on all four sides of every floor', () => {
    for (let floor = 0; floor < plan.floors; floor++) {
      const around = plan.walls.filter(
        (wall) =>
          wall.floor === floor &&
          wall.kind === 'outer' &&
          (wall.rooms[0] === 'court' || (wall.side === null && wall.rooms[1] === null)),
      );
      const length = around.reduce((sum, { from, to }) => sum + to - from, 0);
      expect(length).toBeGreaterThan(2 * (court.width + court.depth) - 0.01);
    }
  });

  test('gives windows to rooms that have no other light', () => {
    const windowed = (lit: (side: Plan['walls'][number]['side']) => boolean) =>
      new Set(
        plan.walls
          .filter(({ side, openings }) => lit(side) && openings.some(({ kind }) => kind === 'window'))
          .map(({ rooms }) => rooms[0]),
      );
    const [outside, inside] = [windowed((side) => side !== null), windowed((side) => side === null)];
    const only = plan.rooms.filter(
      ({ id, kind }) => inside.has(id) && !outside.has(id) && kind !== 'passage' && kind !== 'toilet',
    );
    expect(only.length).toBeGreaterThan(0);
  });

  test('has a door on the ground floor, and none to fall from above', () => {
    const doors = plan.walls
      .filter(({ side, rooms }) => side === null && rooms[1] === null)
      .flatMap(({ floor, openings }) => openings.flatMap(({ kind }) => (kind === 'door' ? [floor] : [])));
    expect(doors).toEqual([0]);
  });

  test('is open to the sky: neither slab nor roof lies over it, and its floor is paved', () => {
    const parts = geometryOf(plan);
    const middle = {
      x: court.x + court.width / 2 - 0.1,
      y: court.y + court.depth / 2 - 0.1,
      width: 0.2,
      depth: 0.2,
    };
    for (const part of ['slab', 'roof', 'parapet', 'wall'] as const)
      expect(blocks(parts, { part }).filter((block) => meet(block, middle))).toEqual([]);
    expect(blocks(parts, { part: 'floor', material: 'paving' }).some((block) => meet(block, middle))).toBe(
      true,
    );
  });

  test('is no part of what is built, and is crossed out and named on every floor’s drawing', () => {
    const open = plan.courts.reduce((sum, { cell }) => sum + areaOf(cell), 0);
    expect(plan.areas.footprint).toBeCloseTo(areaOf(plan.house) - open, 6);
    for (let floor = 0; floor < plan.floors; floor++) {
      const { shapes } = floorPlanOf(plan, floor);
      expect(shapes.filter((shape) => shape.shape === 'path' && shape.role !== 'swing')).toHaveLength(1);
      const names = shapes.filter((shape) => shape.shape === 'room' && shape.kind === 'court');
      expect(names).toMatchObject([{ width: court.width, depth: court.depth }]);
    }
  });
});

test.each(['Hill', 'Rain', 'Near by River'] as const)(
  'Under the sloped roof of %s no house has a court',
  (areaType) => {
    const made = makePlan({ ...defaultAnswers, landSize: '25x50', rooms: '3BHK', floors: 1, areaType });
    for (const plan of made.ok ? made.choices : []) expect(plan.courts).toEqual([]);
  },
);

test('A house with a court has a bedroom where the narrow plot had none, and says nothing of the code', () => {
  const plan = withCourt({ landSize: '15x50', rooms: '2BHK', floors: 1 });
  expect(plan.bedrooms).toBe(1);
  expect(
    plan.notes.map(({ key }) => key).filter((key) => key !== 'no-bath-window' && key !== 'no-roof-stair'),
  ).toEqual(['fewer-bedrooms']);
});
