import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { everyPlan, planOf } from '#domain/house/testing/plans.ts';
import { besides, type Range, waysIn } from './ways-in.ts';

const of = (changes: Partial<Answers>): Plan => planOf({ ...defaultAnswers, ...changes });
const wide = ([from, to]: Range) => to - from;
const holds = ([from, to]: Range, at: number) => at >= from - 0.01 && at <= to + 0.01;

describe('The gate', () => {
  test('lies at the road of the plot, with room for a post at its right end', () =>
    everyPlan((plan) => {
      const { gate } = waysIn(plan);
      expect(gate[0]).toBeGreaterThanOrEqual(0);
      expect(gate[1]).toBeLessThanOrEqual(plan.plot.width - 0.3 + 1e-9);
    }));

  test('is as wide as a car that has its place behind it, and as people where there is none', () =>
    everyPlan((plan) => {
      const { gate } = waysIn(plan);
      const car = plan.parking?.car;
      if (!car) {
        expect(wide(gate)).toBeCloseTo(1.6, 6);
        return;
      }
      expect(holds(gate, car.x)).toBe(true);
      // Where the car stands at the plot's edge the post takes a little of its way.
      expect(gate[1]).toBeGreaterThan(Math.min(car.x + car.width, plan.plot.width - 0.31));
    }));

  test('stands before the door of a house without a car, wherever the door looks to the road', () => {
    const plots = ['40x60', '30x50', '25x60', '30x60', '20x50', '60x40'];
    const plans = plots.flatMap((landSize) =>
      [1, 2, 3].map((floors) => of({ landSize, rooms: '2BHK', floors, parking: 'No' })),
    );
    const seen = plans.filter((plan) => {
      const { gate, doors } = waysIn(plan);
      for (const door of doors.slice(0, 1)) expect(holds(gate, (door[0] + door[1]) / 2)).toBe(true);
      return doors.length > 0;
    });
    expect(seen.length).toBeGreaterThan(3);
  });

  test('of a house whose door is at its side opens on that side', () => {
    const plan = of({ landSize: '40x60', rooms: '2BHK', floors: 1, parking: 'No' });
    const aside = (side: 'left' | 'right'): Plan => ({
      ...plan,
      house: { x: 4, y: 3, width: 5, depth: 9 },
      parking: null,
      walls: [
        {
          floor: 0,
          along: 'y',
          line: side === 'left' ? 4 : 9,
          from: 3,
          to: 12,
          thickness: 0.23,
          kind: 'outer',
          side,
          rooms: ['living', null],
          openings: [{ kind: 'entrance', at: 8, width: 1, sill: 0, head: 2.1 }],
        },
      ],
    });
    expect(waysIn(aside('left')).gate[1]).toBeLessThan(4);
    expect(waysIn(aside('right')).gate[0]).toBeGreaterThan(9);
    expect(waysIn(aside('left')).doors).toEqual([]);
  });
});

describe('What comes in from the road', () => {
  const opening = (kind: 'entrance' | 'shutter', at: number, width: number) =>
    ({ kind, at, width, sill: 0, head: 2.1 }) as const;
  const wall = (more: Partial<Plan['walls'][number]>): Plan['walls'][number] => ({
    floor: 0,
    along: 'x',
    line: 3,
    from: 2,
    to: 10,
    thickness: 0.23,
    kind: 'outer',
    side: 'front',
    rooms: ['living', null],
    openings: [],
    ...more,
  });
  const withWalls = (...walls: Plan['walls']): Plan => ({ ...of({ parking: 'No' }), walls });

  test('is a door in the front, and one over a porch, each with its width', () => {
    const plan = withWalls(
      wall({ openings: [opening('entrance', 5, 1.2)] }),
      wall({ side: null, line: 5, rooms: ['porch', 'living'], openings: [opening('entrance', 8, 1)] }),
    );
    expect(waysIn(plan).doors).toEqual([
      [4.4, 5.6],
      [7.5, 8.5],
    ]);
  });

  test('is neither a door behind the house nor one at its side, nor one of another floor', () => {
    const openings = [opening('entrance', 5, 1.2), opening('shutter', 8, 2)];
    const { doors, shops } = waysIn(
      withWalls(
        wall({ side: 'rear', openings }),
        wall({ along: 'y', side: 'left', openings }),
        wall({ floor: 1, openings }),
      ),
    );
    expect([doors, shops]).toEqual([[], []]);
  });

  test('is a shop’s shutter where a shop was asked for, as wide as it rolls up, and no shop elsewhere', () => {
    for (const landSize of ['40x60', '30x50', '25x60']) {
      const shop = of({ landSize, rooms: '2BHK', floors: 1, shop: 'Yes' });
      const { shops, doors } = waysIn(shop);
      expect(shops).toHaveLength(1);
      for (const one of shops) {
        expect(wide(one)).toBeGreaterThan(1.5);
        for (const door of doors)
          expect(Math.min(one[1], door[1]) - Math.max(one[0], door[0])).toBeLessThan(0.01);
      }
    }
    everyPlan((plan) => {
      expect(waysIn(plan).shops).toEqual([]);
    }, 20);
  });
});

describe('What is left of the road’s side', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 }))
    .map(([from, length]): Range => [from / 10, (from + length) / 10]);
  const cases = fc.tuple(fc.array(range, { maxLength: 5 }), fc.integer({ min: 1, max: 20 }));
  const road: Range = [0, 20];

  test('is all of it where nothing is taken, and nothing where all is', () => {
    expect(besides([], road, 1)).toEqual([road]);
    expect(besides([[0, 20]], road, 0.1)).toEqual([]);
    expect(besides([[-5, 30]], road, 0.1)).toEqual([]);
  });

  test('lies on both sides of a gate', () => {
    expect(besides([[5, 8]], road, 1)).toEqual([
      [0, 5],
      [8, 20],
    ]);
    expect(besides([[0.5, 19.5]], road, 1)).toEqual([]);
  });

  test('never lies in what is taken, and no piece is too short', () => {
    fc.assert(
      fc.property(cases, ([taken, least]) => {
        const pieces = besides(taken, road, least / 10);
        for (const piece of pieces) {
          expect(wide(piece)).toBeGreaterThanOrEqual(least / 10 - 1e-9);
          expect(holds(road, piece[0]) && holds(road, piece[1])).toBe(true);
          for (const one of taken)
            expect(Math.min(piece[1], one[1]) - Math.max(piece[0], one[0])).toBeLessThan(1e-9);
        }
      }),
    );
  });

  test('leaves out no place that is free and long enough, in whatever order things are taken', () => {
    fc.assert(
      fc.property(cases, ([taken]) => {
        const pieces = besides(taken, road, 0.01);
        expect(besides(taken.toReversed(), road, 0.01)).toEqual(pieces);
        for (let at = 0.05; at < 20; at += 0.1) {
          const free = taken.every(([from, to]) => at < from || at > to);
          expect(pieces.some((piece) => at >= piece[0] && at <= piece[1])).toBe(free);
        }
      }),
    );
  });
});
