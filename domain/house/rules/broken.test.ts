import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '../model/answers.ts';
import type { Plan } from '../model/model.ts';
import type { Room, RoomKind } from '../model/room.ts';
import type { Opening } from '../model/wall.ts';
import { wallsOf } from '../plan/drawing/walls.ts';
import { planOf } from '../testing/plans.ts';
import { broken } from './broken.ts';

const thickness = { outer: 0.2, inner: 0.1 };
type Sized = [kind: RoomKind, x: number, y: number, width: number, depth: number];

/** A flat of these rooms, whose insides are their cells, with a way between any two that are named. */
function flat(sized: readonly Sized[], ways: readonly [number, number][]): Plan {
  const rooms: Room[] = sized.map(([kind, x, y, width, depth], index) => {
    const cell = { x, y, width, depth };
    return { id: `${index}`, kind, floor: 0, cell, inside: cell };
  });
  const house = { x: 0, y: 0, width: 9, depth: 8 };
  const walls = wallsOf(rooms, house, thickness);
  const open = (wall: (typeof walls)[number] | undefined, opening: Partial<Opening>) =>
    wall?.openings.push({ kind: 'door', at: 1, width: 0.9, sill: 0, head: 2.1, ...opening });
  for (const pair of ways)
    open(
      walls.find((wall) => pair.every((id) => wall.rooms.includes(`${id}`))),
      {},
    );
  for (const { id } of rooms)
    open(
      walls.find((wall) => wall.rooms[0] === id && wall.rooms[1] === null),
      { kind: 'window', width: 2, sill: 1 },
    );
  open(
    walls.find((wall) => wall.rooms[0] === '0' && wall.rooms[1] === null),
    { kind: 'entrance' },
  );
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom').length;
  const usual = planOf({ ...defaultAnswers, floors: 1, parking: 'No' });
  return { ...usual, rooms, walls, house, bedrooms, stairs: null, parking: null };
}

/** Living in front, dining and kitchen behind it at the left; a passage to two bedrooms and a bath at the right. */
const sized: readonly Sized[] = [
  ['living', 0, 0, 5, 4],
  ['dining', 0, 4, 3, 4],
  ['kitchen', 3, 5.5, 2, 2.5],
  ['bedroom', 6, 0, 3, 3.2],
  ['passage', 5, 0, 1, 6],
  ['toilet', 6, 3.2, 3, 1.3],
  ['bedroom', 6, 4.5, 3, 3.5],
];
const ways: readonly [number, number][] = [
  [0, 1],
  [0, 4],
  [1, 2],
  [4, 3],
  [4, 5],
  [4, 6],
];
const rulesOf = (plan: Plan) => [...new Set(broken(plan).map(({ rule }) => rule))];
const without = (...gone: readonly [number, number][]) =>
  ways.filter((way) => !gone.some((one) => String(one) === String(way)));
const resized = (index: number, to: Sized) => sized.map((one, at) => (at === index ? to : one));

describe('A plan is measured by the table of rules', () => {
  test('and one that keeps them all breaks none', () => expect(broken(flat(sized, ways))).toEqual([]));

  test.each([
    ['a bedroom under 7.5 m²', flat(resized(3, ['bedroom', 6, 0, 3, 2.45]), ways), 'second-room-area'],
    ['a bedroom under 2.4 m wide', flat(resized(3, ['bedroom', 6, 0, 2.3, 3.5]), ways), 'room-width'],
    ['a kitchen under 1.8 m wide', flat(resized(2, ['kitchen', 3, 5, 1.7, 3]), ways), 'kitchen-width'],
    ['a bath under 2.8 m²', flat(resized(5, ['toilet', 6, 3.2, 2, 1.3]), ways), 'bath-area'],
    ['a passage under 0.9 m', flat(resized(4, ['passage', 5, 0, 0.8, 6]), ways), 'passage-width'],
    [
      'a living room more than twice as long as wide',
      flat(resized(0, ['living', 0, 0, 8.2, 4]), ways),
      'shape',
    ],
    ['too much passage', flat(resized(4, ['passage', 3, 0, 3, 6]), ways), 'circulation'],
    ['a room that nobody comes to', flat(sized, without([4, 6])), 'reached'],
    ['no toilet but through a bedroom', flat(sized, [...without([4, 5]), [3, 5]]), 'toilet-for-all'],
    [
      'a bedroom behind the dining place',
      flat(resized(3, ['bedroom', 3, 4, 3, 3.2]), [...ways, [1, 3]]),
      'dining-is-no-way',
    ],
    ['no place to eat', flat(resized(1, ['study', 0, 4, 3, 4]), ways), 'dining-place'],
    [
      'a kitchen away from the dining place',
      flat(resized(2, ['kitchen', 7, 9, 2, 2.5]), ways),
      'kitchen-beside-dining',
    ],
  ] as const)('%s is found', (_name, plan, rule) => expect(rulesOf(plan)).toContain(rule));

  test('windows under a tenth of the floor are found', () => {
    const plan = flat(sized, ways);
    for (const wall of plan.walls)
      for (const opening of wall.openings) if (opening.kind === 'window') opening.width = 0.6;
    expect(rulesOf(plan)).toContain('openings');
  });

  test('a car that was asked for and has no place is found', () => {
    const plan = flat(sized, ways);
    const asked = { ...plan, answers: { ...plan.answers, parking: 'Yes' as const } };
    expect(rulesOf(asked)).toEqual(['parking']);
  });

  test('stairs are held to their width, landing, riser and tread', () => {
    const stairs = {
      inside: { x: 0, y: 0, width: 2.6, depth: 1.7 },
      landing: 'left',
      treads: 8,
      tread: 0.24,
      risers: 15,
      riser: 0.2,
      flights: 1,
    } as const;
    expect(rulesOf({ ...flat(sized, ways), stairs })).toEqual(['stair-width', 'landing', 'riser', 'tread']);
  });

  test('two bedrooms may share a toilet, three may not', () => {
    const plan = flat(sized, ways);
    expect(rulesOf({ ...plan, bedrooms: 3 })).toEqual(['toilets']);
  });
});
