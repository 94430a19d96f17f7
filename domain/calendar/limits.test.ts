import { expect, test } from 'vitest';
import { hoursToAnswer } from './limits.ts';
import { countsAsLate } from './spans.ts';

test('There is a day to answer where the work is near, a quarter of the time until it else, a week at most', () => {
  const now = new Date('2026-12-01T06:00:00Z');
  const inDays = (days: number) => hoursToAnswer(new Date(now.getTime() + days * 86_400_000), now);
  expect([inDays(1), inDays(4), inDays(8), inDays(28), inDays(180)]).toEqual([24, 24, 48, 168, 168]);
});

const dates = { from: '2026-12-07', days: 3, startTime: '09:00' };
const at = (time: string) => new Date(`2026-12-06T${time}:00+05:30`);

test('A provider’s cancellation counts less than 24 hours before the start, a customer’s never', () => {
  const late = { reason: 'other-work', at: at('09:01') };
  expect(countsAsLate({ dates }, { side: 'provider', ...late })).toBe(true);
  expect(countsAsLate({ dates }, { side: 'customer', ...late })).toBe(false);
  expect(countsAsLate({ dates }, { side: 'provider', ...late, at: at('09:00') })).toBe(false);
});

test.each(['ill', 'family', 'unsafe-site', 'terms-changed'])('%s never counts', (reason) => {
  expect(countsAsLate({ dates }, { side: 'provider', reason, at: at('20:00') })).toBe(false);
});
