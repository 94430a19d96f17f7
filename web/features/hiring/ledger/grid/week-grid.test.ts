import { expect, test } from 'vitest';
import { workDays } from '#domain/calendar/spans.ts';
import { monthsOf, placeOf, weeksOf } from './week-grid.tsx';

test('the weeks of a booking begin on Mondays, each once', () => {
  const dates = workDays({ from: '2026-11-28', days: 4, restDays: [0] });
  expect(weeksOf(dates)).toEqual([
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ]);
});

test('a week belongs to the month of its Thursday', () => {
  const months = monthsOf(weeksOf(['2026-11-28', '2026-12-01', '2026-12-08']));
  expect(months.map((weeks) => weeks.map(([monday]) => monday))).toEqual([
    ['2026-11-23'],
    ['2026-11-30', '2026-12-07'],
  ]);
});

test('the book opens where today is, else at its last week that has begun, else at its first', () => {
  const weeks = weeksOf(['2026-11-28', '2026-12-01', '2026-12-08']);
  expect(placeOf(weeks, '2026-12-02')).toBe(1);
  expect(placeOf(weeks, '2027-03-01')).toBe(2);
  expect(placeOf(weeks, '2026-01-01')).toBe(0);
});
