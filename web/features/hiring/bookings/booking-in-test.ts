import type { Settlement } from '#contract/hiring/after-booking.calls.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';

export const inDays = (days: number): string => addDays(siteDate(new Date()), days);

/** Nothing was written in its book yet. */
export const aSettlement = (changes: Partial<Settlement> = {}): Settlement => ({
  ...{ bookingId: 'b1', over: true, lines: [], earned: 0, paid: 0, deposit: 0 },
  ...{ owed: 0, owedBy: null, total: 2340, waiting: [], other: 'Ramesh Yadav', ownUpi: null },
  ...changes,
});

/** An agreed booking of three days between u1, who hired, and u2. */
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  _id: 'b1',
  requestId: 'r1',
  itemId: 'i1',
  offerId: 'o1',
  customerId: 'u1',
  customerName: 'Asha Rao',
  customerPic: null,
  providerId: 'u2',
  providerName: 'Ramesh Yadav',
  listing: { kind: 'worker', _id: 'w1' },
  listingName: 'Ramesh Yadav',
  profilePic: null,
  category: 'Construction',
  count: 1,
  dates: { from: inDays(4), days: 3 },
  price: 780,
  per: 'day',
  terms: {},
  total: 2340,
  status: 'agreed',
  version: 3,
  contested: false,
  ruling: null,
  units: [{ _id: 'n1', label: 'Ramesh Yadav' }],
  pin: '411038',
  place: 'Pune',
  address: '14 Paud Road',
  sitePhone: '9822000000',
  latlng: null,
  phones: { customer: '9822000000', provider: '9826041177' },
  change: null,
  next: ['cancelled'],
  statusAt: '2026-11-20T04:00:00.000Z',
  createdAt: '2026-11-20T04:00:00.000Z',
  updatedAt: '2026-11-20T04:00:00.000Z',
  ...changes,
});
