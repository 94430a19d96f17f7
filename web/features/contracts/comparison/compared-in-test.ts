import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import { tenderInTest } from '../tender-in-test.ts';
import type { Compared } from './comparison-query.ts';

type CompareQuote = Comparison['quotes'][number];
type Cell = Comparison['lines'][number]['cells'][number];

export const quoteInTest = (_id: string, more: Partial<CompareQuote> = {}): CompareQuote => ({
  _id,
  listing: { kind: 'contractor', _id: `listing ${_id}` },
  listingName: _id,
  providerId: `user ${_id}`,
  total: 40_000,
  equal: 40_000,
  missing: 0,
  spread: false,
  gstPercent: null,
  days: 20,
  validUntil: '2030-02-01',
  retentionPercent: 5,
  defectMonths: 12,
  whole: false,
  worst: { rupees: 0, stage: 1 },
  stages: [
    { no: 1, amount: 34_000, ahead: 0 },
    { no: 2, amount: 6000, ahead: 0 },
  ],
  lateMinutes: 0,
  ...more,
});

export const cell = (quote: string, equal: number | null, more: Partial<Cell> = {}): Cell => ({
  quote,
  rate: equal,
  equal,
  mark: null,
  effect: null,
  ...more,
});

const line = (no: number, median: number, cells: Cell[]): Comparison['lines'][number] => ({
  no,
  median,
  low: median,
  high: median,
  reference: { low: median * 0.9, rate: median, high: median * 1.1, material: 0 },
  cells,
});

/** Patil has padded the plaster and left out the taps; Shinde asks more for tiles. */
export const comparedInTest = (more: Partial<Comparison> = {}): Compared => ({
  tender: tenderInTest({ opensAt: '2020-01-01T13:30:00.000Z' }),
  comparison: {
    version: 1,
    ratesDate: '2026-11-01',
    sealed: 0,
    quotes: [
      quoteInTest('Udaan', { equal: 42_000 }),
      quoteInTest('Shinde', { equal: 41_000 }),
      quoteInTest('Patil', { equal: 60_000, total: 55_000, missing: 1, worst: { rupees: 22_000, stage: 1 } }),
    ],
    lines: [
      line(1, 900, [
        cell('Udaan', 900),
        cell('Shinde', 1200, { mark: 'high', effect: 6750 }),
        cell('Patil', 600, { mark: 'low', effect: -9000 }),
      ]),
      line(2, 400, [
        cell('Udaan', 400),
        cell('Shinde', 405, { effect: 170 }),
        cell('Patil', 1056.59, { mark: 'high', effect: 21_886 }),
      ]),
      line(3, 1500, [
        cell('Udaan', 1500),
        cell('Shinde', 1500),
        cell('Patil', 1500, { rate: null, mark: 'missing' }),
      ]),
    ],
    ...more,
  },
});
