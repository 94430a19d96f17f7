import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePlan } from '../plan/plan.ts';
import { answersFromSearch, answersToSearch, defaultAnswers } from './answers.ts';
import type { Land } from './land/land-size.ts';
import type { Side } from './rect.ts';
import {
  type Authority,
  allowedBy,
  authorityKeys,
  setBacksBy,
  setBacksFromText,
  setBacksToText,
} from './set-backs.ts';
import { setBacksOf, usualSetBacks } from './site.ts';

const land = (width: number, depth: number): Land => ({ width, depth, area: width * depth, assumed: false });
const sides: readonly Side[] = ['front', 'rear', 'left', 'right'];

test.each<[Authority, Land, Record<Side, number>]>([
  ['KA', land(6.1, 9.14), { front: 1, rear: 1, left: 1, right: 0 }],
  ['KA', land(9.14, 12.19), { front: 1.5, rear: 1.5, left: 1, right: 1 }],
  ['KA', land(15, 24), { front: 4, rear: 2, left: 3, right: 1.5 }],
  ['BR', land(9, 10), { front: 2, rear: 1, left: 0, right: 0 }],
  ['BR', land(12, 20), { front: 2, rear: 2, left: 1, right: 1 }],
  ['RJ', land(10, 16), { front: 3, rear: 2, left: 0, right: 0 }],
  ['RJ', land(15, 22), { front: 4.5, rear: 3, left: 3, right: 0 }],
  ['KL', land(9, 12), { front: 2, rear: 1, left: 0.9, right: 0.6 }],
  ['HR', land(12, 18), { front: 2.5, rear: 2, left: 0, right: 0 }],
])('%s asks for its own distances on %o', (authority, plot, asked) => {
  expect(setBacksBy(authority, plot)).toEqual(asked);
  expect(setBacksOf(plot, { authority })).toEqual(asked);
});

test('where a table ends before the plot’s size, the usual distances hold', () => {
  const large = land(20, 20);
  expect(setBacksBy('KL', large)).toBeUndefined();
  expect(setBacksOf(large, { authority: 'KL' })).toEqual(usualSetBacks(large));
});

test('every table grows or stays with the size of the plot', () => {
  for (const authority of authorityKeys) {
    let last = { front: 0, rear: 0, left: 0, right: 0 };
    for (let width = 5; width <= 40; width++) {
      const now = setBacksBy(authority, land(width, width * 1.5));
      if (!now) break;
      for (const side of sides) expect(now[side]).toBeGreaterThanOrEqual(last[side]);
      last = now;
    }
  }
});

test('what a table says of coverage and floor area is told, and nothing where it says none', () => {
  expect(allowedBy('KA', land(10, 20))).toEqual({ coverage: 0.65, floorArea: 1 });
  expect(allowedBy('HR', land(20, 20))).toEqual({ coverage: 0.6, floorArea: 2.4 });
  expect(allowedBy('BR', land(10, 20))).toEqual({ coverage: undefined, floorArea: undefined });
});

test('at a second road the side is as free as the front', () => {
  const plot = land(15, 20);
  expect(setBacksOf(plot, { corner: 'right' })).toEqual({ ...usualSetBacks(plot), right: 3 });
});

test('what the user writes wins over every table', () => {
  const setBacks = setBacksOf(land(15, 20), {
    authority: 'KA',
    corner: 'left',
    setBacks: { left: 0, rear: 2.25 },
  });
  expect(setBacks).toMatchObject({ left: 0, rear: 2.25, front: 4 });
});

describe('The address', () => {
  const anyOwn = fc.record(
    Object.fromEntries(sides.map((side) => [side, fc.integer({ min: 0, max: 1500 }).map((cm) => cm / 100)])),
    { requiredKeys: [] },
  );
  test('keeps every wish for set-backs', () =>
    fc.assert(
      fc.property(
        anyOwn,
        fc.constantFrom(undefined, ...authorityKeys),
        fc.constantFrom(undefined, 'left', 'right'),
        (setBacks, authority, corner) => {
          const own = Object.keys(setBacks).length > 0 ? setBacks : undefined;
          const search = answersToSearch({ ...defaultAnswers, setBacks: own, authority, corner });
          const read = answersFromSearch(search);
          expect(read.setBacks).toEqual(own);
          expect([read.authority, read.corner]).toEqual([authority, corner]);
        },
      ),
    ));

  test.each(['', 'front', 'front--1', 'front-16', 'up-3', 'front-1e3', 'front-NaN', '_-_', 7, null])(
    'with %o for set-backs says none',
    (text) => expect(setBacksFromText(text)).toBeUndefined(),
  );
  test('keeps what can be read of it', () =>
    expect(setBacksFromText('front-99_left-0')).toEqual({ left: 0 }));
  test('has nothing of set-backs that nobody wrote', () => {
    expect(setBacksToText({})).toBeUndefined();
    expect(answersToSearch(defaultAnswers)).toEqual({});
  });
});

describe('A plan', () => {
  test('has no openings at a side that stands wall to wall', () => {
    for (const side of ['left', 'right'] as const) {
      const made = makePlan({ ...defaultAnswers, landSize: '40x60', setBacks: { [side]: 0 } });
      const walls = made.ok ? made.plan.walls.filter((wall) => wall.side === side) : [];
      expect(walls.length).toBeGreaterThan(0);
      expect(walls.flatMap(({ openings }) => openings).filter(({ kind }) => kind !== 'gap')).toEqual([]);
    }
  });

  test('stays within set-backs of every size, or says that no house fits', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('20x30', '30x40', '40x60', '15x50'),
        fc.record({
          front: fc.integer({ min: 0, max: 8 }),
          rear: fc.integer({ min: 0, max: 8 }),
          left: fc.integer({ min: 0, max: 5 }),
          right: fc.integer({ min: 0, max: 5 }),
        }),
        (landSize, setBacks) => {
          const made = makePlan({ ...defaultAnswers, landSize, floors: 1, setBacks });
          if (!made.ok) {
            expect(made.problem).toBe('set-backs-large');
            return;
          }
          const { house, plot } = made.plan;
          expect(house.y).toBeGreaterThanOrEqual(setBacks.front - 0.02);
          expect(house.x).toBeGreaterThanOrEqual(setBacks.left - 0.02);
          expect(plot.width - house.x - house.width).toBeGreaterThanOrEqual(setBacks.right - 0.02);
          expect(plot.depth - house.y - house.depth).toBeGreaterThanOrEqual(setBacks.rear - 0.02);
        },
      ),
      { numRuns: 40 },
    ));
});
