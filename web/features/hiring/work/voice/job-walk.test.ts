import { describe, expect, test } from 'vitest';
import { anAskedItem, anAskedRequest } from '../../offers/offers-in-test.ts';
import type { OwnListing } from '../../requests/own-listings.ts';
import { askableOf, leftFor, openOf, readAnswer, writtenAnswer } from './job-walk.ts';

const listing = (changes: Partial<OwnListing> = {}): OwnListing => ({
  kind: 'worker',
  _id: 'w1',
  name: 'Ravi Kumar',
  category: 'Construction',
  capacity: 1,
  priceEach: 900,
  ...changes,
});
const mason = anAskedItem({ _id: 'mason', trade: 'mason', count: 2, filled: 0 });
const helper = anAskedItem({ _id: 'helper', trade: 'helper', count: 5, filled: 0 });
const later = anAskedItem({ _id: 'later', count: 5, filled: 0, dates: { from: '2099-12-20', days: 2 } });
const nearby = (...items: (typeof mason)[]) => anAskedRequest({ to: 'nearby', items });

describe('A request with several trades', () => {
  const all = askableOf(nearby(mason, helper, later), [listing()]);

  test('is asked item by item, those that are full or on booked days left out', () => {
    expect(all.map(({ item }) => item._id)).toEqual(['mason', 'helper', 'later']);
    const others = nearby({ ...mason, filled: 2 }, { ...helper, booked: true }, later);
    expect(askableOf(others, [listing()]).map(({ item }) => item._id)).toEqual(['later']);
    expect(askableOf(nearby(mason), [listing({ category: 'Tiles' })])).toEqual([]);
  });

  test('goes on after a no with the next item', () => {
    expect(openOf(all, {})?.item._id).toBe('mason');
    expect(openOf(all, { mason: 'no' })?.item._id).toBe('helper');
    expect(openOf(all, { mason: 'no', helper: 'no', later: 'no' })).toBeUndefined();
  });

  test('promises nobody twice on the same days, and asks for other days', () => {
    expect(openOf(all, { mason: { price: 800, count: 1 } })?.item._id).toBe('later');
  });

  test('asks a crew how many are left to come', () => {
    const crew = askableOf(nearby(mason, helper), [
      listing({ kind: 'groupWorker', category: 'Construction Labour', capacity: 4 }),
    ]);
    const [first, second] = crew;
    if (!first || !second) throw new Error('both are asked');
    expect(leftFor(first, crew, {})).toBe(2);
    expect(leftFor(second, crew, { mason: { price: 800, count: 2 } })).toBe(2);
    expect(leftFor(second, crew, { mason: 'no' })).toBe(4);
  });
});

test('An answer is read again as it was written down', () => {
  for (const answer of ['no', 'sent', { price: 850, count: 2 }] as const)
    expect(readAnswer(writtenAnswer(answer))).toEqual(answer);
  expect([readAnswer(undefined), readAnswer(''), readAnswer('850')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
