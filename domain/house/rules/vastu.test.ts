import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultAnswers, roadSides } from '../model/answers.ts';
import type { Plan } from '../model/model.ts';
import type { RoomKind } from '../model/room.ts';
import { anyWishes, planOf } from '../testing/plans.ts';
import { vastuOf, vastuWishes } from './vastu.ts';

// docs/rules.md#house-12
const side = 10;
/** A house of 10 by 10 m with the road in the south, so that up on the plan is north; rooms by the quarter they lie in. */
function quarters(
  rooms: Partial<Record<'ne' | 'nw' | 'se' | 'sw', RoomKind>>,
  more: Partial<Plan> = {},
): Plan {
  const plan = planOf({ ...defaultAnswers, road: 'S', vastu: 'Yes' });
  const at = { ne: [5, 5], nw: [0, 5], se: [5, 0], sw: [0, 0] } as const;
  return {
    ...plan,
    house: { x: 0, y: 0, width: side, depth: side },
    rooms: (['ne', 'nw', 'se', 'sw'] as const).flatMap((quarter) => {
      const kind = rooms[quarter];
      const [x, y] = at[quarter];
      const cell = { x, y, width: 5, depth: 5 };
      return kind ? [{ id: quarter, kind, floor: 0, cell, inside: cell }] : [];
    }),
    walls: [],
    ...more,
  };
}
const heldOf = (plan: Plan) => vastuOf(plan).flatMap(({ wish, held }) => (held ? [wish] : []));
const door = (along: 'x' | 'y', line: number, rooms: [string, string | null]): Plan['walls'] => [
  {
    ...{ floor: 0, along, line, from: 0, to: 5, thickness: 0.2, kind: 'outer', side: null, rooms },
    openings: [{ kind: 'entrance', at: 2, width: 1, sill: 0, head: 2.1 }],
  },
];

describe('With the road in the south', () => {
  test('the kitchen is wished for in the south-east, the largest bedroom in the south-west, worship in the north-east', () => {
    expect(heldOf(quarters({ se: 'kitchen', sw: 'bedroom', ne: 'living' }))).toEqual([
      'kitchen',
      'worship',
      'main-bedroom',
    ]);
    expect(heldOf(quarters({ nw: 'kitchen', ne: 'bedroom', sw: 'living' }))).toEqual([]);
    expect(heldOf(quarters({ ne: 'toilet', se: 'kitchen-dining' }))).toEqual(['kitchen']);
  });

  test('a smaller bedroom in the south-west does not stand for the largest', () => {
    const plan = quarters({ sw: 'bedroom', ne: 'bedroom' });
    const grown = plan.rooms.map((room) =>
      room.id === 'ne' ? { ...room, inside: { ...room.inside, width: 6 } } : room,
    );
    expect(heldOf({ ...plan, rooms: grown })).toEqual([]);
  });

  test.each([
    ['north', door('x', 10, ['ne', null]), true],
    ['east', door('y', 10, ['ne', null]), true],
    ['south', door('x', 0, ['sw', null]), false],
    ['west', door('y', 0, ['sw', null]), false],
  ])('a main door in the %s wall is judged by where it looks', (_, walls, held) => {
    expect(heldOf(quarters({ ne: 'toilet', sw: 'living' }, { walls })).includes('entrance')).toBe(held);
  });

  test('a main door behind a porch looks towards the porch', () => {
    const walls = door('y', 5, ['sw', 'se']);
    expect(heldOf(quarters({ sw: 'living', se: 'porch' }, { walls }))).toEqual(['entrance']);
    expect(heldOf(quarters({ sw: 'porch', se: 'living' }, { walls }))).toEqual([]);
  });
});

test('Where the side of the road is not said nothing is judged', () => {
  expect(vastuOf(planOf({ ...defaultAnswers, vastu: 'Yes' }))).toEqual([]);
});

test('Each plan is judged by all four wishes and no other', () =>
  fc.assert(
    fc.property(anyWishes, (answers) => {
      const wishes = vastuOf(planOf({ ...answers, road: 'E' })).map(({ wish }) => wish);
      expect(wishes).toEqual(vastuWishes);
    }),
    { numRuns: 20, seed: 3 },
  ));

test('Who wishes for Vastu gets a plan that fulfils more of it on the whole, at the price of no rule', () => {
  const lands = ['25x40', '30x40', '30x50', '40x60'];
  const sum = (vastu: 'Yes' | undefined) =>
    lands
      .flatMap((landSize) => roadSides.map((road) => planOf({ ...defaultAnswers, landSize, road, vastu })))
      .reduce((all, plan) => all + heldOf(plan).length, 0);
  expect(sum('Yes')).toBeGreaterThan(sum(undefined));
});
