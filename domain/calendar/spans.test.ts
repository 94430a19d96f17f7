import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, atSite, type DayDates, datesBetween, siteDate, weekday } from './dates.ts';
import {
  datesOf,
  expectedStart,
  firstMidnight,
  latestAgreement,
  leftFrom,
  nextMidnight,
  type Span,
  spanOfDay,
  spansOf,
  workDays,
  wrongDates,
} from './spans.ts';

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

const dates = fc.record({
  from: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  days: fc.integer({ min: 1, max: 180 }),
  restDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
});
const iso = (spans: Span[]) => spans.map(({ from, to }) => [from.toISOString(), to.toISOString()]);

describe('Working days', () => {
  test('are exactly as many as said, none of them a rest day, in order', () => {
    fc.assert(
      fc.property(dates, (given) => {
        const days = workDays(given);
        expect(days).toHaveLength(given.days);
        expect(new Set(days).size).toBe(given.days);
        expect(days.toSorted()).toEqual(days);
        for (const day of days) expect(given.restDays).not.toContain(weekday(day));
        expect((days[0] ?? '') >= given.from).toBe(true);
      }),
    );
  });

  test('leave out no day between them but rest days', () => {
    fc.assert(
      fc.property(dates, (given) => {
        const days = workDays(given);
        const skipped = datesBetween(given.from, days.at(-1) ?? '').filter((day) => !days.includes(day));
        for (const day of skipped) expect(given.restDays).toContain(weekday(day));
      }),
    );
  });

  test('end with the calendar, and are never looked for longer than ten years', () => {
    expect(workDays({ from: '9999-12-31', days: 2, restDays: [6] })).toEqual(['9999-12-31']);
    expect(workDays({ from: '2026-12-02', days: 1e9, restDays: [1, 2, 3, 4, 5, 6] }).length).toBeLessThan(
      600,
    );
    expect(workDays({ from: '2026-12-02', days: Number.NaN })).toEqual([]);
    expect(wrongDates({ from: '9999-12-31', days: 2 }, new Date('2026-12-01'))).toBe('dates-invalid');
    expect(datesOf({ start: '9999-12-31T23:00:00.000Z', hours: 168 })).toEqual(['9999-12-31']);
  });

  test('are none where every weekday rests', () => {
    expect(workDays({ from: '2026-12-02', days: 3, restDays: [0, 1, 2, 3, 4, 5, 6] })).toEqual([]);
  });
});

describe('Spans', () => {
  test('hold exactly the working days, touch nowhere, and begin and end at a midnight of the site', () => {
    fc.assert(
      fc.property(dates, (given) => {
        const spans = spansOf(given);
        const held = spans.flatMap(({ from, to }) =>
          datesBetween(siteDate(from), siteDate(new Date(to.getTime() - 1))),
        );
        expect(held).toEqual(workDays(given));
        for (const [place, { from, to }] of spans.entries()) {
          expect(from < to).toBe(true);
          expect([atSite(siteDate(from)), atSite(siteDate(to))]).toEqual([from, to]);
          // One that touched would be one with it.
          expect((spans[place + 1]?.from ?? Number.POSITIVE_INFINITY) > to).toBe(true);
        }
      }),
    );
  });

  test('without a rest day are one', () => {
    fc.assert(
      fc.property(dates, ({ from, days }) => {
        expect(spansOf({ from, days })).toEqual([{ from: atSite(from), to: atSite(addDays(from, days)) }]);
      }),
    );
  });

  test('are half-open: the next day’s begins where this one ends, and they do not overlap', () => {
    fc.assert(
      fc.property(dates, ({ from }) => {
        const [today, tomorrow] = [spanOfDay(from), spanOfDay(addDays(from, 1))];
        expect(today.to).toEqual(tomorrow.from);
        expect(overlaps(today, tomorrow)).toBe(false);
        const [morning, afternoon] = [spanOfDay(from, 'morning'), spanOfDay(from, 'afternoon')];
        expect([morning.from, morning.to, afternoon.to]).toEqual([today.from, afternoon.from, today.to]);
        expect(overlaps(morning, afternoon)).toBe(false);
        expect(overlaps(morning, today) && overlaps(today, afternoon)).toBe(true);
      }),
    );
  });

  test('of halves are one a day', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('morning' as const, 'afternoon' as const), (given, part) => {
        expect(spansOf({ ...given, part })).toEqual(workDays(given).map((day) => spanOfDay(day, part)));
      }),
    );
  });

  test('of a machine’s hours have its buffer on both sides', () => {
    const hours = { start: '2026-12-02T04:30:00.000Z', hours: 2.5 };
    expect(iso(spansOf(hours, 30))).toEqual([['2026-12-02T04:00:00.000Z', '2026-12-02T07:30:00.000Z']]);
    expect(iso(spansOf(hours))).toEqual([['2026-12-02T04:30:00.000Z', '2026-12-02T07:00:00.000Z']]);
  });

  test('from an instant on begin there, and lose what came before', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 300 }), (given, days) => {
        const at = atSite(addDays(given.from, days));
        const all = spansOf(given);
        const left = leftFrom(all, at);
        for (const { from, to } of left) expect(from < to && from >= at).toBe(true);
        const after = all.filter(({ to }) => to > at);
        expect(left.map(({ to }) => to)).toEqual(after.map(({ to }) => to));
      }),
    );
  });
});

describe('When', () => {
  const day: DayDates = { from: '2026-12-06', days: 2, restDays: [0] };

  test('people are waited for at the time that was said, else at nine, for an afternoon at one', () => {
    expect(expectedStart({ ...day, startTime: '07:30' })).toEqual(atSite('2026-12-07', '07:30'));
    expect(expectedStart(day)).toEqual(atSite('2026-12-07', '09:00'));
    expect(expectedStart({ ...day, part: 'afternoon' })).toEqual(atSite('2026-12-07', '13:00'));
    expect(expectedStart({ start: '2026-12-07T03:00:00.000Z', hours: 1 })).toEqual(
      new Date('2026-12-07T03:00:00Z'),
    );
  });

  test('it can be agreed until the start that was said, else until the end of the first day’s part', () => {
    expect(latestAgreement({ ...day, startTime: '07:30' })).toEqual(atSite('2026-12-07', '07:30'));
    expect(latestAgreement(day)).toEqual(atSite('2026-12-08'));
    expect(latestAgreement({ ...day, part: 'morning' })).toEqual(atSite('2026-12-07', '13:00'));
  });

  test('work begins and ends at midnights', () => {
    expect(firstMidnight(day)).toEqual(atSite('2026-12-07'));
    expect(firstMidnight({ start: '2026-12-06T19:00:00.000Z', hours: 3 })).toEqual(atSite('2026-12-07'));
    expect(nextMidnight(new Date('2026-12-06T18:30:00.000Z'))).toEqual(atSite('2026-12-08'));
  });

  test('hours over midnight are of both dates, and up to midnight of one', () => {
    expect(datesOf({ start: '2026-12-06T17:30:00.000Z', hours: 1 })).toEqual(['2026-12-06']);
    expect(datesOf({ start: '2026-12-06T17:30:00.000Z', hours: 1.5 })).toEqual(['2026-12-06', '2026-12-07']);
    expect(datesOf(day)).toEqual(['2026-12-07', '2026-12-08']);
  });

  test('dates are ahead until they can no longer be agreed, and end within a year', () => {
    const one = { from: '2026-12-07', days: 1 };
    expect(wrongDates(one, atSite('2026-12-07', '23:59'))).toBeUndefined();
    expect(wrongDates(one, atSite('2026-12-08'))).toBe('dates-invalid');
    expect(wrongDates({ from: '2027-11-20', days: 30 }, atSite('2026-12-07'))).toBe('dates-invalid');
    expect(wrongDates({ ...one, restDays: [0, 1, 2, 3, 4, 5, 6] }, atSite('2026-12-01'))).toBe(
      'dates-invalid',
    );
  });
});
