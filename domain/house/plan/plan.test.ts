import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, defaultAnswers } from '../model/answers.ts';
import type { Note, Plan } from '../model/model.ts';
import { areaOf } from '../model/rect.ts';
import type { Room } from '../model/room.ts';
import { isOpen } from '../model/room.ts';
import { flightsOf } from '../model/stairs.ts';
import type { Wall } from '../model/wall.ts';
import { anyAnswers, everyPlan, overlap, planOf, within } from '../testing/plans.ts';
import { makePlan } from './plan.ts';

/** Notes for who builds: they take nothing from the wish. */
const ofBuilding: readonly Note['key'][] = ['sunk-slab', 'no-bath-window'];

const onFloor = (plan: Plan, floor: number) => plan.rooms.filter((room) => room.floor === floor);
const doors = (wall: Wall) => wall.openings.filter(({ kind }) => kind !== 'window');
const windowsOf = (plan: Plan, room: Room) =>
  plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'window'));

/** From outside through doors, gaps, open sides and stairs. */
function reached(plan: Plan): Set<string> {
  const steps: [string, string][] = [];
  for (const wall of plan.walls)
    if (wall.kind === 'open' || (doors(wall).length > 0 && (wall.rooms[1] !== null || wall.floor === 0)))
      steps.push([wall.rooms[0], wall.rooms[1] ?? 'outside']);
  const stairs = plan.rooms.filter(({ kind }) => kind === 'stair');
  for (const a of stairs) for (const b of stairs) if (b.floor === a.floor + 1) steps.push([a.id, b.id]);
  const seen = new Set(['outside']);
  for (let size = -1; size !== seen.size; ) {
    size = seen.size;
    for (const [a, b] of steps) if (seen.has(a) || seen.has(b)) seen.add(a).add(b);
  }
  return seen;
}

describe('Every plan', () => {
  test(
    'is the same for the same answers',
    () =>
      fc.assert(
        fc.property(anyAnswers, (answers) => {
          expect(makePlan({ ...answers })).toEqual(makePlan(answers));
        }),
        { numRuns: 100 },
      ),
    60_000,
  );

  test('has rooms that do not overlap and together fill every floor', () =>
    everyPlan((plan) => {
      for (let floor = 0; floor < plan.floors; floor++) {
        const rooms = onFloor(plan, floor);
        for (const [index, room] of rooms.entries())
          for (const other of rooms.slice(index + 1)) expect(overlap(room.cell, other.cell)).toBe(false);
        const sum = rooms.reduce((total, { cell }) => total + areaOf(cell), 0);
        expect(Math.abs(sum - plan.areas.footprint)).toBeLessThan(0.01);
        const open = plan.courts.reduce((total, { cell }) => total + areaOf(cell), 0);
        expect(Math.abs(sum + open - areaOf(plan.house))).toBeLessThan(0.01);
      }
    }));

  test('lies inside the set-backs, its rooms inside the house, its car on the plot', () =>
    everyPlan((plan) => {
      expect(within(plan.buildable, plan.plot)).toBe(true);
      expect(within(plan.house, plan.buildable)).toBe(true);
      for (const { cell, inside } of plan.rooms) {
        expect(within(cell, plan.house)).toBe(true);
        expect(within(inside, cell)).toBe(true);
      }
      if (plan.parking) expect(within(plan.parking.car, plan.plot)).toBe(true);
    }));

  test('has every room within reach of its doors', () =>
    everyPlan((plan) => {
      const seen = reached(plan);
      expect(plan.rooms.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
    }));

  test('has areas that add up; what lies open between columns is not built up', () =>
    everyPlan(({ areas, rooms: all, courts, floors: levels, stilt, house, plot }) => {
      const floors = stilt ? levels - 1 : levels;
      const rooms = all.filter(({ floor }) => !stilt || floor > 0);
      expect(areas.carpet + areas.walls).toBeCloseTo(areas.builtUp, 1);
      const open = courts.reduce((sum, { cell }) => sum + areaOf(cell), 0);
      expect(areas.builtUp).toBeCloseTo((areaOf(house) - open) * floors, 6);
      expect(areas.carpet).toBeCloseTo(
        rooms.reduce((sum, { inside }) => sum + areaOf(inside), 0),
        6,
      );
      expect(areas.plot).toBeCloseTo(areaOf(plot), 6);
      expect(areas.walls / areas.builtUp).toBeGreaterThan(0.04);
      expect(areas.walls / areas.builtUp).toBeLessThan(0.4);
      expect(areas.garden).toBeGreaterThanOrEqual(0);
    }));

  test('has openings inside their walls that do not meet', () =>
    everyPlan(({ walls, storeyHeight, slab }) => {
      for (const { from, to, openings } of walls) {
        const sorted = openings.toSorted((a, b) => a.at - b.at);
        for (const [index, { at, width, sill, head }] of sorted.entries()) {
          expect(width).toBeGreaterThanOrEqual(0.49);
          expect(at - width / 2).toBeGreaterThanOrEqual(from - 0.001);
          expect(at + width / 2).toBeLessThanOrEqual(to + 0.001);
          expect(head).toBeGreaterThan(sill);
          expect(head).toBeLessThan(storeyHeight - slab);
          const next = sorted[index + 1];
          if (next) expect(next.at - next.width / 2).toBeGreaterThan(at + width / 2);
        }
      }
    }));

  test('has doors that a person fits through', () =>
    everyPlan(({ walls }) => {
      for (const wall of walls)
        for (const { width } of doors(wall)) expect(width).toBeGreaterThanOrEqual(0.7);
    }));

  test('has rooms of a workable size', () => {
    const least: Partial<Record<Room['kind'], [number, number]>> = {
      living: [7, 2.1],
      bedroom: [8.2, 2.3],
      kitchen: [3.2, 1.5],
      toilet: [1.4, 0.95],
      stair: [4, 1.7],
      passage: [0.95, 0.9],
      study: [4.5, 1.9],
    };
    const most: Partial<Record<Room['kind'], number>> = {
      living: 36,
      bedroom: 21,
      kitchen: 19.5,
      toilet: 5.7,
    };
    everyPlan((plan) => {
      for (const { kind, inside } of plan.rooms) {
        const [area, side] = least[kind] ?? [0.95, 0.85];
        // A desert's walls take from a room what they keep of the heat.
        const thick = (plan.wallThickness.outer - 0.23) * 2;
        expect([kind, Math.min(inside.width, inside.depth) >= side - thick]).toEqual([kind, true]);
        expect([kind, areaOf(inside) >= area - thick * 5]).toEqual([kind, true]);
        expect([kind, areaOf(inside) <= (most[kind] ?? 60)]).toEqual([kind, true]);
      }
    });
  });

  test('has windows in all rooms in which people stay', () => {
    const kinds: Room['kind'][] = ['living', 'bedroom', 'kitchen', 'study', 'family'];
    everyPlan((plan) => {
      const dark = plan.rooms.filter(
        (room) => kinds.includes(room.kind) && windowsOf(plan, room).length === 0,
      );
      expect(dark.map(({ id }) => id)).toEqual([]);
    });
  });

  test('has one living room, one kitchen and a toilet on each floor', () =>
    everyPlan((plan) => {
      const count = (kind: Room['kind']) => plan.rooms.filter((room) => room.kind === kind).length;
      expect([count('living'), count('kitchen') + count('kitchen-dining'), count('bedroom')]).toEqual([
        1,
        1,
        plan.bedrooms,
      ]);
      for (let floor = plan.stilt ? 1 : 0; floor < plan.floors; floor++)
        expect(onFloor(plan, floor).some(({ kind }) => kind === 'toilet')).toBe(true);
    }));

  test('has toilets that open to a bedroom, a passage or a place to wash, in the smallest house to the living room', () =>
    everyPlan((plan) => {
      const kindOf = (id: string | null) => plan.rooms.find((room) => room.id === id)?.kind;
      for (const toilet of plan.rooms.filter(({ kind }) => kind === 'toilet')) {
        const beside = plan.walls
          .filter((wall) => wall.rooms.includes(toilet.id) && doors(wall).length > 0)
          .map(({ rooms }) => kindOf(rooms.find((id) => id !== toilet.id) ?? null));
        expect(beside.length).toBe(1);
        expect(['bedroom', 'passage', 'dining', 'family', 'wash', 'study', 'living']).toContain(beside[0]);
        if (beside[0] === 'living') expect(plan.bedrooms).toBe(0);
      }
    }));

  test('has its stairs in the same place on all floors, rising to the next', () =>
    everyPlan((plan) => {
      const cells = plan.rooms.filter(({ kind }) => kind === 'stair').map(({ cell }) => cell);
      if (plan.floors > 1 || plan.stairs) expect(cells.length).toBe(plan.floors);
      if (plan.floors === 1 && plan.stairs) expect(plan.roof.stairHead).toEqual(cells[0]);
      for (const cell of cells) expect(cell).toEqual(cells[0]);
      if (!plan.stairs) return;
      const { stairs } = plan;
      const treads = flightsOf(stairs).flatMap((flight) => flight.treads);
      for (const { rect } of treads) expect(within(rect, stairs.inside)).toBe(true);
      expect(stairs.riser * stairs.risers).toBeCloseTo(plan.storeyHeight, 9);
      expect(Math.max(...treads.map(({ height }) => height)) + stairs.riser).toBeCloseTo(
        plan.storeyHeight,
        9,
      );
      expect(stairs.tread).toBeGreaterThan(0.19);
    }));

  test('gives what was asked or says what it could not give', () =>
    everyPlan((plan) => {
      const { answers, notes } = plan;
      const noted = notes.map(({ key }) => key);
      if (answers.rooms !== 'ANY')
        expect(noted.includes('fewer-bedrooms')).toBe(plan.bedrooms < Number(answers.rooms[0]));
      expect(noted.includes('fewer-floors')).toBe(plan.floors < answers.floors);
      expect(noted.includes('no-parking')).toBe(answers.parking === 'Yes' && !plan.parking);
      if (answers.rooms !== 'ANY') expect(plan.bedrooms).toBeLessThanOrEqual(Number(answers.rooms[0]));
    }));
});

test('A house does not grow with its land without end: the rest is garden', () => {
  const plan = planOf({ ...defaultAnswers, landSize: '5000 sqm', rooms: '5BHK' });
  expect(plan.areas.footprint).toBeLessThan(220);
});

test('The default plot is 40 by 60 feet, two-storey, with four bedrooms and a car', () => {
  const plan = planOf(defaultAnswers);
  const missing = plan.notes.filter(({ key }) => !ofBuilding.includes(key));
  expect([plan.floors, plan.bedrooms, plan.parking?.kind, missing]).toEqual([2, 4, 'porch', []]);
});

test.each(['2BHK', '3BHK', '4BHK', '5BHK'] as const)(
  '%s fits on 40 by 60 and 60 by 40 feet on two floors',
  (rooms) => {
    for (const landSize of ['40x60', '60x40']) {
      const plan = planOf({ ...defaultAnswers, landSize, rooms });
      expect([plan.bedrooms, plan.floors]).toEqual([Number(rooms[0]), 2]);
    }
  },
);

test('The place shapes the house: raised at rivers, sloped in hills and rain, thick walls and small windows in deserts', () => {
  const of = (areaType: Plan['answers']['areaType']) => planOf({ ...defaultAnswers, areaType });
  const glass = (plan: Plan) =>
    plan.walls
      .flatMap(({ openings }) => openings)
      .reduce((sum, { kind, width }) => sum + (kind === 'window' ? width : 0), 0);
  expect(of('Near by River').plinth.height).toBeGreaterThan(of('Plan').plinth.height);
  expect(of('Rain').plinth.height).toBeGreaterThan(of('Plan').plinth.height);
  expect([of('Hill').roof.kind, of('Rain').roof.kind, of('Plan').roof.kind]).toEqual([
    'gable',
    'gable',
    'flat',
  ]);
  expect(of('Desert').wallThickness.outer).toBeGreaterThan(of('Plan').wallThickness.outer);
  expect(glass(of('Desert'))).toBeLessThan(glass(of('Plan')) * 0.8);
});

test('A land size that cannot be built on gives its problem, not a plan', () => {
  expect(makePlan({ ...defaultAnswers, landSize: 'big' })).toEqual({
    ok: false,
    problem: 'land-size-unreadable',
  });
});

test('An open room is no room to live in', () =>
  expect([isOpen('porch'), isOpen('living')]).toEqual([true, false]));

describe('The plans to choose from', () => {
  const choicesOf = (answers: Answers) => {
    const made = makePlan(answers);
    return made.ok ? made.choices : [];
  };

  test('are up to three, each of a scheme of its own', () =>
    everyPlan(({ answers }) => {
      const choices = choicesOf(answers);
      expect(choices.length).toBeGreaterThanOrEqual(1);
      expect(choices.length).toBeLessThanOrEqual(3);
      expect(new Set(choices.map(({ scheme }) => scheme)).size).toBe(choices.length);
    }));

  test('are entered from the road or past the car, whichever is chosen', () => {
    const wishes = ['25x40', '25x50', '40x40', '60x40'].flatMap((landSize) =>
      (['Yes', 'No'] as const).map((parking) => ({
        ...defaultAnswers,
        landSize,
        rooms: '3BHK' as const,
        parking,
      })),
    );
    for (const { walls, scheme } of wishes.flatMap(choicesOf)) {
      const [main] = walls.filter(({ openings }) => openings.some(({ kind }) => kind === 'entrance'));
      expect([scheme, main !== undefined && (main.side === 'front' || main.rooms[1] !== null)]).toEqual([
        scheme,
        true,
      ]);
    }
  });

  test('are three on the default plot, the chosen one by its letter', () => {
    const choices = choicesOf(defaultAnswers);
    expect(choices).toHaveLength(3);
    for (const [place, plan] of (['a', 'b', 'c'] as const).entries())
      expect(planOf({ ...defaultAnswers, plan }).scheme).toBe(choices[place]?.scheme);
  });

  test('fall back to the first where there are fewer', () => {
    const crowded = { ...defaultAnswers, landSize: '12x18', floors: 1 };
    expect(choicesOf(crowded)).toHaveLength(1);
    expect(planOf({ ...crowded, plan: 'c' }).scheme).toBe(planOf(crowded).scheme);
  });
});

describe('Beside the five answers', () => {
  test.each([1, 2, 3, 4, 5, 6] as const)(
    '%i bedrooms may be asked for, instead of those of the rooms',
    (bedrooms) => {
      expect(planOf({ ...defaultAnswers, landSize: '50x80', bedrooms }).bedrooms).toBe(bedrooms);
    },
  );

  test('parents have a bedroom on the ground floor, or the plan says that there is no room for it', () =>
    everyPlan(({ answers }) => {
      const { rooms, notes } = planOf({ ...answers, parents: 'Yes' });
      const below = rooms.some(({ kind, floor }) => kind === 'bedroom' && floor === 0);
      expect(notes.some(({ key }) => key === 'no-ground-bedroom')).toBe(!below);
    }));
});

describe('A house on columns', () => {
  const narrow = { ...defaultAnswers, landSize: '20x30', rooms: '2BHK', floors: 2, parking: 'Yes' } as const;

  test('takes the car where the plot has no room for it beside the rooms, and says so', () => {
    const plan = planOf(narrow);
    expect(plan).toMatchObject({ stilt: true, floors: 3, bedrooms: 2, parking: { kind: 'under' } });
    expect(plan.notes.map(({ key }) => key)).toContain('on-columns');
    expect(plan.notes.filter(({ key }) => key !== 'on-columns' && !ofBuilding.includes(key))).toEqual([]);
  });

  test('has nothing but the stair and the car on the ground, and every storey that was asked for above', () => {
    const { rooms, parking, plot } = planOf(narrow);
    const ground = rooms.filter(({ floor }) => floor === 0);
    expect(new Set(ground.map(({ kind }) => kind))).toEqual(new Set(['porch', 'stair']));
    for (const { kind, cell } of ground)
      if (kind === 'stair' && parking) expect(overlap(cell, parking.car)).toBe(false);
    expect(parking && within(parking.car, plot)).toBe(true);
    expect(rooms.some(({ kind, floor }) => kind === 'porch' && floor > 0)).toBe(false);
  });

  test.each(['15x40', '18x42', '20x38', '20x42', '22x40'])(
    'gives %s a car and two bedrooms on two floors: land that is a little longer or narrower loses neither',
    (landSize) => {
      const plan = planOf({ ...narrow, landSize });
      expect(plan).toMatchObject({ stilt: true, bedrooms: 2, parking: { kind: 'under' } });
      expect(plan.notes.map(({ key }) => key)).toContain('on-columns');
      expect(plan.notes.filter(({ key }) => key !== 'on-columns' && !ofBuilding.includes(key))).toEqual([]);
    },
  );

  test('lets the car stand half before it, on its own land, where the stair is in its way', () => {
    const { parking, house, plot, rooms } = planOf({ ...narrow, landSize: '15x50', floors: 3 });
    if (!parking) throw new Error('no place');
    expect(within(parking.car, plot)).toBe(true);
    expect(parking.car.y).toBeLessThanOrEqual(house.y + 0.02);
    for (const { cell } of rooms.filter(({ kind, floor }) => kind === 'stair' && floor === 0))
      expect(overlap(parking.car, cell)).toBe(false);
  });

  test.each(['18x45', '20x45', '22x45', '40x60'])(
    'is not built on %s, where the car has its place',
    (landSize) => {
      const { stilt, parking } = planOf({ ...narrow, landSize });
      expect(stilt).toBe(false);
      expect(parking).not.toBeNull();
    },
  );
});

describe('A car on a small plot with one floor', () => {
  const of = (landSize: string) => planOf({ ...defaultAnswers, landSize, rooms: '2BHK', floors: 1 });

  test.each(['25x40', '30x40', '25x50', '33x40'])(
    'of %s has its place at the road, half of it before or beside the house where need be',
    (landSize) => {
      const { parking, house, rooms, plot } = of(landSize);
      const porch = rooms.find(({ kind }) => kind === 'porch');
      if (!parking || !porch) throw new Error('no place');
      expect(parking.kind).toBe('porch');
      expect([parking.car.width, parking.car.depth]).toEqual([2.5, 5]);
      expect(within(parking.car, plot)).toBe(true);
      expect(overlap(parking.car, porch.cell)).toBe(true);
      for (const { cell } of rooms.filter((room) => room !== porch))
        expect(overlap(parking.car, cell)).toBe(false);
      expect(porch.cell.y).toBe(house.y);
    },
  );

  test('keeps the bedrooms that the plot has without it', () => {
    for (const landSize of ['24x40', '25x40', '30x40', '25x50', '40x40'])
      expect(of(landSize).bedrooms).toBe(
        planOf({ ...defaultAnswers, landSize, rooms: '2BHK', floors: 1, parking: 'No' }).bedrooms,
      );
  });
});
