import { describe, expect, test } from 'vitest';
import { messages as english } from '#web/shared/i18n/messages/en/hiring.ts';
import { messages as hindi } from '#web/shared/i18n/messages/hi/hiring.ts';
import { datesText, firstDayOf, siteDayText, weekdayText } from './dates-text.ts';
import { totalOfAll } from './total.ts';

const now = new Date('2026-11-22T06:00:00Z');
const from = '2026-12-02';
const said = (dates: Parameters<typeof datesText>[0]) =>
  datesText(dates, { t: english.dates, language: 'en', at: now });

describe('Dates in words', () => {
  test.each([
    [{ from, days: 1 }, '2 Dec'],
    [{ from, days: 3 }, '3 days from 2 Dec'],
    [{ from, days: 1, part: 'morning' as const }, '2 Dec, morning'],
    [{ from, days: 2, part: 'afternoon' as const }, '2 afternoons from 2 Dec'],
    [{ from, days: 3, startTime: '08:00' }, '3 days from 2 Dec, at 08:00'],
    [{ from, days: 6, restDays: [6, 0] }, '6 days from 2 Dec, no work on Sunday and Saturday'],
    // One day has no day of rest to leave out.
    [{ from, days: 1, restDays: [0] }, '2 Dec'],
    [{ start: '2026-12-03T03:30:00.000Z', hours: 12 }, '12 hours from 3 Dec 09:00'],
    [{ start: '2026-12-02T19:00:00.000Z', hours: 1 }, '1 hour from 3 Dec 00:30'],
    [{ from: '2027-01-04', days: 2 }, '2 days from 4 Jan 2027'],
  ])('%j is "%s"', (dates, words) => expect(said(dates)).toBe(words));

  test('are Hindi for who reads Hindi', () => {
    const words = datesText({ from, days: 3, restDays: [0] }, { t: hindi.dates, language: 'hi', at: now });
    expect(words).toMatch(/^2 दिस.* से 3 दिन, रविवार को छुट्टी$/);
  });

  test('name a day of the site, wherever they are read', () => {
    expect(siteDayText('2026-12-31', 'en', now)).toBe('31 Dec');
    expect([0, 1, 6].map((day) => weekdayText(day, 'en'))).toEqual(['Sunday', 'Monday', 'Saturday']);
  });

  test('begin with the first day that is no rest day', () => {
    expect(firstDayOf({ from: '2026-12-05', days: 1, restDays: [0, 6] })).toBe('2026-12-07');
    expect(firstDayOf({ start: '2026-12-02T19:00:00.000Z', hours: 1 })).toBe('2026-12-03');
  });
});

describe('The total', () => {
  const day = { count: 2, dates: { from, days: 3 }, price: 701, per: 'day' as const };
  test('is count times days times price; halves are rounded up, a job is paid once', () => {
    expect(totalOfAll([day])).toBe(2 * 3 * 701);
    expect(totalOfAll([{ ...day, dates: { from, days: 3, part: 'morning' } }])).toBe(2 * 3 * 351);
    expect(totalOfAll([{ ...day, per: 'job' }, day])).toBe(2 * 701 + 2 * 3 * 701);
  });

  test('is open where one price is', () => expect(totalOfAll([day, { ...day, price: null }])).toBeNull());
});
