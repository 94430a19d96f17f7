import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromField, hourRange, isHour, toField, usualHour } from './site-hour.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01T20:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

test('a field has the time of the site, wherever it is read', () => {
  expect(toField(new Date('2026-12-04T13:30:00.000Z'))).toBe('2026-12-04T19:00');
  expect(fromField('2026-12-04T19:00')?.toISOString()).toBe('2026-12-04T13:30:00.000Z');
  expect(fromField('')).toBeUndefined();
});

test('prices open on the third day at seven in the evening', () => {
  // At the site the second of December has begun.
  expect(usualHour()).toBe('2026-12-05T19:00');
});

test('an hour is from one hour to fourteen days ahead', () => {
  const { min, max } = hourRange();
  expect([min, max].map(isHour)).toEqual([true, true]);
  expect(['2026-12-02T02:29', '2026-12-16T01:31', ''].map(isHour)).toEqual([false, false, false]);
});
