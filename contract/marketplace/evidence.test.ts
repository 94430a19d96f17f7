import { expect, test } from 'vitest';
import { isSeenLongAgo } from './evidence.ts';

test.each([
  ['2024-11-12', '2026-11-12', false],
  ['2024-11-12', '2026-11-13', true],
  ['2024-11-30', '2026-12-01', true],
  ['2024-02-29', '2026-02-28', false],
  ['2024-02-29', '2026-03-01', true],
  ['2026-11-12', '2026-11-12', false],
])('an ID seen on %s and told on %s was seen over 24 months ago: %s', (on, today, long) => {
  expect(isSeenLongAgo(on, today)).toBe(long);
});
