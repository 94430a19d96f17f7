import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { compareClocks, now, useClockOff } from './device-clock.ts';
import { delayFor, passedSince } from './spans.ts';

const served = Date.parse('2026-11-27T10:00:00Z');
const minute = 60_000;
const off = () => renderHook(useClockOff).result.current;

/** An answer that came at once to a device whose clock is so far ahead. */
function hear(ahead: number, more: Record<string, string> = {}, took = 200): void {
  const headers = new Headers({ date: new Date(served).toUTCString(), ...more });
  act(() => compareClocks(headers, served + ahead, served + ahead + took));
}

beforeEach(() => hear(0));

test.each([
  ['a day ahead', 24 * 60 * minute, 24 * 60 * minute],
  ['eleven minutes behind', -11 * minute, -11 * minute + 200],
  ['nine minutes ahead', 9 * minute, 0],
  ['nine minutes behind', -9 * minute, 0],
])('A clock that is %s', (_name, ahead, told) => {
  hear(ahead);
  expect(Math.abs(off())).toBe(Math.abs(told));
  expect(Math.sign(off())).toBe(Math.sign(told));
});

test('A clock that was set right is told of no more', () => {
  hear(24 * 60 * minute);
  hear(0);
  expect(off()).toBe(0);
});

test('The time is the server’s, however wrong the device’s clock', () => {
  hear(24 * 60 * minute);
  expect(Math.round((Date.now() - now().getTime()) / minute)).toBe(24 * 60);
  hear(0);
  expect(Math.round((Date.now() - now().getTime()) / minute)).toBe(0);
});

test('An answer that the browser kept, or that took long, accuses no clock', () => {
  hear(14 * minute, { 'cache-control': 'public, max-age=300' });
  expect(off()).toBe(0);
  hear(20 * minute, {}, 15 * minute);
  expect(off()).toBe(0);
  hear(24 * 60 * minute);
  hear(0, { 'cache-control': 'public, max-age=300' });
  expect(off()).toBe(24 * 60 * minute);
});

test('A moment in the future counts as none, and no delay is longer than a timer counts', () => {
  expect(passedSince(1000, 3000)).toBe(2000);
  expect(passedSince(3000, 1000)).toBe(Number.POSITIVE_INFINITY);
  expect(passedSince(Number.NaN, 1000)).toBe(Number.POSITIVE_INFINITY);
  expect([delayFor(-5), delayFor(Number.NaN), delayFor(40)]).toEqual([0, 0, 40]);
  expect(delayFor(40 * 86_400_000)).toBe(2 ** 31 - 1);
});
