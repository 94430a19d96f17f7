import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '../../house/model/answers.ts';
import type { Plan } from '../../house/model/model.ts';
import type { Rect } from '../../house/model/rect.ts';
import type { Room } from '../../house/model/room.ts';
import type { Opening, Wall } from '../../house/model/wall.ts';
import { columnGridOf } from '../../house/plan/drawing/column-grid.ts';
import { anyAnswers, everyPlan, planOf } from '../../house/testing/plans.ts';
import { shippedRates, valuesOf } from '../rates.ts';
import { takeOffOf } from './take-off.ts';

const values = valuesOf(shippedRates);
const usual = planOf(defaultAnswers);

/** One room of 4 by 5 m between 0.2 m walls, 3 m to a slab of 0.15 m, with a door and a window; measured by hand below. */
function cabin(changes: Partial<Plan> = {}): Plan {
  const house: Rect = { x: 2, y: 3, width: 4, depth: 5 };
  const room: Room = {
    id: 'living',
    kind: 'living',
    floor: 0,
    cell: house,
    inside: { x: 2.2, y: 3.2, width: 3.6, depth: 4.6 },
  };
  const wall = (along: 'x' | 'y', line: number, openings: Opening[]): Wall => ({
    floor: 0,
    along,
    line,
    ...(along === 'x' ? { from: 2, to: 6 } : { from: 3, to: 8 }),
    thickness: 0.2,
    kind: 'outer',
    side: 'front',
    rooms: ['living', null],
    openings,
  });
  return {
    ...usual,
    house,
    floors: 1,
    plot: { x: 0, y: 0, width: 10, depth: 12 },
    setBacks: { front: 3, rear: 4, left: 2, right: 4 },
    rooms: [room],
    walls: [
      wall('x', 3.1, [{ kind: 'entrance', at: 3, width: 1, sill: 0, head: 2 }]),
      wall('x', 7.9, []),
      wall('y', 2.1, [{ kind: 'window', at: 5, width: 1.5, sill: 1, head: 2 }]),
      wall('y', 5.9, []),
    ],
    parking: null,
    stairs: null,
    storeyHeight: 3,
    slab: 0.15,
    plinth: { height: 0.5, material: 'brick' },
    roof: { kind: 'flat', pitch: 0, overhang: 0.3, parapet: 1, stairHead: null },
    areas: { plot: 120, footprint: 20, builtUp: 20, carpet: 16.56, walls: 3.44, garden: 100 },
    ...changes,
  };
}

const solid = ({ kind }: Wall) => kind === 'outer' || kind === 'inner';
const closed = (plan: Plan, wanted: (one: Opening) => boolean): Plan => ({
  ...plan,
  walls: plan.walls.map((wall) => ({ ...wall, openings: wall.openings.filter((one) => !wanted(one)) })),
});

describe('A cabin of one room', () => {
  const measured = takeOffOf(cabin(), values);
  // 18 m of wall, 2.85 m high, without 2 m² of door and 1.5 m² of window.
  const face = 18 * 2.85 - 3.5;

  // A beam 0.3 m below the slab over 18 m of wall; lintels 0.15 m high, 0.15 m into the wall beside door and window.
  const [beam, lintels] = [18 * 0.3, (1.3 + 1.8) * 0.15];

  test('takes the bricks of its walls without door, window, beam, lintels and columns, and of its parapet', () => {
    // One at each corner, of 0.06 m².
    const columns = 4 * 0.06 * 3;
    expect(measured.brickwork).toBeCloseTo((face - beam - lintels) * 0.2 - columns + 18 * 1 * 0.115, 9);
  });

  test('is plastered on both faces of its walls, its ceiling and both faces of the parapet', () =>
    expect(measured.plaster).toBeCloseTo(2 * face + 16.56 + 36, 9));

  test('is painted outside and inside once', () => {
    expect(measured.outerPaint).toBeCloseTo(face + 36, 9);
    expect(measured.innerPaint).toBeCloseTo(face + 16.56, 9);
  });

  test('hangs in a frame of footings, columns, beams and a slab as thick as its span needs', () => {
    // One bay: beams on two lines of 4 m and two of 5 m.
    const line = 2 * 4 + 2 * 5;
    expect(measured.beams).toBeCloseTo(line * 0.23 * 0.3, 9);
    expect(measured.plinthBeams).toBeCloseTo(line * 0.23 * 0.35, 9);
    expect(measured.slabs).toBeCloseTo(20 * (3.6 / 28), 9);
    // The least footing, 1.1 m square, carries each of the four columns down to 1.35 m.
    expect(measured.footings).toBeCloseTo(4 * 1.1 ** 2 * 0.28, 9);
    expect(measured.columns).toBeCloseTo(4 * 0.06 * (1.35 - 0.28 + 0.5 + 3), 9);
    expect(measured.lintels).toBeCloseTo(lintels * 0.2 + 1.8 * 0.6 * 0.075, 9);
    const { footings, columns, plinthBeams, beams, slabs, stairs } = measured;
    const elements = footings + columns + plinthBeams + beams + slabs + stairs + measured.lintels;
    expect(measured.concrete).toBeCloseTo(elements, 9);
  });

  test('stands on plinth walls, earth, sand and lean concrete', () => {
    expect(measured.brickPlinth).toBeCloseTo(18 * 0.8 * 0.23, 9);
    expect(measured.stonePlinth).toBe(0);
    expect(measured.filling).toBeCloseTo(20 * 0.5 * 0.85, 9);
    expect(measured.sandBed).toBeCloseTo(16.56 * 0.1, 9);
    expect(measured.leanFootings).toBeCloseTo(4 * 1.1 ** 2 * 0.1, 9);
    expect(measured.leanFloors).toBeCloseTo((16.56 + 18 * 0.75) * 0.1, 9);
    const stone = takeOffOf(cabin({ plinth: { height: 0.5, material: 'stone' } }), values);
    expect(stone).toMatchObject({ stonePlinth: measured.brickPlinth, brickPlinth: 0 });
  });

  test('has skirting along its walls up to the door', () =>
    expect(measured.skirting).toBeCloseTo(2 * (3.6 + 4.6) - 1, 9));

  test('has one door, 1.5 square metres of window and no bath', () =>
    expect(measured).toMatchObject({
      doors: 1,
      windows: 1.5,
      toilets: 0,
      kitchens: 0,
      garden: 100,
      builtUp: 20,
    }));

  test('has a wall round its plot on four sides, with 3 m left open to the road', () =>
    expect(measured.boundary).toBeCloseTo(10 + 7 + 12 + 12, 9));

  test('needs no wall at the road where it stands on it, nor where the neighbour’s house is its wall', () => {
    const boundary = (setBacks: Partial<Plan['setBacks']>) =>
      takeOffOf(cabin({ setBacks: { front: 3, rear: 4, left: 2, right: 4, ...setBacks } }), values).boundary;
    expect(boundary({ front: 0.5 })).toBe(34);
    expect(boundary({ left: 0 })).toBe(29);
    expect(boundary({ left: 0, right: 0 })).toBe(17);
  });

  test('is tiled on its floor; a bath in its place up to 2.1 m of its walls too', () => {
    expect(measured).toMatchObject({ floorTiles: 16.56, wallTiles: 0 });
    const bath = cabin();
    const wet = takeOffOf(
      { ...bath, rooms: bath.rooms.map((room) => ({ ...room, kind: 'toilet' })) },
      values,
    );
    expect(wet.floorTiles).toBeCloseTo(0, 9);
    expect(wet.wallTiles).toBeCloseTo(2 * (3.6 + 4.6) * 2.1 + 16.56, 9);
    expect(wet.toilets).toBe(1);
    expect(wet.innerPaint).toBeLessThan(measured.innerPaint);
  });

  test('has a roof to seal when it is flat and tiles when it slopes, more of them the steeper it is', () => {
    expect(measured).toMatchObject({ roofFinish: 20, roofTiles: 0 });
    const sloped = (pitch: number) =>
      takeOffOf(
        cabin({ roof: { kind: 'gable', pitch, overhang: 0.6, parapet: 0, stairHead: null } }),
        values,
      );
    expect(sloped(60).roofTiles).toBeCloseTo(48, 9);
    expect(sloped(30).roofTiles).toBeLessThan(sloped(60).roofTiles);
    expect(sloped(30).roofFinish).toBe(0);
    expect(measured.brickwork - sloped(30).brickwork).toBeCloseTo(18 * 1 * 0.115, 9);
  });

  test('counts a railing and an open side as no wall', () => {
    for (const kind of ['railing', 'open'] as const) {
      const plan = cabin();
      const walls = plan.walls.map((wall, index) => (index === 3 ? { ...wall, kind } : wall));
      const { brickwork, brickPlinth } = takeOffOf({ ...plan, walls }, values);
      expect(measured.brickwork - brickwork).toBeCloseTo(5 * (2.85 - 0.3) * 0.2, 9);
      expect(measured.brickPlinth - brickPlinth).toBeCloseTo(5 * 0.8 * 0.23, 9);
    }
  });
});

describe('For every plan', () => {
  test('the columns are those of its drawing, with a footing under each', () =>
    everyPlan((plan) => {
      // Ground and concrete that bear anything: each column and footing is the least that is built.
      const least = { ...values, soilBearing: 1e9, columnStress: 1e9 };
      const { columns, footings } = takeOffOf(plan, least);
      const drawn = columnGridOf(plan).columns.length;
      expect(footings).toBeCloseTo(drawn * 1.1 ** 2 * 0.28, 6);
      const high = plan.floors * plan.storeyHeight + plan.plinth.height + 1.35 - 0.28;
      expect(columns).toBeCloseTo(drawn * 0.06 * high, 6);
    }, 40));

  test('a wall’s openings and their lintels are taken off its bricks, by their size', () =>
    everyPlan((plan) => {
      const holes = plan.walls
        .filter(solid)
        .flatMap(({ openings, thickness }) =>
          openings.map(({ width, sill, head }) => width * (head - sill) * thickness),
        )
        .reduce((sum, volume) => sum + volume, 0);
      const lintels = plan.walls.filter(solid).reduce((sum, { openings, thickness, from, to }) => {
        const length = openings.reduce((all, { width }) => all + width + 0.3, 0);
        return sum + Math.min(length, to - from) * 0.15 * thickness;
      }, 0);
      const whole = takeOffOf(
        closed(plan, () => true),
        values,
      );
      expect(whole.brickwork - takeOffOf(plan, values).brickwork).toBeCloseTo(holes + lintels, 6);
      expect(holes).toBeGreaterThan(0);
    }, 40));

  test('doors are counted without gaps, and a window’s glass by its area', () =>
    everyPlan((plan) => {
      const { doors, windows } = takeOffOf(plan, values);
      const all = plan.walls.flatMap(({ openings }) => openings);
      expect(doors).toBe(all.filter(({ kind }) => kind === 'door' || kind === 'entrance').length);
      const none = takeOffOf(
        closed(plan, ({ kind }) => kind === 'window'),
        values,
      );
      expect(none.windows).toBe(0);
      expect(none.doors).toBe(doors);
      expect(windows).toBeGreaterThan(0);
    }, 40));

  test('all measures are amounts: finite, none below nothing', () =>
    everyPlan((plan) => {
      for (const [name, value] of Object.entries(takeOffOf(plan, values)))
        expect([name, Number.isFinite(value) && value >= 0]).toEqual([name, true]);
    }, 40));

  test('the floor is tiled once: dry floors and wet ones are the carpet area', () =>
    everyPlan((plan) => {
      const wet = plan.rooms
        .filter(({ kind }) => kind === 'toilet' || kind === 'wash')
        .reduce((sum, { inside }) => sum + inside.width * inside.depth, 0);
      const { floorTiles, wallTiles } = takeOffOf(plan, values);
      expect(floorTiles + wet).toBeCloseTo(plan.areas.carpet, 6);
      expect(wallTiles).toBeGreaterThan(wet);
    }, 40));
});

/**
 * Finishes follow the floor. Bricks follow the walls, and the frame the columns: a house in many small rooms, or on
 * columns of its own, needs more of both for its floor than one in few, so that only twice the floor is surely more.
 */
const promises = [
  { times: 1.5, name: 'half as much again', of: ['plaster', 'innerPaint', 'floorTiles', 'points'] },
  { times: 2, name: 'twice the floor', of: ['concrete', 'brickwork'] },
] as const;
test.each(promises)(
  'A house of $name takes more of $of',
  ({ times, of }) =>
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (one, other) => {
        const [a, b] = [planOf(one), planOf({ ...other, areaType: one.areaType })];
        const [small, large] = a.areas.builtUp < b.areas.builtUp ? [a, b] : [b, a];
        fc.pre(large.areas.builtUp > small.areas.builtUp * times);
        const [less, more] = [takeOffOf(small, values), takeOffOf(large, values)];
        for (const name of of) expect([name, more[name] > less[name]]).toEqual([name, true]);
      }),
      { numRuns: 60, seed: 20261125, endOnFailure: true },
    ),
  // A hundred searches for plans.
  60_000,
);
