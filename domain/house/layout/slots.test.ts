import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Slot } from './slot.ts';
import { slot } from './slot.ts';
import { cuts, filled, idealLength, shrunk } from './slot-lengths.ts';

const sum = (slots: readonly Slot[], size: 'min' | 'ideal' | 'max') =>
  slots.reduce((total, one) => total + one[size], 0);

const anySlot: fc.Arbitrary<Slot> = fc
  .record({
    min: fc.integer({ min: 140, max: 300 }),
    more: fc.integer({ min: 0, max: 120 }),
    most: fc.integer({ min: 0, max: 120 }),
    optional: fc.boolean(),
  })
  .map(({ min, more, most, optional }) => ({
    kind: optional ? 'toilet' : 'bedroom',
    min: min / 100,
    ideal: (min + more) / 100,
    max: (min + more + most) / 100,
    optional,
  }));
const anySlots = fc.array(anySlot, { minLength: 1, maxLength: 7 });

describe('A room in a column', () => {
  test('that is measured by its area gets deeper as the column gets narrower', () => {
    const [narrow, wide] = [slot('bedroom', 3), slot('bedroom', 4)];
    expect(narrow.min * 3).toBeCloseTo(10.8, 9);
    expect(narrow.ideal * 3).toBeCloseTo(15, 9);
    expect(wide.max * 4).toBeCloseTo(19, 9);
    expect(narrow.ideal).toBeGreaterThan(wide.ideal);
  });

  test('is never so shallow that no bed or counter fits, however wide the column', () => {
    expect(slot('bedroom', 9)).toMatchObject({ min: 2.75, ideal: 2.75, max: 2.75 });
    expect(slot('kitchen', 9)).toMatchObject({ min: 2.1, ideal: 2.1, max: 2.1 });
  });

  test('of stairs has one depth on all floors, in a narrow house a smaller one', () => {
    expect(slot('stair', 3)).toEqual(slot('stair', 6));
    expect(slot('stair', 3)).toMatchObject({ kind: 'stair', min: 2.2, max: 2.2 });
    expect(slot('narrow stair', 3)).toMatchObject({ kind: 'stair', min: 1.9, max: 1.9 });
  });

  test('keeps the rooms it serves and whether it may be left out', () =>
    expect(slot('toilet', 3, { serves: 'before', optional: true })).toMatchObject({
      kind: 'toilet',
      serves: 'before',
      optional: true,
    }));
});

describe('When a column is too short', () => {
  test('its optional rooms go, the last one first, and no more of them than it takes', () => {
    const one: Slot = { kind: 'bedroom', min: 3, ideal: 3, max: 3 };
    const bath = (ideal: number): Slot => ({ kind: 'toilet', min: 1.5, ideal, max: 2, optional: true });
    const slots = [one, bath(1.6), one, bath(1.7)];
    expect(shrunk(slots, 9)).toEqual(slots);
    expect(shrunk(slots, 8.9)).toEqual([one, bath(1.6), one]);
    expect(shrunk(slots, 6)).toEqual([one, one]);
    expect(shrunk(slots, 5.9)).toBeNull();
  });

  test('what is left fits, nothing needed is lost, and the order stays', () =>
    fc.assert(
      fc.property(anySlots, fc.double({ min: 1, max: 20, noNaN: true }), (slots, length) => {
        const before = structuredClone(slots);
        const kept = shrunk(slots, length);
        const needed = slots.filter(({ optional }) => !optional);
        expect(slots).toEqual(before);
        expect(kept === null).toBe(sum(needed, 'min') > length + 1e-9);
        if (!kept) return;
        expect(sum(kept, 'min')).toBeLessThanOrEqual(length + 1e-9);
        expect(kept.filter(({ optional }) => !optional)).toEqual(needed);
        expect(slots.filter((one) => kept.includes(one))).toEqual(kept);
        const gone = slots.find((one) => !kept.includes(one));
        if (gone) expect(sum(kept, 'min') + gone.min).toBeGreaterThan(length);
      }),
      { numRuns: 300 },
    ));
});

describe('When a column is longer than its rooms', () => {
  const bed: Slot = { kind: 'bedroom', min: 3, ideal: 4, max: 5 };
  const kitchen: Slot = { kind: 'kitchen', min: 2, ideal: 3, max: 4 };
  const store: Slot = { kind: 'store', min: 1.5, ideal: 1.9, max: 2.6 };
  const study: Slot = { kind: 'study', min: 2.3, ideal: 3, max: 3.5 };
  const kinds = (slots: readonly Slot[]) => slots.map(({ kind }) => kind);

  test('rooms that can grow fill it, and nothing is added', () =>
    expect(filled([bed, kitchen], 9, { slots: [store], before: 1 })).toEqual([bed, kitchen]));

  test('the first spare room is added before those that keep their place at the rear', () => {
    expect(kinds(filled([bed, kitchen], 10, { slots: [study, store], before: 1 }))).toEqual([
      'bedroom',
      'study',
      'kitchen',
    ]);
    expect(kinds(filled([bed, kitchen], 10, { slots: [store], before: 0 }))).toEqual([
      'bedroom',
      'kitchen',
      'store',
    ]);
  });

  test('a spare room that does not fit is left out for a smaller one', () => {
    const tight: Slot = { kind: 'bedroom', min: 4, ideal: 4, max: 4 };
    expect(kinds(filled([tight], 6, { slots: [study, store], before: 0 }))).toEqual(['bedroom', 'store']);
    expect(kinds(filled([tight], 5, { slots: [study, store], before: 0 }))).toEqual(['bedroom']);
  });

  test('what was added never makes the rooms together too long', () =>
    fc.assert(
      fc.property(anySlots, fc.double({ min: 2, max: 30, noNaN: true }), (slots, length) => {
        fc.pre(sum(slots, 'min') <= length);
        const kept = filled(slots, length, { slots: [study, store], before: 1 });
        expect(sum(kept, 'min')).toBeLessThanOrEqual(length + 1e-9);
        expect(kept.at(-1)).toBe(slots.at(-1));
        const full = sum(kept, 'max') >= length - 1e-9;
        expect(full || length - sum(kept, 'min') < store.min || kept.length - slots.length >= 12).toBe(true);
      }),
      { numRuns: 300 },
    ));
});

test('Rooms share out the length of their column, each between its least and its greatest depth', () =>
  fc.assert(
    fc.property(anySlots, fc.double({ min: 0, max: 1, noNaN: true }), (slots, share) => {
      const length = sum(slots, 'min') + (sum(slots, 'max') - sum(slots, 'min')) * share;
      const ends = cuts(slots, length);
      expect(ends).toHaveLength(slots.length + 1);
      expect([ends[0], ends.at(-1)]).toEqual([0, length]);
      for (const [index, one] of slots.entries()) {
        const depth = (ends[index + 1] ?? 0) - (ends[index] ?? 0);
        expect(depth).toBeGreaterThanOrEqual(one.min - 0.011);
        expect(depth).toBeLessThanOrEqual(one.max + 0.011);
      }
    }),
    { numRuns: 300 },
  ));

test('Rooms in a column as long as they like have the depth they like', () => {
  const slots = [slot('stair', 3), slot('bedroom', 3), slot('kitchen', 3)];
  expect(cuts(slots, idealLength(slots))).toEqual([0, 2.2, 7.2, 2.2 + 5 + 11 / 3]);
});
