import { expect, test } from 'vitest';
import { hoursToAnswer } from './answer-time.ts';

test('There is a day to answer where the work is near, a quarter of the time until it else, a week at most', () => {
  const now = new Date('2026-12-01T06:00:00Z');
  const inDays = (days: number) => hoursToAnswer(new Date(now.getTime() + days * 86_400_000), now);
  expect([inDays(1), inDays(4), inDays(8), inDays(28), inDays(180)]).toEqual([24, 24, 48, 168, 168]);
});
