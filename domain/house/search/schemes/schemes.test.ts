import { describe, expect, test } from 'vitest';
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { room } from '../schemes/needs.ts';
import { sizesIn, solve } from '../sketch/draw.ts';
import { col, row } from '../tree/row.ts';
import { type SchemeName, schemes } from './schemes.ts';

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
    veranda: { landSize: '25x40', rooms: '2BHK', floors: 1, parking: 'No' },
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
      expect(plan?.notes).toEqual([]);
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
