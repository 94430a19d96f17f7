import { expect, test } from 'vitest';
import { monthRows } from './letter-days.ts';

const day = (date: string, mark: 'full' | 'half', signed = false) => ({ date, mark, says: [mark], signed });

test('Days of one month and kind are one row, signed ones marked, a crew’s counted', () => {
  expect(
    monthRows([
      day('2026-11-30', 'full'),
      day('2026-11-01', 'full', true),
      day('2026-12-01', 'half'),
      day('2026-12-01', 'half'),
      { ...day('2026-11-02', 'half'), extra: ' +2 h' },
    ]),
  ).toEqual([
    { month: '2026-11', says: ['full'], days: '30, 1*', sum: '2' },
    { month: '2026-11', says: ['half'], days: '2 +2 h', sum: '0.5' },
    { month: '2026-12', says: ['half'], days: '1 (2)', sum: '1' },
  ]);
  const long = Array.from({ length: 1095 }, (_, at) =>
    day(new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10), 'full'),
  );
  expect(monthRows(long)).toHaveLength(36);
});
