import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  atSite,
  datesBetween,
  dayMs,
  inTime,
  isDate,
  mostDates,
  siteDate,
  weekday,
} from './dates.ts';

const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('A date at the site', () => {
  test('begins at midnight in India', () => {
    expect(atSite('2026-12-02').toISOString()).toBe('2026-12-01T18:30:00.000Z');
    expect(atSite('2026-12-02', '13:00').toISOString()).toBe('2026-12-02T07:30:00.000Z');
  });

  test.each([
    ['2026-12-01T18:29:59.999Z', '2026-12-01'],
    ['2026-12-01T18:30:00.000Z', '2026-12-02'],
  ])('%s is on %s', (instant, day) => expect(siteDate(new Date(instant))).toBe(day));

  test('comes back from its own midnight, and lasts until the next', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(siteDate(atSite(day))).toBe(day);
        expect(siteDate(new Date(atSite(addDays(day, 1)).getTime() - 1))).toBe(day);
        expect(atSite(addDays(day, 1)).getTime() - atSite(day).getTime()).toBe(dayMs);
      }),
    );
  });

  test('counted on and back is the same; seven days on it is the same weekday', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -500, max: 500 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect(weekday(addDays(day, 7))).toBe(weekday(day));
        expect((weekday(addDays(day, 1)) + 6) % 7).toBe(weekday(day));
      }),
    );
  });

  test('0 is Sunday', () => expect(['2026-11-22', '2026-11-23'].map(weekday)).toEqual([0, 1]));
});

describe('Dates between two', () => {
  test('are both of them and every one in between, in order', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 400 }), (day, days) => {
        const all = datesBetween(day, addDays(day, days));
        expect([all.length, all[0], all.at(-1)]).toEqual([days + 1, day, addDays(day, days)]);
        expect(all.toSorted()).toEqual(all);
      }),
    );
  });

  test('are none backwards', () => expect(datesBetween('2026-12-02', '2026-12-01')).toEqual([]));
});

describe('At the ends of the calendar', () => {
  test('counting stays within years of four digits', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-30', 5_000_000)).toBe('9999-12-31');
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(siteDate(new Date('+010000-01-01T00:00:00Z'))).toBe('9999-12-31');
    expect(siteDate(new Date('-000001-01-01T00:00:00Z'))).toBe('0001-01-01');
  });

  test('days between two end, and are never more than ten years of them', () => {
    expect(datesBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
    expect(datesBetween('0001-01-01', '9999-12-31')).toHaveLength(mostDates);
  });
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
  ['', false],
])('"%s" is a day of the calendar: %s', (text, is) => expect(isDate(text)).toBe(is));

test('Moments are ordered earliest first', () => {
  const moments = ['2026-12-01T09:00:00.000Z', '2026-11-30T23:59:59.999Z', '2026-12-01T09:00:00.000Z'];
  expect(moments.toSorted(inTime)).toEqual([moments[1], moments[0], moments[2]]);
  expect(inTime('2026-12-01', '2026-12-01')).toBe(0);
});
