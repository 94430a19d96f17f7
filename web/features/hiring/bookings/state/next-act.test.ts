import { expect, test } from 'vitest';
import { aBooking, inDays } from '../booking-in-test.ts';
import { readWanted, typedOf } from '../parts/wanted.ts';
import { isLastDay } from './next-act.ts';

test('The last day has come with the last working day at the site', () => {
  expect(isLastDay(aBooking({ dates: { from: inDays(-2), days: 3 } }))).toBe(true);
  expect(isLastDay(aBooking({ dates: { from: inDays(-1), days: 3 } }))).toBe(false);
});

test('A change by the hour is read at the site’s time', () => {
  const hourly = aBooking({ dates: { start: '2027-01-05T03:30:00.000Z', hours: 4 } });
  const typed = typedOf(hourly);
  expect(typed.start).toBe('2027-01-05T09:00');
  expect(readWanted({ ...typed, start: '2027-01-05T10:30' }, hourly)).toEqual({
    wanted: { dates: { start: '2027-01-05T05:00:00.000Z', hours: 4 } },
  });
});

test('What is wrong is said at its field', () => {
  const booking = aBooking();
  expect(readWanted({ ...typedOf(booking), count: '0' }, booking)).toEqual({
    problems: { count: 'count-invalid' },
  });
  expect(readWanted({ ...typedOf(booking), length: '999' }, booking)).toEqual({
    problems: { dates: 'days-too-many' },
  });
});
