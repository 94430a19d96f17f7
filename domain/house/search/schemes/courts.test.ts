import { describe, expect, test } from 'vitest';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { meet } from '#domain/house/model/rect.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { blocks } from '#domain/house/testing/blocks.ts';
import { sizesIn, solve } from '../sketch/draw.ts';
import { moduleSize, type Node, type Placed } from '../tree/node.ts';
import { narrowCourt, rowsAndCourt, suiteAndCourt } from './courts.ts';
import type { Program } from './program.ts';

const narrow: Program = {
  floors: 1,
  beds: [1],
  corner: null,
  bay: null,
  courts: 'narrow',
  terrace: false,
  stilt: false,
  own: 1,
  eating: 'within',
  roomy: { living: false, kitchen: false },
  small: false,
};
const builds = { narrowCourt, rowsAndCourt, suiteAndCourt };
const programs: [keyof typeof builds, Partial<Program>][] = [
  ['narrowCourt', {}],
  ['narrowCourt', { floors: 2, beds: [1, 3] }],
  ['narrowCourt', { floors: 3, beds: [1, 2, 2] }],
  ['rowsAndCourt', { beds: [2] }],
  ['rowsAndCourt', { beds: [3] }],
  ['suiteAndCourt', { beds: [3] }],
];
const treeOf = (name: keyof typeof builds, more: Partial<Program>): Node => {
  const tree = builds[name]({ ...narrow, ...more });
  if (!tree) throw new Error('no tree');
  return tree;
};

/** Every house that these rooms make on land of these widths. */
function solved(tree: Node, floors: number): Placed[][] {
  const found: Placed[][] = [];
  for (let width = 4; width < 12; width += 0.35)
    for (const depth of [10, 12, 14, 17]) {
      const [size] = sizesIn(tree, { width, depth });
      const made = size && solve(tree, size, floors);
      if (made) found.push(made.placed);
    }
  return found;
}

describe.each(programs)('A house of %s with %j', (name, more) => {
  const { floors } = { ...narrow, ...more };
  const houses = solved(treeOf(name, more), floors);
  const courtsOf = (house: Placed[]) => house.filter(({ leaf }) => leaf.kind === 'court');

  test('has one court, which goes through all floors in the same place', () => {
    expect(houses.length).toBeGreaterThan(3);
    for (const house of houses) {
      const courts = courtsOf(house);
      expect(courts.map(({ floor }) => floor)).toEqual(Array.from({ length: floors }, (_, floor) => floor));
      for (const { rect } of courts) expect(rect).toEqual(courts[0]?.rect);
    }
  });

  test('leaves its court at least 2.4 m between walls as thick as outer ones, on land of any size', () => {
    for (const house of houses)
      for (const { rect } of courtsOf(house))
        expect(Math.min(rect.width, rect.depth) * moduleSize - 0.23).toBeGreaterThan(2.39);
  });

  test('has rooms to live in beside the court, to which it gives light', () => {
    for (const house of houses)
      for (const { rect: court, floor } of courtsOf(house)) {
        const grown = { x: court.x - 2, y: court.y - 2, width: court.width + 4, depth: court.depth + 4 };
        const beside = house.filter((one) => one.floor === floor && meet(one.rect, grown));
        const kinds = beside.map(({ leaf }) => leaf.kind);
        expect(
          kinds.filter((kind) => kind === 'kitchen-dining' || kind === 'bedroom' || kind === 'study'),
        ).not.toEqual([]);
      }
  });
});

describe('No house has a court', () => {
  const names = ['narrowCourt', 'rowsAndCourt', 'suiteAndCourt'] as const;
  test.each(names)('whose roof would cover it, or that stands on columns: %s', (name) => {
    const beds = [name === 'narrowCourt' ? 1 : 3];
    expect(builds[name]({ ...narrow, beds })).not.toBeNull();
    expect(builds[name]({ ...narrow, beds, courts: null })).toBeNull();
    expect(builds[name]({ ...narrow, beds, floors: 2, stilt: true })).toBeNull();
  });

  test('between two rows where people eat apart or live on two floors', () => {
    for (const name of ['rowsAndCourt', 'suiteAndCourt'] as const) {
      expect(builds[name]({ ...narrow, beds: [3], eating: 'beside' })).toBeNull();
      expect(builds[name]({ ...narrow, floors: 2, beds: [3, 2] })).toBeNull();
    }
  });

  test('where more bedrooms are asked for than have their place about it', () => {
    expect(narrowCourt({ ...narrow, beds: [3] })).toBeNull();
    expect(narrowCourt({ ...narrow, floors: 2, beds: [1, 5] })).toBeNull();
    expect(rowsAndCourt({ ...narrow, beds: [1] })).toBeNull();
    expect(suiteAndCourt({ ...narrow, beds: [2] })).toBeNull();
  });
});

describe('Every bedroom that was asked for is in the house', () => {
  test.each(programs)('of %s with %j', (name, more) => {
    const { beds, floors } = { ...narrow, ...more };
    for (const house of solved(treeOf(name, more), floors))
      for (const [floor, count] of beds.entries())
        expect(house.filter((one) => one.floor === floor && one.leaf.kind === 'bedroom')).toHaveLength(count);
  });
});

describe('On land of many sizes', () => {
  const wishes: Partial<Answers>[] = [
    { landSize: '15x55', rooms: '2BHK', floors: 1 },
    { landSize: '32x50', rooms: '3BHK', floors: 1 },
    { landSize: '18x60', rooms: '3BHK', floors: 2 },
    { landSize: '20x60', rooms: '4BHK', floors: 2 },
    { landSize: '30x60', rooms: '3BHK', floors: 1 },
  ];
  const plans = wishes.flatMap((wish): Plan[] => {
    const made = makePlan({ ...defaultAnswers, parking: 'No', ...wish });
    return made.ok ? made.choices.filter(({ courts }) => courts.length > 0) : [];
  });

  test('a court is open to the sky all over: no floor, roof or stair lies over any of it', () => {
    expect(plans.length).toBeGreaterThanOrEqual(wishes.length);
    for (const plan of plans) {
      const parts = geometryOf(plan);
      for (const { inside } of plan.courts)
        for (const part of ['slab', 'roof', 'stair'] as const)
          expect(blocks(parts, { part }).filter((block) => meet(block, inside))).toEqual([]);
    }
  });

  test('a window to a court opens to air, not to a wall: it lies between the court’s corners', () => {
    let seen = 0;
    for (const { courts, walls } of plans)
      for (const { inside } of courts)
        for (const { rooms, side, along, openings } of walls)
          if (side === null && rooms.includes(null))
            for (const { at, width } of openings.filter((one) => one.kind === 'window')) {
              seen += 1;
              const [from, long] = along === 'x' ? [inside.x, inside.width] : [inside.y, inside.depth];
              expect(at - width / 2).toBeGreaterThan(from - 0.02);
              expect(at + width / 2).toBeLessThan(from + long + 0.02);
            }
    expect(seen).toBeGreaterThan(plans.length);
  });
});
