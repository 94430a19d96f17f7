import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnDay } from '#contract/hiring/calendar.calls.ts';
import { addDays, datesBetween, weekday } from '#domain/calendar/dates.ts';
import { cellsOf, leftOver, monthAfter, pressed, weeksOf } from './month.ts';

const month = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 7));

test('A month is whole weeks, Monday first, with all of its days, and never too many for one look', () => {
  fc.assert(
    fc.property(month, (given) => {
      const days = weeksOf(given);
      const last = addDays(`${monthAfter(given, 1)}-01`, -1);
      expect(days.length % 7).toBe(0);
      expect(days.length).toBeLessThanOrEqual(42);
      expect(weekday(days[0] ?? '')).toBe(1);
      expect(days.filter((day) => day.startsWith(given))).toEqual(datesBetween(`${given}-01`, last));
    }),
  );
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

const row = (changes: Partial<OwnDay>): OwnDay => ({
  unit: 'u1',
  no: 1,
  label: null,
  listing: { kind: 'groupWorker', _id: 'l1' },
  date: '2026-12-05',
  part: 'day',
  state: 'free',
  rest: false,
  ...changes,
});
const cell = (...rows: OwnDay[]) => cellsOf(rows).get('2026-12-05');

describe('A day of the calendar', () => {
  test('is free, blocked or booked where all of it is', () => {
    for (const state of ['free', 'blocked', 'booked'] as const)
      expect(cell(row({ state }), row({ state, unit: 'u2' }))).toMatchObject({ state, of: 2 });
  });

  test('of several says how many are free', () => {
    const some = cell(
      row({}),
      row({ unit: 'u2', state: 'booked', bookingId: 'b1' }),
      row({ unit: 'u3', state: 'blocked', blockId: 'k1' }),
    );
    expect(some).toMatchObject({
      state: 'some',
      free: 1,
      of: 3,
      bookingIds: ['b1'],
      blockIds: ['k1'],
      elsewhere: false,
    });
  });

  test('of one, half taken, says which half is free', () => {
    const half = cell(row({ part: 'morning', state: 'blocked' }), row({ part: 'afternoon' }));
    expect(half).toMatchObject({ state: 'some', free: 0, of: 1, freeHalf: 'afternoon' });
  });

  test('booked without a booking of one’s own is work elsewhere', () => {
    expect(cell(row({ state: 'booked' }))).toMatchObject({ elsewhere: true, bookingIds: [] });
  });
});

test('A first press chooses a day, a second one the days between, a third begins anew, the same lets go', () => {
  const one = pressed(undefined, '2026-12-05');
  expect(one).toEqual({ from: '2026-12-05', to: '2026-12-05' });
  expect(pressed(one, '2026-12-05')).toBeUndefined();
  expect(pressed(one, '2026-12-02')).toEqual({ from: '2026-12-02', to: '2026-12-05' });
  const range = pressed(one, '2026-12-08');
  expect(range).toEqual({ from: '2026-12-05', to: '2026-12-08' });
  expect(pressed(range, '2026-12-09')).toEqual({ from: '2026-12-09', to: '2026-12-09' });
});

test('Of a block the days outside what is given free stay, none gone by, none twice', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-12-01', days));
  const spell = fc
    .tuple(day, day)
    .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
  fc.assert(
    fc.property(spell, spell, day, (block, range, today) => {
      const left = leftOver(block, range, today).flatMap(({ from, to }) => datesBetween(from, to));
      const wanted = datesBetween(block.from, block.to).filter(
        (date) => date >= today && (date < range.from || date > range.to),
      );
      expect(left).toEqual(wanted);
    }),
  );
});
