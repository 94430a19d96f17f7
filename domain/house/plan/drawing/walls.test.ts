import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { sharedEdge } from '#domain/house/model/edges.ts';
import { areaOf, type Rect } from '#domain/house/model/rect.ts';
import { isOpen, type Room } from '#domain/house/model/room.ts';
import { sidesWithLight, usualSetBacks } from '#domain/house/model/site.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { openArea } from '#domain/house/rules/measures.ts';
import { everyPlan, planOf } from '#domain/house/testing/plans.ts';
import { cutOpenings } from './openings/openings.ts';
import { insideOf, wallsOf } from './walls.ts';

const rect = (x: number, y: number, width: number, depth: number): Rect => ({ x, y, width, depth });
const thickness = { outer: 0.2, inner: 0.1 };

/** Two rooms side by side, 4 by 5 m each, and a balcony before them. */
function twoRooms() {
  const house = rect(0, 0, 8, 6);
  const cells = [
    { id: 'left', kind: 'bedroom', floor: 0, cell: rect(0, 1, 4, 5) },
    { id: 'right', kind: 'living', floor: 0, cell: rect(4, 1, 4, 5) },
    { id: 'balcony', kind: 'balcony', floor: 0, cell: rect(0, 0, 8, 1) },
  ] as const;
  const rooms: Room[] = cells.map((cell) => ({
    ...cell,
    inside: insideOf(cell, { all: cells, house, thickness }),
  }));
  return { house, rooms, walls: wallsOf(rooms, house, thickness) };
}
const between = (walls: readonly Wall[], a: string, b: string | null) =>
  walls.filter(({ rooms }) => rooms.includes(a) && rooms.includes(b));
const band = ({ along, line, from, to, thickness: thick }: Wall): Rect =>
  along === 'x'
    ? rect(from, line - thick / 2, to - from, thick)
    : rect(line - thick / 2, from, thick, to - from);
/** Wall lines lie on whole centimetres, cells of a desert's walls do not. */
const deep = (a: Rect, b: Rect) =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y),
  );

describe('Where two rooms touch', () => {
  test.each([
    ['side by side', rect(0, 0, 2, 3), rect(2, 1, 2, 3), { along: 'y', line: 2, from: 1, to: 3 }],
    ['the other way round', rect(2, 1, 2, 3), rect(0, 0, 2, 3), { along: 'y', line: 2, from: 1, to: 3 }],
    ['one behind the other', rect(0, 0, 4, 2), rect(1, 2, 2, 2), { along: 'x', line: 2, from: 1, to: 3 }],
    ['only at a corner', rect(0, 0, 2, 2), rect(2, 2, 2, 2), null],
    ['not at all', rect(0, 0, 2, 2), rect(2.1, 0, 2, 2), null],
  ])('%s', (_name, a, b, edge) => expect(sharedEdge(a, b)).toEqual(edge));
});

describe('Walls', () => {
  test('take half of their thickness from each of two rooms, and all of it at the outer edge', () => {
    const { rooms } = twoRooms();
    const inside = rooms.find(({ id }) => id === 'left')?.inside;
    expect(inside?.x).toBeCloseTo(0.2, 9);
    expect(inside?.width).toBeCloseTo(4 - 0.2 - 0.05, 9);
    // Behind a balcony stands an outer wall.
    expect(inside?.y).toBeCloseTo(1.1, 9);
    expect(inside?.depth).toBeCloseTo(5 - 0.1 - 0.2, 9);
  });

  test('are thin between rooms, thick towards a balcony, and a railing at its edge', () => {
    const { walls } = twoRooms();
    expect(between(walls, 'left', 'right')).toMatchObject([
      { kind: 'inner', thickness: 0.1, along: 'y', line: 4 },
    ]);
    expect(between(walls, 'left', 'balcony')).toMatchObject([{ kind: 'outer', thickness: 0.2, side: null }]);
    const rails = between(walls, 'balcony', null);
    expect(new Set(rails.map(({ side }) => side))).toEqual(new Set(['front', 'left', 'right']));
    expect(rails).toHaveLength(3);
    for (const { kind } of rails) expect(kind).toBe('railing');
  });

  test('between rooms end within the outer wall, so that their paint does not show outside', () => {
    const [inner] = between(twoRooms().walls, 'left', 'right');
    expect(inner?.to).toBeCloseTo(6 - 0.1, 9);
  });

  test('at the edge of the house stand inside it', () => {
    const [left] = between(twoRooms().walls, 'left', null).filter(({ side }) => side === 'left');
    expect(left?.line).toBeCloseTo(0.1, 9);
    const [right] = between(twoRooms().walls, 'right', null).filter(({ side }) => side === 'right');
    expect(right?.line).toBeCloseTo(7.9, 9);
  });

  test('stand between any two rooms of a floor that touch, once, and between no others', () =>
    everyPlan(({ rooms, walls }) => {
      for (const [index, room] of rooms.entries())
        for (const other of rooms.slice(index + 1)) {
          const touch = room.floor === other.floor && sharedEdge(room.cell, other.cell) !== null;
          const open = isOpen(room.kind) && isOpen(other.kind);
          expect(between(walls, room.id, other.id)).toHaveLength(touch && !open ? 1 : 0);
        }
    }, 40));

  test('stand where nobody walks: no wall reaches into a room', () =>
    everyPlan(({ rooms, walls }) => {
      for (const wall of walls.filter(({ kind }) => kind === 'inner' || kind === 'outer'))
        for (const { floor, inside } of rooms)
          if (floor === wall.floor) expect(deep(band(wall), inside)).toBeLessThan(0.012);
    }, 40));
});

const openings = (walls: readonly Wall[]) =>
  walls.flatMap((wall) => wall.openings.map((one) => ({ ...one, wall })));

describe('Openings', () => {
  const cut = (kind: 'door' | 'gap', light = true) => {
    const { rooms, walls } = twoRooms();
    cutOpenings(walls, {
      rooms: new Map(rooms.map((room) => [room.id, room])),
      links: [
        { kind, between: ['left', 'right'] },
        { kind: 'door', between: ['right', 'balcony'] },
      ],
      light: { front: true, rear: true, left: light, right: light },
      windowFactor: 1,
      clear: { main: () => true, any: () => true },
    });
    return walls;
  };

  test('join the rooms that the layout joins: with a door of 0.9 m, or a wide gap', () => {
    expect(between(cut('door'), 'left', 'right')[0]?.openings).toMatchObject([
      { kind: 'door', width: 0.9, sill: 0 },
    ]);
    expect(between(cut('gap'), 'left', 'right')[0]?.openings).toMatchObject([{ kind: 'gap', width: 2.4 }]);
  });

  test('to a balcony are wide, with a window beside the door', () => {
    const [wall] = between(cut('door'), 'right', 'balcony');
    expect(wall?.openings.map(({ kind, width }) => [kind, width])).toEqual([
      ['door', 1.2],
      ['window', expect.any(Number)],
    ]);
  });

  test('let in no light from a side where a neighbour’s wall stands', () => {
    const windowSides = (walls: readonly Wall[]) =>
      openings(walls).flatMap(({ kind, wall }) => (kind === 'window' && wall.side ? [wall.side] : []));
    expect(new Set(windowSides(cut('door')))).toEqual(new Set(['rear', 'left', 'right']));
    expect(new Set(windowSides(cut('door', false)))).toEqual(new Set(['rear']));
  });

  test('are a pair of windows in a long wall of a bedroom', () => {
    const windows = between(cut('door'), 'left', null).find(({ side }) => side === 'left')?.openings ?? [];
    expect(windows.map(({ kind, width }) => [kind, width])).toEqual([
      ['window', 1.5],
      ['window', 1.5],
    ]);
  });

  test('of every house are windows only where light is, none in inner walls', () =>
    everyPlan((plan) => {
      const { plot } = plan;
      const light = sidesWithLight(usualSetBacks({ ...plot, area: plan.areas.plot, assumed: false }));
      for (const { kind, wall } of openings(plan.walls)) {
        if (kind !== 'window') continue;
        expect(wall.kind).toBe('outer');
        if (wall.side) expect(light[wall.side]).toBe(true);
      }
    }, 40));

  test('of every house are one entrance, at the road or from the car', () =>
    everyPlan((plan) => {
      const entrances = openings(plan.walls).filter(({ kind }) => kind === 'entrance');
      expect(entrances).toHaveLength(1);
      const [one] = entrances;
      expect(one?.wall.floor).toBe(0);
      const kinds = one?.wall.rooms.map((id) => plan.rooms.find((room) => room.id === id)?.kind);
      if (one?.wall.side !== 'front') expect(kinds).toContain('porch');
      else expect(kinds?.[0]).toBe('living');
    }, 40));

  test('of a bath show nobody: its windows begin above the eyes of who sits or bends', () =>
    everyPlan((plan) => {
      const baths = new Set(plan.rooms.filter(({ kind }) => kind === 'toilet').map(({ id }) => id));
      for (const { kind, sill, width, wall } of openings(plan.walls))
        if (kind === 'window' && baths.has(wall.rooms[0])) {
          expect(sill).toBe(1.5);
          expect(width).toBeLessThanOrEqual(0.6);
        }
    }, 60));

  test('of doors keep clear of the walls that meet theirs', () =>
    everyPlan((plan) => {
      const byId = new Map(plan.rooms.map((room) => [room.id, room.inside]));
      for (const { kind, at, width, wall } of openings(plan.walls)) {
        if (kind === 'window') continue;
        for (const id of wall.rooms) {
          const inside = id === null ? undefined : byId.get(id);
          if (!inside) continue;
          const [from, length] = wall.along === 'x' ? [inside.x, inside.width] : [inside.y, inside.depth];
          expect(at - width / 2).toBeGreaterThan(from - 0.006);
          expect(at + width / 2).toBeLessThan(from + length + 0.006);
        }
      }
    }, 40));
});

test('A desert’s windows are six tenths as wide as elsewhere, or as wide as the code’s tenth of the floor asks', () => {
  const plan = planOf({ ...defaultAnswers, areaType: 'Desert' });
  const usual = 1.8 * 0.6;
  const wide = plan.walls.filter(({ openings: cut }) =>
    cut.some(({ kind, width }) => kind === 'window' && width > usual + 0.005),
  );
  for (const { rooms } of wide) {
    const room = plan.rooms.find(({ id }) => id === rooms[0]);
    if (!room) throw new Error('no room');
    // One step of 100 mm more than it needs at most.
    const tenth = areaOf(room.inside) / 10;
    expect(openArea(plan, room)).toBeGreaterThanOrEqual(tenth);
    expect(openArea(plan, room)).toBeLessThan(tenth + 0.1 * 1.4);
  }
  expect(wide.length).toBeLessThan(plan.walls.filter(({ openings: cut }) => cut.length > 0).length / 2);
});
