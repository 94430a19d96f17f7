import type { Tender } from '#contract/contracts/tenders.calls.ts';

/** A bathroom for which Ravi and Udaan are asked; it is six in the evening, and prices open an hour later. */
export const aTender = (changes: Partial<Tender> = {}): Tender => ({
  _id: 't1',
  customerId: 'asha',
  customerName: 'Asha Joshi',
  status: 'open',
  name: 'Bathroom',
  of: 'contractor',
  category: 'Construction Contract',
  source: { kind: 'form' },
  bill: {
    version: 1,
    sha256: 'ab'.repeat(32),
    lines: [
      {
        no: 1,
        stage: 1,
        key: 'floorTiles',
        name: 'Floor tiles',
        unit: 'm2',
        quantity: 3.6,
        brings: 'customer',
        note: 'Matt, 30 by 30',
      },
      { no: 2, stage: 1, name: 'Wall tiles', unit: 'm2', quantity: 14.7, brings: 'provider' },
    ],
    stages: [{ no: 1, key: 'tiles', name: 'Tiles', see: ['No tile sounds hollow'], photos: 4 }],
  },
  wishes: {
    pay: 'fixed',
    retentionPercent: 5,
    defectMonths: 12,
    from: '2026-12-10',
    gives: { water: 'customer' },
  },
  pin: '411038',
  place: 'Pune',
  description: 'Second floor, no lift.',
  pictures: [],
  opensAt: '2026-12-04T13:30:00.000Z',
  now: '2026-12-04T12:30:00.000Z',
  expiresAt: '2026-12-30T13:30:00.000Z',
  asked: [
    { listing: { kind: 'contractor', _id: 'c1' }, name: 'Ravi', profilePic: null, state: 'seen' },
    { listing: { kind: 'contractor', _id: 'c2' }, name: 'Udaan', profilePic: null, state: 'sealed' },
  ],
  questions: [],
  quotes: [],
  createdAt: '2026-12-01T12:30:00.000Z',
  ...changes,
});

export const logInAs = (userId: string): void => {
  localStorage.setItem('user', JSON.stringify({ _id: userId, fullname: userId, role: 'customer' }));
  localStorage.setItem('token', 'token');
};
