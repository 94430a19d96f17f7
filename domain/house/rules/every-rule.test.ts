import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyWishes, planOf } from '../testing/plans.ts';
import { broken } from './broken.ts';

/** `npm run bench:plans` holds 2,000 wishes to the same: here as many as a test has time for. */
const wishes = { numRuns: 250, seed: 20261124, endOnFailure: true };

test(
  'Every plan keeps every rule of the table, or says that the land is too small for them',
  () =>
    fc.assert(
      fc.property(anyWishes, (answers) => {
        const plan = planOf(answers);
        const rules = broken(plan)
          .map(({ rule }) => rule)
          .filter((rule) => rule !== 'parking');
        const said = plan.notes.some(({ key }) => key === 'below-code');
        expect([rules.length > 0, plan.scheme === 'crowded']).toEqual([said, said]);
      }),
      wishes,
    ),
  180_000,
);

test('Every car that was asked for has its place, or the plan says that there is none; a place in the open is called that', () =>
  fc.assert(
    fc.property(anyWishes, (answers) => {
      const plan = planOf(answers);
      const notes = plan.notes.map(({ key }) => key);
      const asked = answers.parking === 'Yes';
      expect(notes.includes('no-parking')).toBe(asked && plan.parking === null);
      expect(notes.includes('open-parking')).toBe(['front', 'beside'].includes(plan.parking?.kind ?? ''));
      if (!asked) expect(plan.parking).toBeNull();
    }),
    wishes,
  ));

test('No plan on land that the code allows a bedroom has none', () =>
  fc.assert(
    fc.property(anyWishes, (answers) => {
      const plan = planOf(answers);
      if (plan.scheme !== 'crowded') expect(plan.bedrooms).toBeGreaterThan(0);
    }),
    wishes,
  ));

test('A shop that was asked for opens to the road by a shutter and to no room, or the plan says that there is no room for it', () =>
  fc.assert(
    fc.property(anyWishes, (answers) => {
      const { rooms, walls, notes } = planOf(answers);
      const shops = rooms.filter(({ kind }) => kind === 'shop');
      expect(shops.length).toBeLessThanOrEqual(answers.shop ? 1 : 0);
      expect(notes.some(({ key }) => key === 'no-shop')).toBe(
        answers.shop !== undefined && shops.length === 0,
      );
      for (const { id, floor } of shops) {
        const own = walls.filter((wall) => wall.rooms.includes(id));
        const ways = own.flatMap((wall) => wall.openings.map(({ kind }) => [kind, wall.side]));
        expect(floor).toBe(0);
        expect(ways.filter(([kind]) => kind !== 'window')).toEqual([['shutter', 'front']]);
      }
    }),
    wishes,
  ));
