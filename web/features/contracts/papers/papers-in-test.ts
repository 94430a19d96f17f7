import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import type { Agreement, Change, Ending } from './contract-facts.ts';

const at = '2026-12-05T06:00:00.000Z';

export const aPricedBill = (changes: Partial<Agreement['body']['bill']> = {}): Agreement['body']['bill'] => ({
  lines: [
    { no: 1, stage: 1, name: 'Plaster', unit: 'm2', quantity: 120.5, brings: 'provider', rate: 90 },
    {
      no: 2,
      stage: 2,
      name: 'Floor tiles',
      unit: 'm2',
      quantity: 40,
      brings: 'customer',
      note: 'Matt, 2 by 2 ft',
      rate: 120,
    },
    { no: 3, stage: 2, name: 'Skirting', unit: 'm', quantity: 30, brings: 'customer', rate: 40.5 },
  ],
  stages: [
    { no: 1, name: 'Plaster', see: ['Corners and thickness'], photos: 4, amount: 12_798, ahead: 1279 },
    { no: 2, name: 'Floors', see: ['No tile sounds hollow'], photos: 4, amount: 7098, ahead: 0 },
  ],
  gstPercent: 18,
  total: 19_896,
  ...changes,
});

const facts = {
  author: 'customer',
  status: 'open',
  customerSignedAt: null,
  providerSignedAt: null,
  createdAt: at,
} as const;

export const anAgreement = (changes: Partial<Agreement> = {}): Agreement => ({
  _id: 'p1',
  kind: 'agreement',
  no: 1,
  ...facts,
  sha256: 'ab'.repeat(32),
  body: {
    bill: aPricedBill(),
    pay: 'measured',
    retentionPercent: 5,
    defectMonths: 12,
    from: '2026-12-14',
    days: 20,
    gives: { water: 'customer', scaffold: 'provider' },
    clauses: 1,
    terms: 'Work stops at six in the evening.',
    excluded: 'Scaffold above 3 m',
    parties: { customer: 'Asha Joshi', provider: 'Udaan Builders', listing: 'c1' },
    site: { pin: '411001', place: 'Pune', address: '12 Hill Road' },
    quoted: [
      { no: 3, rate: 44 },
      {
        no: 1,
        rate: 90,
        line: { no: 1, stage: 1, name: 'Plaster', unit: 'm2', quantity: 100, brings: 'customer' },
      },
    ],
    left: ['Wall tiles'],
    quotedTerms: { from: '2026-12-10', excluded: '', ahead: [{ stage: 1, percent: 5 }] },
  },
  ...changes,
});

export const aChange = (changes: Partial<Change> = {}): Change => {
  const lines = aPricedBill()
    .lines.filter(({ no }) => no === 2)
    .map((line) => ({ ...line, quantity: 50 }));
  const [plaster, floors] = aPricedBill().stages;
  return {
    _id: 'p2',
    kind: 'change',
    no: 1,
    ...facts,
    author: 'provider',
    sha256: 'cd'.repeat(32),
    body: {
      base: 1,
      reason: 'The balcony gets tiles too.',
      lines,
      stages: [],
      ahead: [],
      days: 2,
      bill: aPricedBill({
        lines: aPricedBill().lines.map((line) => lines.find(({ no }) => no === line.no) ?? line),
        stages: plaster && floors ? [plaster, { ...floors, amount: 8514 }] : [],
        total: 21_312,
      }),
    },
    ...changes,
  };
};

export const anEnding = (changes: Partial<Ending> = {}): Ending => ({
  _id: 'p3',
  kind: 'ending',
  no: 1,
  ...facts,
  sha256: 'ef'.repeat(32),
  body: {
    reason: 'not-working',
    text: 'Nobody came for two weeks.',
    pays: { from: 'customer', rupees: 4000 },
    total: 19_896,
    version: 1,
    standing: { accepted: 0, retained: 0, paid: 0, due: 0 },
  },
  ...changes,
});

/** Both signatures. */
export const signed = { status: 'signed', customerSignedAt: at, providerSignedAt: at } as const;

/** A draft of Asha, the customer, and Udaan Builders, as Asha reads it. */
export const aContract = (changes: Partial<WorkContract> = {}): WorkContract => ({
  _id: 'w1',
  tenderId: 't1',
  quoteId: 'q1',
  name: 'Bathroom and floors',
  customerId: 'asha',
  customerName: 'Asha Joshi',
  providerId: 'udaan',
  listing: { kind: 'contractor', _id: 'c1' },
  listingName: 'Udaan Builders',
  side: 'customer',
  status: 'draft',
  stages: [1, 2],
  bill: null,
  papers: [anAgreement()],
  pin: '411001',
  place: 'Pune',
  address: '12 Hill Road',
  phone: '9826041177',
  handedOverOn: null,
  defectsUntil: null,
  createdAt: at,
  ...changes,
});

/** Signed by both; work goes on. */
export const anAgreedContract = (changes: Partial<WorkContract> = {}): WorkContract =>
  aContract({
    status: 'under_way',
    bill: { version: 1, ...aPricedBill() },
    papers: [anAgreement(signed)],
    ...changes,
  });
