import { expect, test } from 'vitest';
import { anAskedItem, anAskedRequest, anOffer } from './offers-in-test.ts';
import { newRate, twoRates } from './rates-values.ts';
import {
  readTerms,
  startOfCounter,
  startOfOffer,
  type TermsTyped,
  typedOf,
  withCount,
} from './terms-values.ts';

const own = { kind: 'worker', _id: 'listing-1' } as const;
const start = startOfOffer(anAskedItem(), anAskedRequest(), { ...own, capacity: 12, priceEach: 600 });
const read = (changes: Partial<TermsTyped> = {}) => readTerms({ ...typedOf(start), ...changes }, start);

test('a first offer begins with what was asked for, for all that are still wanted', () => {
  expect(start).toMatchObject({ count: 4, minCount: 4, price: 800, terms: {} });
  expect(
    startOfOffer(anAskedItem(), anAskedRequest(), { ...own, capacity: 2, priceEach: 600 }),
  ).toMatchObject({
    count: 2,
    most: 2,
  });
});

test('where no price was named, a first offer a day begins with the price of the listing for one', () => {
  const listing = { ...own, capacity: 12, priceEach: 600 };
  const begun = (changes: object) =>
    startOfOffer({ ...anAskedItem(), price: null, ...changes }, anAskedRequest(), listing);
  expect([begun({}).price, begun({ per: 'job' }).price]).toEqual([600, null]);
});

test('the least follows the number of heads until it was set by itself, and is never above it', () => {
  const typed = typedOf(start);
  expect(withCount(typed, '3')).toEqual({ count: '3', least: '3' });
  expect(withCount({ ...typed, least: '2' }, '3')).toEqual({ count: '3', least: '2' });
  expect(withCount({ ...typed, least: '2' }, '1')).toEqual({ count: '1', least: '1' });
});

test('sent as it stands, an offer asks for exactly the item', () => {
  expect(read()).toEqual({
    written: {
      count: 4,
      minCount: 4,
      price: 800,
      dates: { from: '2099-12-02', days: 3 },
      terms: { facilities: {} },
    },
  });
});

test('an answer begins with the terms of the offer, and keeps what the form does not show', () => {
  const offer = anOffer({
    count: 3,
    minCount: 2,
    dates: { from: '2099-12-02', days: 3, restDays: [0], part: 'morning' },
    terms: { overtimePerHour: 200, facilities: { food: true } },
  });
  const known = startOfCounter(offer);
  expect(known.most).toBe(5);
  expect(readTerms({ ...typedOf(known), price: '700', note: ' Please ' }, known)).toEqual({
    written: {
      count: 3,
      minCount: 2,
      price: 700,
      dates: offer.dates,
      terms: { overtimePerHour: 200, facilities: { food: true } },
      note: 'Please',
    },
  });
});

test.each([
  [{ count: '' }, { count: 'count-invalid', minCount: 'count-invalid' }],
  [{ count: '5' }, { count: 'count-invalid' }],
  [{ count: '2', least: '3' }, { minCount: 'count-invalid' }],
  [{ price: '0' }, { price: 'price-invalid' }],
  [{ price: '780.5' }, { price: 'price-invalid' }],
  [{ price: '1000001' }, { price: 'price-invalid' }],
  [{ from: '2099-02-30' }, { dates: 'dates-invalid' }],
  [{ days: '181' }, { dates: 'days-too-many' }],
  [{ days: '' }, { dates: 'days-too-many' }],
])('%o is refused at its field', (changes, problems) => {
  expect(read(changes)).toEqual({ problems });
});

test('one person needs no least number, and hours may be half ones', () => {
  const dates = { start: '2099-12-02T03:30:00.000Z', hours: 4 };
  const machine = startOfCounter(
    anOffer({ dates, per: 'hour', item: { of: 'product', category: 'Hammer', count: 1, filled: 0 } }),
  );
  expect(readTerms({ ...typedOf(machine), days: '4.5', least: '' }, machine)).toMatchObject({
    written: { minCount: 1, dates: { ...dates, hours: 4.5 } },
  });
});

const crewStart = startOfOffer(anAskedItem({ category: 'Construction Labour' }), anAskedRequest(), {
  ...own,
  ...{ capacity: 12, priceEach: 600, kind: 'groupWorker', category: 'Construction Labour' },
});
const rates = [newRate({ trade: 'mason', count: '1', price: '900' }), newRate({ count: '3', price: '६००' })];
const readCrew = (typed: Partial<TermsTyped>) => readTerms({ ...typedOf(crewStart), ...typed }, crewStart);

test('a crew with two rates offers all of its people at what the rates come to', () => {
  expect(readCrew({ rates })).toMatchObject({
    written: {
      ...{ count: 4, minCount: 4, price: 675 },
      terms: {
        rates: [
          { trade: 'mason', count: 1, price: 900 },
          { count: 3, price: 600 },
        ],
      },
    },
  });
});

test.each([
  [{ count: '0' }, 'terms.rates.1.count', 'count-invalid'],
  [{ price: '' }, 'terms.rates.1.price', 'price-invalid'],
  [{ count: '4' }, 'terms.rates', 'rates-many'],
])('a rate that cannot be is refused beside its field: %j', (wrong, field, problem) => {
  const [first, other] = rates;
  expect(first && other && readCrew({ rates: [first, { ...other, ...wrong }] })).toEqual({
    problems: { [field]: problem },
  });
});

test('an answer begins with the rates of the offer, and loses them where all get the same again', () => {
  const terms = {
    rates: [
      { trade: 'mason' as const, count: 1, price: 900 },
      { count: 2, price: 600 },
    ],
  };
  const known = startOfCounter(
    anOffer({ listing: { kind: 'groupWorker', _id: 'g1' }, count: 3, price: 700, terms }),
  );
  expect(readTerms(typedOf(known), known)).toMatchObject({ written: { count: 3, terms } });
  expect(readTerms({ ...typedOf(known), rates: [] }, known)).toMatchObject({
    written: { count: 3, price: 700, terms: { facilities: {} } },
  });
});

test('one price for all becomes two rates of as many people', () => {
  expect(twoRates({ count: '7', price: '700' })).toMatchObject([
    { count: '1', price: '700' },
    { count: '6', price: '700' },
  ]);
});

test('only a crew that is paid by the day has several rates', () => {
  const worker = { ...own, capacity: 12, priceEach: 600, category: 'Construction' };
  expect(startOfOffer(anAskedItem(), anAskedRequest(), worker).ratedAs).toBe(undefined);
  expect(crewStart.ratedAs).toBe('Construction Labour');
});
