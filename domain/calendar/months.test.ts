import { expect, test } from 'vitest';
import { addMonths } from './dates.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-28', 12, '2027-11-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-10-31', 0, '2026-10-31'],
])(
  'So many months after a day is the same day, or the last of a shorter month: %s + %i',
  (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  },
);
