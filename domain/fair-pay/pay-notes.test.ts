import { describe, expect, test } from 'vitest';
import { payNotes } from './pay-notes.ts';
import type { WageRow } from './wages.ts';

const wage: WageRow = {
  area: 'IN-DL',
  zone: null,
  pins: null,
  skill: 'unskilled',
  perDay: 710,
  from: '2025-04-01',
  until: null,
  basis: 'state',
  source: 'https://example.in/gazette',
};
const band = { low: 600, middle: 700, high: 1200 };
const kinds = (price: number | undefined, facts: Parameters<typeof payNotes>[1]) =>
  payNotes(price, facts).map(({ kind }) => kind);

describe('Beside a price stands', () => {
  test('that it is less than the minimum, or than is usual', () => {
    expect(kinds(599, { wage, band })).toEqual(['below-minimum', 'below-local']);
    expect(kinds(709, { wage, band })).toEqual(['below-minimum', 'local']);
    expect(kinds(710, { wage, band })).toEqual(['minimum', 'local']);
    expect(kinds(599.9, { wage: undefined, band })).toEqual(['below-local']);
  });

  test('what both are where no price was said', () => {
    expect(kinds(undefined, { wage, band })).toEqual(['minimum', 'local']);
  });

  test('nothing where nothing is known', () => {
    expect(payNotes(1, { wage: undefined, band: undefined })).toEqual([]);
  });

  test('the minimum with its date and its source', () => {
    const [note] = payNotes(500, { wage, band: undefined });
    expect(note).toMatchObject({ perDay: 710, since: '2025-04-01', source: wage.source, skill: 'unskilled' });
    expect(note?.sentence).toBe(
      'Less than the minimum wage: a day of unskilled work here is at least ₹710 since 1 Apr 2025 (Delhi)',
    );
    expect(payNotes(900, { wage: { ...wage, zone: 'B' }, band: undefined })[0]?.sentence).toBe(
      'Minimum wage for a day of unskilled work here: at least ₹710 since 1 Apr 2025 (Delhi, zone B)',
    );
  });

  test('the minimum of the lowest zone where nobody knows the zone, with what the others have', () => {
    const zones = [
      { zone: 'I', perDay: 849 },
      { zone: 'III', perDay: 710 },
    ];
    const [note] = payNotes(900, { wage: { ...wage, area: 'IN-MH', zone: 'III', zones }, band: undefined });
    expect(note).toMatchObject({ state: 'Maharashtra', zone: 'III', zones });
    expect(note?.sentence).toBe(
      'Minimum wage for a day of unskilled work here: at least ₹710 since 1 Apr 2025 (Maharashtra, zone III; zone I ₹849)',
    );
  });

  test('the usual price of a skill with its name', () => {
    const [note] = payNotes(800, { wage: undefined, band: { ...band, skill: 'skilled' } });
    expect(note?.sentence).toBe('Usual near here for skilled work: ₹600 to ₹1,200 a day');
  });

  test('the usual price from its low to its high end', () => {
    expect(payNotes(800, { wage: undefined, band })).toEqual([
      { kind: 'local', perDay: 700, low: 600, high: 1200, sentence: 'Usual near here: ₹600 to ₹1,200 a day' },
    ]);
    const [same] = payNotes(500, { wage: undefined, band: { low: 600, middle: 600, high: 600 } });
    expect(same?.sentence).toBe('Less than is usual near here: ₹600 a day');
  });
});

test('A central wage never warns', () => {
  const [note] = payNotes(1, { wage: { ...wage, basis: 'central', zone: 'A' }, band: undefined });
  expect(note).toMatchObject({ kind: 'minimum', basis: 'central', zone: 'A' });
  expect(note?.sentence).toContain('For comparison: works of the central government');
});
