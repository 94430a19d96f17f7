import { describe, expect, test } from 'vitest';
import type { Answers } from '#domain/house/model/answers.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { areaOf, holds } from '#domain/house/model/rect.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { blocks } from '#domain/house/testing/blocks.ts';
import { everyPlan, overlap, planOf, within } from '#domain/house/testing/plans.ts';
import { gardenParts } from './garden.ts';

const of = (changes: Partial<Answers>) => planOf({ ...defaultAnswers, ...changes });
const carPlaces = {
  front: of({ landSize: '18x60', rooms: '2BHK', floors: 2 }),
  beside: of({ landSize: '60x30', rooms: '2BHK', floors: 1 }),
  porch: of({}),
  under: of({ landSize: '16x50', rooms: '2BHK', floors: 2 }),
};
const carArea = 2.5 * 5;
const free = ({ plot, house }: Plan) => areaOf(plot) - areaOf(house);

describe('The garden’s area', () => {
  test.each(['front', 'beside'] as const)('is without the place of a car that stands %s', (kind) => {
    const plan = carPlaces[kind];
    expect(plan.parking?.kind).toBe(kind);
    expect(plan.areas.garden).toBeCloseTo(free(plan) - carArea, 6);
  });

  test.each(['porch', 'under'] as const)('loses to a car in the house (%s) what stands out of it', (kind) => {
    const plan = carPlaces[kind];
    expect(plan.parking?.kind).toBe(kind);
    expect(plan.areas.garden).toBeLessThanOrEqual(free(plan));
    expect(plan.areas.garden).toBeGreaterThan(free(plan) - carArea / 2);
  });

  test('of every plan is the plot without house and car', () =>
    everyPlan((plan) => {
      const { parking, house, plot } = plan;
      const { car } = parking ?? {};
      const under = (axis: 'x' | 'y', size: 'width' | 'depth') =>
        car
          ? Math.max(
              0,
              Math.min(car[axis] + car[size], house[axis] + house[size]) - Math.max(car[axis], house[axis]),
            )
          : 0;
      const apart = car ? carArea - under('x', 'width') * under('y', 'depth') : 0;
      expect(plan.areas.garden).toBeCloseTo(areaOf(plot) - areaOf(house) - apart, 6);
    }, 60));

  test('is all that is left of the plot where no car was asked for', () => {
    const plan = of({ landSize: '99x159', floors: 1, parking: 'No' });
    expect(plan.areas.garden).toBeCloseTo(free(plan), 6);
  });
});

describe('The car', () => {
  test('stands on the plot, in the open or in its porch, and never in a wall', () =>
    everyPlan((plan) => {
      const { parking, house, rooms, plot } = plan;
      if (!parking) return;
      const { kind, car } = parking;
      expect(within(car, plot)).toBe(true);
      const [porches, closed] = [true, false].map((open) =>
        rooms.filter((room) => room.floor === 0 && (room.kind === 'porch') === open),
      );
      if (kind === 'front' || kind === 'beside') expect(overlap(car, house)).toBe(false);
      else expect(porches?.some(({ cell }) => overlap(car, cell))).toBe(true);
      expect(closed?.some(({ cell }) => overlap(car, cell))).toBe(false);
    }, 60));

  test('has a paved way from the road, as wide as its place, that ends at a house with a porch', () => {
    for (const plan of Object.values(carPlaces)) {
      const [drive] = blocks(gardenParts(plan), { part: 'ground', material: 'paving' });
      const car = plan.parking?.car;
      if (!drive || !car) throw new Error('no drive');
      expect([drive.x, drive.width]).toEqual([expect.closeTo(car.x, 9), expect.closeTo(car.width, 9)]);
      expect(drive.y).toBeCloseTo(0, 9);
      const inside = plan.parking?.kind === 'porch' || plan.parking?.kind === 'under';
      expect(drive.depth).toBeCloseTo(inside ? plan.house.y : car.y + car.depth, 9);
    }
  });

  test.each([
    ['25x40', '2BHK'],
    ['30x40', '2BHK'],
    ['25x45', '2BHK'],
  ] as const)(
    'stands on paving or in the house wherever a bay of %s leaves it in the open',
    (landSize, rooms) => {
      const made = makePlan({ ...defaultAnswers, landSize, rooms, floors: 1 });
      const choices = made.ok ? made.choices : [];
      const bays = choices.filter(
        ({ parking, house }) => parking?.kind === 'porch' && !within(parking.car, house),
      );
      expect(bays.length).toBeGreaterThan(0);
      for (const plan of bays) {
        const { car } = plan.parking ?? {};
        if (!car) throw new Error('no car');
        const paved = blocks(gardenParts(plan), { part: 'ground', material: 'paving' });
        for (let across = 0.05; across < 1; across += 0.1)
          for (let along = 0.05; along < 1; along += 0.1) {
            const at = { x: car.x + car.width * across, y: car.y + car.depth * along };
            expect([plan.house, ...paved].some((one) => holds(one, at))).toBe(true);
          }
        for (const one of paved) expect(within(one, plan.plot)).toBe(true);
      }
    },
  );

  test('is drawn where there is parking, and nowhere else', () => {
    const shown = (plan: Plan) => blocks(gardenParts(plan), { part: 'car' });
    expect(shown(of({ parking: 'No' }))).toEqual([]);
    for (const plan of Object.values(carPlaces)) {
      // Body, cabin, its roof, four wheels and two lamps.
      expect(shown(plan)).toHaveLength(9);
      for (const block of shown(plan)) expect(within(block, plan.parking?.car ?? plan.plot)).toBe(true);
    }
  });
});

test('No tree grows through the house, the car or the neighbour’s wall', () =>
  everyPlan((plan) => {
    const parts = gardenParts(plan);
    const cars = blocks(parts, { part: 'car' });
    for (const tree of blocks(parts, { part: 'tree' })) {
      expect(within(tree, plan.plot)).toBe(true);
      for (const car of cars) expect(overlap(tree, car)).toBe(false);
      if (tree.from === 0) expect(overlap(tree, plan.house)).toBe(false);
    }
  }, 60));

test('Beds lie on the plot, beside house, steps, the car and its way, with shrubs of differing height', () =>
  everyPlan((plan) => {
    const parts = gardenParts(plan);
    const car = plan.parking?.car;
    const way = car && { ...car, y: 0, depth: car.y + car.depth };
    const others = [plan.house, way, ...blocks(parts, { part: 'step' })];
    for (const bed of blocks(parts, { part: 'plant', material: 'bark' })) {
      expect(within(bed, plan.plot)).toBe(true);
      for (const other of others) expect(other !== undefined && overlap(bed, other)).toBe(false);
    }
    const heights = blocks(parts, { part: 'plant', material: 'leaves' }).map(({ to }) => to.toFixed(2));
    if (heights.length > 1) expect(new Set(heights).size).toBeGreaterThan(1);
  }));

test('No tree stands in the car’s way from the road', () =>
  everyPlan((plan) => {
    const car = plan.parking?.car;
    if (!car) return;
    const way = { ...car, y: 0, depth: car.y + car.depth };
    for (const tree of blocks(gardenParts(plan), { part: 'tree' })) expect(overlap(tree, way)).toBe(false);
  }));

test.each(['15x39', '17x50', '18x50'])(
  'On a narrow plot of %s the car has the front to itself',
  (landSize) => {
    const plan = of({ landSize, rooms: '2BHK', floors: 1 });
    expect(plan.parking?.kind).toBe('front');
    const inFront = blocks(gardenParts(plan), { part: 'tree' }).filter(({ y }) => y < plan.house.y);
    expect(inFront).toEqual([]);
  },
);

test('A wide garden has a row of trees behind the house, of two kinds, and one before it', () => {
  const plan = of({ landSize: '99x159', floors: 1 });
  const trunks = blocks(gardenParts(plan), { part: 'tree', material: 'bark' });
  expect(new Set(trunks.filter(({ y }) => y > plan.house.y).map(({ to }) => to)).size).toBe(2);
  expect(trunks.filter(({ y }) => y < plan.house.y)).toHaveLength(1);
});

describe('With a shop at the road', () => {
  const plots = ['40x60', '30x50', '30x40', '25x60'];
  const shop = (landSize: string, parking: Answers['parking'] = 'Yes') =>
    of({ landSize, rooms: '2BHK', floors: 1, parking, shop: 'Yes' });
  const shutterOf = (plan: Plan) => {
    const wall = plan.walls.find(({ openings }) => openings.some(({ kind }) => kind === 'shutter'));
    const opening = wall?.openings.find(({ kind }) => kind === 'shutter');
    if (!opening) throw new Error('no shop');
    return { x: opening.at - opening.width / 2, y: 0, width: opening.width, depth: plan.house.y };
  };

  test.each(plots)(
    'of %s neither wall, gate, bed nor tree stands between its shutter and the road',
    (land) => {
      for (const parking of ['Yes', 'No'] as const) {
        const plan = shop(land, parking);
        const parts = gardenParts(plan);
        for (const part of ['boundary', 'plant', 'tree'] as const)
          for (const block of blocks(parts, { part })) expect(overlap(block, shutterOf(plan))).toBe(false);
      }
    },
  );

  test('the way to it is paved, and steps lead up to it', () => {
    const plan = shop('40x60');
    const parts = gardenParts(plan);
    const paved = blocks(parts, { part: 'ground', material: 'paving' });
    expect(paved.some((one) => within(shutterOf(plan), one))).toBe(true);
    expect(blocks(parts, { part: 'step' }).some((step) => overlap(step, shutterOf(plan)))).toBe(true);
  });
});

describe('Without a car', () => {
  const door = (plan: Plan) =>
    plan.walls
      .filter(({ side, along, floor }) => along === 'x' && side !== 'rear' && floor === 0)
      .flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'entrance'))[0];

  test('the gate is as wide as people need, before the door that looks to the road, with a path between', () => {
    const plans = ['40x60', '30x50', '25x60', '30x60'].flatMap((landSize) =>
      [1, 2].map((floors) => of({ landSize, rooms: '2BHK', floors, parking: 'No' })),
    );
    let seen = 0;
    for (const plan of plans) {
      const at = door(plan)?.at;
      if (at === undefined) continue;
      seen += 1;
      const parts = gardenParts(plan);
      const bars = blocks(parts, { part: 'boundary', material: 'metal' });
      const left = Math.min(...bars.map(({ x }) => x));
      const right = Math.max(...bars.map(({ x, width }) => x + width));
      expect((left + right) / 2).toBeCloseTo(at, 0);
      expect(right - left).toBeLessThan(2);
      const paths = blocks(parts, { part: 'ground', material: 'paving' });
      expect(
        paths.some(({ x, width, depth }) => x < at && x + width > at && depth >= plan.house.y - 0.01),
      ).toBe(true);
    }
    expect(seen).toBeGreaterThan(2);
  });

  test('no tree stands before the gate or the door', () =>
    everyPlan((plan) => {
      const parts = gardenParts(plan);
      const at = door(plan)?.at;
      const gate = blocks(parts, { part: 'boundary', material: 'metal' });
      for (const tree of blocks(parts, { part: 'tree' }).filter(({ y }) => y < plan.house.y)) {
        for (const { x, width } of gate) expect(tree.x < x + width && tree.x + tree.width > x).toBe(false);
        if (at !== undefined) expect(tree.x < at && tree.x + tree.width > at).toBe(false);
      }
    }));
});

test('Other trees grow in the hills, in the desert and at the coast than in the plain', () => {
  const crowns = (areaType: Answers['areaType']) =>
    JSON.stringify(
      gardenParts(of({ landSize: '99x159', floors: 1, areaType })).filter(
        ({ material }) => material === 'leaves',
      ),
    );
  expect(new Set((['Plan', 'Hill', 'Desert', 'Rain'] as const).map(crowns)).size).toBe(4);
});

test('Beds are planted with what grows in the region', () => {
  const planted = (areaType: Answers['areaType']) =>
    JSON.stringify(
      gardenParts(of({ landSize: '99x159', floors: 1, areaType })).filter(
        ({ part, material }) => part === 'plant' && material === 'leaves',
      ),
    );
  const areas = ['Plan', 'Hill', 'Desert', 'Rain', 'Near by River'] as const;
  expect(new Set(areas.map(planted)).size).toBe(5);
});

describe('The wall round the plot', () => {
  const walls = (plan: Plan) => blocks(gardenParts(plan), { part: 'boundary', material: 'outer-paint' });

  test('has a gate of two wings between posts where the car comes in, and none where the house stands at the road', () => {
    const gate = (plan: Plan, material: 'metal' | 'brick') =>
      blocks(gardenParts(plan), { part: 'boundary', material });
    const plan = of({});
    const [left, right] = gate(plan, 'brick').toSorted((a, b) => a.x - b.x);
    const car = plan.parking?.car;
    if (!left || !right || !car) throw new Error('no gate');
    expect(left.x + left.width).toBeLessThanOrEqual(car.x);
    expect(right.x).toBeGreaterThanOrEqual(car.x + car.width);
    for (const bar of gate(plan, 'metal')) {
      expect(bar.x).toBeGreaterThanOrEqual(left.x + left.width - 0.001);
      expect(bar.x + bar.width).toBeLessThanOrEqual(right.x + 0.001);
    }
    expect(gate(of({ landSize: '20x30', rooms: '2BHK' }), 'metal')).toEqual([]);
  });

  test('is open where the car comes in', () =>
    everyPlan((plan) => {
      const { parking, plot } = plan;
      if (!parking || parking.kind === 'beside') return;
      const way = { x: parking.car.x, y: 0, width: parking.car.width, depth: 0.2 };
      for (const wall of walls(plan)) {
        expect(within(wall, plot)).toBe(true);
        // A wall along the side only stands beside the way.
        if (wall.width > 0.2) expect(overlap(wall, way)).toBe(false);
      }
    }, 40));

  test('stands at the rear of every plot, and not where the house stands at its neighbour’s', () => {
    const narrow = of({ landSize: '15x44', rooms: '2BHK', floors: 1 });
    expect(narrow.setBacks.left).toBe(0);
    const deep = walls(narrow).filter(({ depth }) => depth > 1);
    expect(deep).toEqual([]);
    expect(walls(narrow).some(({ y }) => y > narrow.plot.depth - 0.2)).toBe(true);
    expect(walls(of({ landSize: '99x159', floors: 1 })).filter(({ depth }) => depth > 1)).toHaveLength(2);
  });
});

test('Steps lead down from the ground floor, each lower than the one before, beside the house', () =>
  everyPlan((plan) => {
    const steps = blocks(gardenParts(plan), { part: 'step' });
    const outer = plan.walls.filter(({ floor, side }) => floor === 0 && side !== null);
    const doors = outer.flatMap(({ openings }) => openings.filter(({ kind }) => kind !== 'window'));
    if (doors.length === 0) expect(steps).toEqual([]);
    for (const step of steps) {
      expect(step.to).toBeLessThan(plan.plinth.height);
      expect(step.to).toBeGreaterThan(0.05);
      expect(overlap(step, plan.house)).toBe(false);
      expect(within(step, plan.plot)).toBe(true);
    }
    const heights = [...new Set(steps.map(({ to }) => to.toFixed(4)))].map(Number).toSorted((a, b) => b - a);
    for (const [index, height] of heights.entries()) {
      const above = heights[index - 1] ?? plan.plinth.height;
      expect(above - height).toBeLessThan(0.161);
    }
  }, 60));
