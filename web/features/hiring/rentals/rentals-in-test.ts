import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { inspectionItems } from '#contract/hiring/hiring-words.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import type { Damage, RentTermsRecord } from '#contract/hiring/rentals.calls.ts';

const at = '2026-12-02T04:00:00.000Z';

/** A machine's booking: the customer is u1, the owner u2. */
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  _id: 'b1',
  requestId: 'r1',
  itemId: 'i1',
  offerId: 'o1',
  customerId: 'u1',
  customerName: 'Asha',
  customerPic: null,
  providerId: 'u2',
  providerName: 'Ravi Patil',
  listing: { kind: 'product', _id: 'p1' },
  listingName: 'Mixer',
  profilePic: null,
  category: 'Hammer',
  count: 1,
  dates: { from: '2026-12-02', days: 2 },
  price: 1000,
  per: 'day',
  terms: {},
  quote: { lines: [], total: 2000, deposit: 5000 },
  total: 2000,
  status: 'agreed',
  version: 1,
  contested: false,
  ruling: null,
  units: [{ _id: 'm1', label: '1' }],
  pin: '411001',
  place: 'Pune',
  address: null,
  sitePhone: null,
  latlng: null,
  phones: {},
  change: null,
  next: [],
  statusAt: at,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const anInspection = (changes: Partial<Inspection> = {}): Inspection => ({
  _id: 'n1',
  bookingId: 'b1',
  unitId: 'm1',
  kind: 'handover',
  items: Object.fromEntries(inspectionItems.map((item) => [item, { state: 'ok' }])) as Inspection['items'],
  own: [],
  pictures: ['/bookings/b1/pictures/one', '/bookings/b1/pictures/two'],
  sha256: 'a'.repeat(64),
  customerSignedAt: null,
  providerSignedAt: null,
  createdAt: at,
  ...changes,
});

export const aDamage = (changes: Partial<Damage> = {}): Damage => ({
  _id: 'd1',
  bookingId: 'b1',
  unitId: 'm1',
  amount: 2500,
  text: 'The guard is bent',
  pictures: ['/bookings/b1/pictures/three'],
  status: 'open',
  answer: null,
  answerPictures: [],
  answerBy: '2026-12-11T04:30:00.000Z',
  createdAt: at,
  ...changes,
});

export const someTerms = (changes: Partial<RentTermsRecord> = {}): RentTermsRecord => ({
  productId: 'p1',
  said: true,
  stock: 1,
  perDay: 1000,
  dayHours: 8,
  operator: 'none',
  diesel: 'renter',
  graceMinutes: 60,
  bufferMinutes: 0,
  downtimeStops: true,
  ...changes,
});

export function logInAs(userId: 'u1' | 'u2' | 'u3'): void {
  localStorage.clear();
  const user = { _id: userId, fullname: 'Anita', email: 'anita@example.in', role: 'customer' };
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 't');
  localStorage.setItem('role', 'customer');
}

export interface Sent {
  method: string;
  path: string;
  body: unknown;
}
type Reply = { status?: number; body: unknown };

/** Answers each call by what it sends; what was sent is kept in order. Pictures answer bytes. */
export function answerSent(answers: (sent: Sent) => Reply | undefined): Sent[] {
  const all: Sent[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const path = new URL(String(address), 'http://neev.test').pathname;
    if (/\/pictures\//.test(path)) return new Response(new Blob(['x'], { type: 'image/webp' }));
    const sent = { method: init.method ?? 'GET', path, body: init.body && JSON.parse(String(init.body)) };
    all.push(sent);
    const { status = 200, body } = answers(sent) ?? { status: 404, body: { data: null } };
    return new Response(JSON.stringify(body), { status });
  };
  return all;
}
