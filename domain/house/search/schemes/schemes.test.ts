import { describe, expect, test } from 'vitest';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { meet } from '#domain/house/model/rect.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { blocks } from '#domain/house/testing/blocks.ts';
import { moduleSize, type Node, type Placed } from '../node.ts';
import { col, row } from '../row.ts';
import { sizesIn, solve } from '../sketch/draw.ts';
import { room } from './needs.ts';
import type { Program } from './program.ts';
import { narrowCourt, rowsAndCourt, type SchemeName, schemes, suiteAndCourt } from './schemes.ts';

const choicesOf = (wish: Partial<Answers>) => {
  const made = makePlan({ ...defaultAnswers, ...wish });
  return made.ok ? made.choices : [];
};

describe('Plans are searched over schemes', () => {
  // For each a wish among whose plans it is.
  const wishes: Record<SchemeName, Partial<Answers>> = {
    'central-stair': { landSize: '30x40', rooms: '3BHK' },
    'front-to-back': { landSize: '30x40', rooms: '2BHK', floors: 1, parking: 'No' },
    wings: { landSize: '22x45', rooms: '2BHK', floors: 1 },
    'front-hall': { landSize: '30x60', rooms: '4BHK' },
    'cross-hall': { landSize: '20x30', rooms: '2BHK', parking: 'No' },
    'twin-rows': { landSize: '30x40', rooms: '3BHK', floors: 1, parking: 'No' },
    courtyard: { landSize: '15x50', rooms: '2BHK', floors: 1, parking: 'No' },
    duplex: { landSize: '50x45', rooms: '2BHK', floors: 1, parking: 'No' },
    'side-passage': { landSize: '25x50', rooms: '3BHK', parking: 'No' },
    'stair-column': { landSize: '25x30', rooms: '2BHK', parking: 'No' },
    'one-hall': { landSize: '20x30', rooms: '2BHK', floors: 1, parking: 'No' },
    'porch-entry': { landSize: '22x45', bedrooms: 1, floors: 1 },
    veranda: { landSize: '30x40', rooms: '2BHK', floors: 1, parking: 'No' },
  };
  test.each(Object.entries(wishes))('%s stands among the plans of %j', (name, wish) => {
    expect(Object.hasOwn(schemes, name)).toBe(true);
    expect(choicesOf(wish).map(({ scheme }) => scheme)).toContain(name);
  });

  test.each(['25x25', '25x28', '28x28', '24x30', '30x25', '28x29', '22x25', '20x26'])(
    'land of %s feet has both of its floors, with a bedroom for each that was asked for',
    (landSize) => {
      const [plan] = choicesOf({ landSize, rooms: '2BHK', parking: 'No' });
      expect(plan?.notes).toEqual([]);
      expect([plan?.floors, plan?.bedrooms]).toEqual([2, 2]);
    },
  );

  test.each([
    ['3BHK', 2, 'No', 3],
    ['3BHK', 2, 'Yes', 3],
    ['5BHK', 3, 'Yes', 5],
  ] as const)(
    'land of 20 by 40 feet has %s on %d floors, parking %s: below a bedroom with a bath of its own, the toilets %d',
    (rooms, floors, parking, toilets) => {
      const [plan] = choicesOf({ landSize: '20x40', rooms, floors, parking });
      expect(plan?.notes.map(({ key }) => key)).toEqual(parking === 'Yes' ? ['on-columns'] : []);
      expect(plan?.bedrooms).toBe(Number(rooms[0]));
      expect(plan?.rooms.filter(({ kind }) => kind === 'toilet')).toHaveLength(toilets);
      const below = plan?.rooms.find(({ kind }) => kind === 'living')?.floor;
      expect(plan?.rooms.filter(({ kind, floor }) => kind === 'bedroom' && floor === below)).toHaveLength(1);
    },
  );

  test.each([
    ['20x40', '2BHK'],
    ['20x60', '3BHK'],
  ] as const)(
    'land of %s feet has %s on one floor, and a bath that no bedroom leads to',
    (landSize, rooms) => {
      const [plan] = choicesOf({ landSize, rooms, floors: 1, parking: 'No' });
      expect(plan?.notes.map(({ key }) => key)).toEqual(['no-roof-stair']);
      expect([plan?.bedrooms, plan?.scheme]).toEqual([Number(rooms[0]), 'side-passage']);
    },
  );

  test('in a duplex the stair rises in the living room, and a bath opens to a lobby of its own', () => {
    const plan = choicesOf({ landSize: '25x40', rooms: '3BHK', parking: 'No' }).find(
      ({ scheme }) => scheme === 'duplex',
    );
    if (!plan) throw new Error('no duplex');
    const kindOf = (id: string | null) => plan.rooms.find((room) => room.id === id)?.kind;
    const joined = plan.walls
      .filter(({ floor, openings }) => floor === 0 && openings.some(({ kind }) => kind !== 'window'))
      .map(({ rooms }) =>
        rooms
          .map((id) => kindOf(id) ?? 'outside')
          .toSorted((a, b) => a.localeCompare(b))
          .join(' '),
      );
    expect(joined).toContain('living stair');
    expect(joined).toContain('passage toilet');
    expect(joined).not.toContain('living toilet');
  });

  test('the same wish makes the same plans, and no two of one scheme', () => {
    const [once, again] = [choicesOf({}), choicesOf({})];
    expect(once).toEqual(again);
    expect(new Set(once.map(({ scheme }) => scheme)).size).toBe(once.length);
  });
});

test('Rooms of a tree fill its rectangle to the module, each within what it may be', () => {
  const tree = col([row([room('living'), room('dining')]), row([room('bedroom'), room('bedroom')])]);
  const [size] = sizesIn(tree, { width: 8, depth: 9 });
  const solved = size && solve(tree, size, 1);
  if (!solved) throw new Error('does not fit');
  const filled = solved.placed.reduce((sum, { rect }) => sum + rect.width * rect.depth, 0);
  expect(filled).toBe(solved.width * solved.depth);
  for (const { leaf, rect } of solved.placed) {
    const [least, most] = leaf.extents.range('x', rect.depth) ?? [Number.NaN, Number.NaN];
    expect(rect.width).toBeGreaterThanOrEqual(least);
    expect(rect.width).toBeLessThanOrEqual(most);
  }
});

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
