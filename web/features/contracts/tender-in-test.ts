import type { BillLine } from '#contract/contracts/bill.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { siteToday } from '#contract/day-range.ts';
import { addDays } from '#domain/calendar/dates.ts';

export const tenderId = '7e57ab1e-0000-4000-8000-00000000000a';
export const listing = { kind: 'contractor', _id: '7e57ab1e-0000-4000-8000-00000000000b' } as const;

const line = (no: number, more: Partial<BillLine>): BillLine => ({
  no,
  stage: 1,
  name: `Line ${no}`,
  unit: 'm2',
  quantity: 10,
  brings: 'provider',
  ...more,
});

/** A bathroom in two stages: tiles, plaster, taps. */
export const lines: BillLine[] = [
  line(1, { name: 'Wall tiles', quantity: 22.5 }),
  line(2, { name: 'Plaster', quantity: 33.333, brings: 'customer' }),
  line(3, { name: 'Taps', stage: 2, unit: 'piece', quantity: 4 }),
];

export const tenderInTest = (more: Partial<Tender> = {}): Tender => ({
  _id: tenderId,
  customerId: 'u1',
  customerName: 'Aarti Joshi',
  status: 'open',
  name: 'Bathroom',
  of: 'contractor',
  category: 'Civil',
  source: { kind: 'typed' },
  bill: {
    version: 1,
    sha256: '0'.repeat(64),
    lines,
    stages: [
      { no: 1, name: 'Walls', see: [], photos: 2 },
      { no: 2, name: 'Fittings', see: ['Water runs'], photos: 2 },
    ],
  },
  wishes: { pay: 'fixed', retentionPercent: 5, defectMonths: 12, from: addDays(siteToday(), 30), gives: {} },
  pin: '411038',
  place: 'Kothrud, Pune',
  description: '',
  pictures: [],
  opensAt: '2030-01-01T13:30:00.000Z',
  now: '2029-12-30T10:00:00.000Z',
  expiresAt: '2030-01-30T10:00:00.000Z',
  asked: [{ listing, name: 'Patil Construction', profilePic: null, state: 'seen' }],
  questions: [],
  quotes: [],
  createdAt: '2029-12-29T10:00:00.000Z',
  ...more,
});
