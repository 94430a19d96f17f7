import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareClocks } from '#web/shared/api/device-clock.ts';
import { date, span } from './format.ts';
import { useToday } from './today.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-01T23:59:50+05:30') }));
afterEach(() => vi.useRealTimers());

test('A page that is open over midnight at the site turns to the new day', () => {
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toBe('2026-12-01');
  act(() => void vi.advanceTimersByTime(11_000));
  expect(result.current).toBe('2026-12-02');
  act(() => void vi.advanceTimersByTime(24 * 3_600_000));
  expect(result.current).toBe('2026-12-03');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('A phone that slept over midnight turns when it is looked at', () => {
  const { result, unmount } = renderHook(useToday);
  vi.setSystemTime(new Date('2026-12-02T08:00:00+05:30'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(result.current).toBe('2026-12-02');
  unmount();
});

test('A phone whose clock is a day ahead has the server’s day, and its own again once it is right', () => {
  const right = new Date('2026-11-30T23:59:50+05:30');
  const hear = (asked: number) =>
    act(() => compareClocks(new Headers({ date: right.toUTCString() }), asked, asked));
  const { result, unmount } = renderHook(useToday);
  hear(Date.now());
  expect(result.current).toBe('2026-11-30');
  act(() => void vi.advanceTimersByTime(11_000));
  expect(result.current).toBe('2026-12-01');
  vi.setSystemTime(right);
  hear(Date.now());
  expect(result.current).toBe('2026-11-30');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('A day alone is the same day west of India, a moment is the reader’s own', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(date('2026-01-15', 'en')).toBe('15 Jan 2026');
  vi.unstubAllEnvs();
});

test.each([
  [25 * 3_600_000, 'en', '1 day'],
  [11 * 60_000, 'en', '11 minutes'],
  [3 * 3_600_000, 'hi', '3 घंटे'],
] as const)('%d ms is in %s: %s', (ms, language, said) => expect(span(ms, language)).toBe(said));
