import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';

const at = '2026-11-21T09:05:00.000Z';
const later = '2099-11-22T09:05:00.000Z';

/** Logs this browser in as the customer, `asha`, or the provider, `ravi`. */
export function logInAs(_id: 'asha' | 'ravi'): void {
  localStorage.clear();
  localStorage.setItem(
    'user',
    JSON.stringify({ _id, fullname: 'Somebody', email: 's@neev.test', role: 'customer' }),
  );
  localStorage.setItem('token', 'token');
}

/** Ravi's offer to Asha: 1 person, 3 days, ₹780 a day. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  _id: 'o1',
  requestId: 'r1',
  itemId: 'i1',
  parentId: null,
  listing: { kind: 'worker', _id: 'w1' },
  listingName: 'Ravi Kumar',
  profilePic: null,
  providerId: 'ravi',
  customerId: 'asha',
  customerName: 'Asha Devi',
  author: 'provider',
  item: { of: 'worker', category: 'Construction', count: 5, filled: 0 },
  count: 1,
  minCount: 1,
  dates: { from: '2099-12-02', days: 3 },
  pin: '411001',
  price: 780,
  per: 'day',
  terms: {},
  total: 2340,
  note: '',
  status: 'sent',
  payNotes: [],
  expiresAt: later,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const anAskedItem = (changes: Partial<RequestItem> = {}): RequestItem => ({
  _id: 'i1',
  of: 'worker',
  category: 'Construction',
  count: 5,
  filled: 1,
  dates: { from: '2099-12-02', days: 3 },
  price: 800,
  per: 'day',
  payNotes: [],
  ...changes,
});

/** Asha's request to Ravi's listing. */
export const anAskedRequest = (changes: Partial<JobRequest> = {}): JobRequest => ({
  _id: 'r1',
  customerId: 'asha',
  customerName: 'Asha Devi',
  customerPic: null,
  status: 'open',
  choose: 'me',
  to: [{ kind: 'worker', _id: 'w1', name: 'Ravi Kumar', profilePic: null, seen: true, passed: false }],
  radiusKm: 25,
  pin: '411001',
  place: 'Pune',
  description: 'A wall of bricks',
  pictures: [],
  facilities: { lodging: false, food: true, transport: false, gear: false },
  items: [anAskedItem()],
  expiresAt: later,
  createdAt: at,
  updatedAt: at,
  ...changes,
});
