import { expect, test } from 'vitest';
import { anAskedItem, anOffer } from '../offers/offers-in-test.ts';
import { staleBy } from '../query-keys.ts';
import { inOrder } from './offer-order.ts';
import { ableListings, type OwnListing } from './own-listings.ts';

const of = (_id: string) => ({ kind: 'worker', _id }) as const;
const offers = [
  anOffer({ _id: 'dear', price: 900, distanceKm: 1, listing: of('a') }),
  anOffer({ _id: 'cheap', price: 700, distanceKm: 9, listing: of('b') }),
  anOffer({ _id: 'nowhere', price: 800, listing: of('c') }),
  anOffer({ _id: 'gone', price: 1, status: 'withdrawn' }),
  anOffer({ _id: 'answered', price: 1, status: 'countered' }),
  anOffer({ _id: 'booked', price: 1, status: 'accepted' }),
];
const trust = new Map([
  ['a', { verified: true, experience: 3, hiredTimes: 3, rating: { mean: 4.1, count: 5 } }],
  ['c', { verified: true, experience: null, hiredTimes: 3, rating: { mean: 4.9, count: 5 } }],
]);
const ids = (order: 'price' | 'distance' | 'rating') => inOrder(offers, order, trust).map(({ _id }) => _id);

test('offers are sorted by price, distance or rating; those that wait come first', () => {
  expect(ids('price')).toEqual(['cheap', 'nowhere', 'dear', 'booked', 'gone']);
  expect(ids('distance')).toEqual(['dear', 'cheap', 'nowhere', 'booked', 'gone']);
  expect(ids('rating')).toEqual(['nowhere', 'dear', 'cheap', 'booked', 'gone']);
});

const own: OwnListing[] = [
  { kind: 'worker', _id: 'w1', name: 'Ravi', category: 'Construction', capacity: 1, priceEach: 600 },
  { kind: 'worker', _id: 'w2', name: 'Ravi', category: 'Tiles', capacity: 1, priceEach: 600 },
  {
    kind: 'groupWorker',
    _id: 'g1',
    name: 'Crew',
    category: 'Construction Labour',
    capacity: 8,
    priceEach: 600,
  },
  { kind: 'product', _id: 'p1', name: 'Hammer', category: 'Hammer', capacity: 500, priceEach: 600 },
];
const able = (item: object, to: 'nearby' | string[]) =>
  ableListings(own, anAskedItem(item), {
    to:
      to === 'nearby'
        ? to
        : to.map((_id) => ({ ...of(_id), name: '', profilePic: null, seen: true, passed: false })),
  }).map(({ _id }) => _id);

test('a request to everybody near is answered by listings of the trade, and by crews for single workers', () => {
  expect(able({}, 'nearby')).toEqual(['w1', 'g1']);
  expect(able({ of: 'groupWorker', category: 'Construction Labour' }, 'nearby')).toEqual(['g1']);
  expect(able({ of: 'product', category: 'Ladder' }, 'nearby')).toEqual([]);
});

test('a request for a trade is answered by listings of every category that has it', () => {
  expect(able({ category: 'Construction', trade: 'mason' }, 'nearby')).toEqual(['w1', 'g1']);
  expect(able({ category: 'Construction', trade: 'tile-layer' }, 'nearby')).toEqual(['w2']);
});

test('where listings were chosen only those answer, whatever their trade', () => {
  expect(able({}, ['w2'])).toEqual(['w2']);
  expect(able({ of: 'product', category: 'Hammer' }, ['w2'])).toEqual([]);
});

test('news of the server make old what they are about', () => {
  expect(staleBy({ kind: 'offer', _id: 'o1' })).toContainEqual(['hiring', 'offer', 'o1']);
  expect(staleBy({ kind: 'request', _id: 'r1' })).toContainEqual(['hiring', 'offers', 'r1']);
  expect(staleBy({ kind: 'booking', _id: 'b1' })).toContainEqual(['hiring', 'request']);
  expect(staleBy({ kind: 'calendar', _id: 'u1' })).toEqual([]);
});
