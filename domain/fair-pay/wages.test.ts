import { describe, expect, test } from 'vitest';
import shipped from '#content/wages.json' with { type: 'json' };
import { areaOf, stateCodes } from './states.ts';
import { minimumWage, type WageRow } from './wages.ts';

const row = (changes: Partial<WageRow> = {}): WageRow => ({
  area: 'IN-MH',
  zone: null,
  pins: null,
  skill: 'unskilled',
  perDay: 500,
  from: '2025-01-01',
  until: null,
  basis: 'state',
  source: 'a gazette',
  ...changes,
});
const work = { area: 'IN-MH', pin: '411001', skill: 'unskilled', day: '2026-12-02' } as const;

describe('The minimum wage of a day', () => {
  test('is that of the latest row which began on or before it', () => {
    const rows = [
      row({ from: '2025-01-01', perDay: 500 }),
      row({ from: '2026-12-02', perDay: 540 }),
      row({ from: '2026-12-03', perDay: 560 }),
    ];
    expect(minimumWage(rows, work)?.perDay).toBe(540);
    expect(minimumWage(rows, { ...work, day: '2026-12-01' })?.perDay).toBe(500);
    expect(minimumWage(rows, { ...work, day: '2024-12-31' })).toBeUndefined();
  });

  test('is none of a row that has ended; its last day counts', () => {
    const rows = [row({ until: '2026-12-02' })];
    expect(minimumWage(rows, work)?.perDay).toBe(500);
    expect(minimumWage(rows, { ...work, day: '2026-12-03' })).toBeUndefined();
  });

  test('is that of the state and the skill; where no row fits there is silence', () => {
    expect(minimumWage([row({ area: 'IN-GJ' })], work)).toBeUndefined();
    expect(minimumWage([row({ skill: 'skilled' })], work)).toBeUndefined();
  });
});

describe('Zones', () => {
  const rows = [
    row({ zone: 'I', pins: ['400', '4110'], perDay: 600 }),
    row({ zone: 'II', pins: ['411'], perDay: 550 }),
    row({ zone: 'III', perDay: 500 }),
  ];
  test('are known by the first digits of the PIN, the longest match first', () => {
    expect(minimumWage(rows, work)?.zone).toBe('I');
    expect(minimumWage(rows, { ...work, pin: '411501' })?.zone).toBe('II');
  });

  test('that are not known count as the lowest', () => {
    expect(minimumWage(rows, { ...work, pin: '440001' })?.zone).toBe('III');
    const unknown = [row({ zone: 'I', perDay: 600 }), row({ zone: 'II', perDay: 550 })];
    expect(minimumWage(unknown, work)?.perDay).toBe(550);
    expect(minimumWage(rows.slice(0, 2), { ...work, pin: '440001' })?.perDay).toBe(550);
  });

  test('that are not known say what each has; one of districts is known by the PIN’s', () => {
    const zoned = [row({ zone: 'I', perDay: 600 }), row({ zone: 'II', perDay: 550 })];
    expect(minimumWage(zoned, work)).toMatchObject({
      zone: 'II',
      zones: [
        { zone: 'I', perDay: 600 },
        { zone: 'II', perDay: 550 },
      ],
    });
    const districts = [row({ zone: 'Pune', districts: ['Pune'], perDay: 600 }), row({ perDay: 500 })];
    expect(minimumWage(districts, { ...work, district: 'Pune' })?.perDay).toBe(600);
    expect(minimumWage(districts, { ...work, district: 'Nagpur' })?.perDay).toBe(500);
    expect(minimumWage(districts.slice(0, 1), { ...work, district: 'Nagpur' })).toBeUndefined();
  });

  test('have each their own latest row', () => {
    const revised = [...rows, row({ zone: 'I', pins: ['400', '4110'], perDay: 620, from: '2026-07-01' })];
    expect(minimumWage(revised, work)?.perDay).toBe(620);
    expect(minimumWage(revised, { ...work, pin: '411501' })?.perDay).toBe(550);
  });
});

describe('Central wages', () => {
  const central = row({ area: 'IN', zone: 'A', pins: ['411'], perDay: 783, basis: 'central' });
  test('stand for comparison where the state has none and the zone is sure', () => {
    expect(minimumWage([central], work)?.perDay).toBe(783);
    expect(minimumWage([central], { ...work, pin: '440001' })).toBeUndefined();
    expect(minimumWage([{ ...central, pins: null }], work)).toBeUndefined();
    expect(minimumWage([{ ...central, zone: null, pins: null }], work)?.perDay).toBe(783);
  });

  test('give way to the state’s', () => {
    expect(minimumWage([central, row()], work)?.perDay).toBe(500);
  });
});

test('Every state of the shipped rows is one, and every code is there once', () => {
  for (const { area } of shipped.rows) expect(areaOf(area)).toBe(area);
  expect(new Set(Object.values(stateCodes)).size).toBe(36);
  expect([areaOf('IN-OR'), areaOf('IN-TG'), areaOf('IN-ZZ')]).toEqual(['IN-OD', 'IN-TS', undefined]);
});
