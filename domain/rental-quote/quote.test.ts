import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOf, mixOf } from './mix.ts';
import { quote, roundTrip } from './quote.ts';
import type { RentTerms, Time, Wish } from './terms.ts';

const terms = (changes: Partial<RentTerms> = {}): RentTerms => ({
  perDay: 1000,
  dayHours: 8,
  operator: 'none',
  diesel: 'renter',
  ...changes,
});
const wish = (time: Time, changes: Partial<Wish> = {}): Wish => ({
  time,
  count: 1,
  extraHours: 0,
  withOperator: true,
  km: undefined,
  ...changes,
});
const days = (number: number): Time => ({ days: number, half: false });
const keysOf = (time: Time, changes: Partial<RentTerms>) =>
  mixOf(time, terms(changes)).map(({ key, of }) => `${of} ${key}`);

describe('The cheapest mix of weeks, days and hours', () => {
  test('takes weeks where they cost less, also for fewer days than they have', () => {
    expect(keysOf(days(10), { perWeek: 5000 })).toEqual(['1 weeks', '3 days']);
    expect(keysOf(days(6), { perWeek: 5000 })).toEqual(['1 weeks']);
    expect(keysOf(days(13), { perWeek: 5000 })).toEqual(['2 weeks']);
    expect(keysOf(days(5), { perWeek: 5000 })).toEqual(['5 days']);
  });

  test('counts hours until a day costs less, and covers the least that is charged', () => {
    expect(keysOf({ hours: 5 }, { perHour: 150 })).toEqual(['5 hours']);
    expect(keysOf({ hours: 7 }, { perHour: 150 })).toEqual(['1 days']);
    expect(keysOf({ hours: 1 }, { perHour: 150, minHours: 4 })).toEqual(['4 hours']);
    expect(keysOf({ hours: 1 }, {})).toEqual(['1 days']);
    expect(keysOf({ hours: 1.5 }, { perHour: 150 })).toEqual(['1.5 hours']);
    expect(keysOf(days(1), { minHours: 16 })).toEqual(['2 days']);
  });

  test('adds hours beyond the day’s to a day, no more than a day has', () => {
    expect(keysOf({ hours: 10 }, { extraHour: 80, perHour: 150 })).toEqual(['1 days', '2 extra']);
    expect(keysOf({ hours: 24 }, { extraHour: 1 })).toEqual(['1 days', '16 extra']);
    expect(keysOf({ hours: 25 }, { extraHour: 1 })).toEqual(['2 days', '9 extra']);
    // Three days are three days, however cheap an extra hour is.
    expect(keysOf(days(3), { extraHour: 1 })).toEqual(['3 days']);
  });

  test('has half days at half the price, rounded up', () => {
    expect(keysOf({ days: 3, half: true }, {})).toEqual(['3 half-days']);
    expect(quote(terms({ perDay: 999 }), wish({ days: 3, half: true })).total).toBe(1500);
  });
});

describe('A quote names each part of the price', () => {
  test('operator, diesel, transport and GST; the deposit stands apart', () => {
    const all = terms({
      operator: 'extra',
      operatorPerDay: 800,
      diesel: 'owner',
      dieselPerHour: 50,
      transportBase: 500,
      freeKm: 10,
      perKm: 20,
      deposit: 2000,
      gstPercent: 18,
    });
    expect(quote(all, wish(days(2), { count: 2, km: 25.2 }))).toEqual({
      lines: [
        { key: 'days', amount: 4000, how: '2 × ₹1,000 × 2' },
        { key: 'operator', amount: 3200, how: '2 × ₹800 × 2' },
        { key: 'diesel', amount: 1600, how: '16 × ₹50 × 2' },
        { key: 'transport', amount: 820, how: '≈ ₹500 + 16 km × ₹20' },
        { key: 'gst', amount: 1732, how: '18 %' },
      ],
      total: 11_352,
      deposit: 4000,
    });
  });

  test('only those that the terms and the wish have', () => {
    const keys = (changes: Partial<RentTerms>, more: Partial<Wish> = {}) =>
      quote(terms(changes), wish(days(1), more)).lines.map(({ key }) => key);
    expect(keys({ operator: 'included', operatorPerDay: 800 })).toEqual(['days']);
    expect(keys({ operator: 'extra', operatorPerDay: 800 }, { withOperator: false })).toEqual(['days']);
    expect(keys({ diesel: 'renter', dieselPerHour: 50 })).toEqual(['days']);
    expect(keys({ freeKm: 50, perKm: 20 }, { km: 50 })).toEqual(['days']);
    expect(keys({ transportBase: 100 }, { km: undefined })).toEqual(['days', 'transport']);
  });

  test('hours beyond the day’s at their price, else an hour’s, else the day’s share', () => {
    const extra = (changes: Partial<RentTerms>) =>
      quote(terms(changes), wish(days(1), { extraHours: 3 })).lines[1];
    expect(extra({ extraHour: 90, perHour: 150 })).toMatchObject({ key: 'extra', amount: 270 });
    expect(extra({ perHour: 150 })).toMatchObject({ amount: 450 });
    expect(extra({ perDay: 1001 })).toMatchObject({ amount: 378, how: '3 × ₹126' });
  });

  test('the road is the straight line and a third, there and back', () => {
    expect([roundTrip(0), roundTrip(10), roundTrip(7)]).toEqual([0, 26, 19]);
  });
});

const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
const anyTerms: fc.Arbitrary<RentTerms> = fc.record({
  perDay: fc.integer({ min: 1, max: 50_000 }),
  perHour: maybe(9000),
  perWeek: maybe(300_000),
  minHours: maybe(48),
  dayHours: fc.integer({ min: 1, max: 24 }),
  extraHour: maybe(9000),
  operator: fc.constantFrom('none', 'included', 'extra'),
  operatorPerDay: maybe(3000),
  diesel: fc.constantFrom('owner', 'renter'),
  dieselPerHour: maybe(900),
  transportBase: maybe(9000),
  freeKm: maybe(100),
  perKm: maybe(100),
  deposit: maybe(100_000),
  gstPercent: maybe(28),
});
const anyTime: fc.Arbitrary<[Time, Time]> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 180 }), fc.integer({ min: 0, max: 30 }), fc.boolean())
    .map(([number, more, half]): [Time, Time] => [
      { days: number, half },
      { days: number + more, half },
    ]),
  fc
    .tuple(fc.integer({ min: 1, max: 336 }), fc.integer({ min: 0, max: 100 }))
    .map(([halves, more]): [Time, Time] => [{ hours: halves / 2 }, { hours: (halves + more) / 2 }]),
);

describe('Whatever the terms', () => {
  test('a longer hire never costs less', () => {
    fc.assert(
      fc.property(anyTerms, anyTime, fc.integer({ min: 1, max: 9 }), (any, [short, long], count) => {
        const at = (time: Time) => quote(any, wish(time, { count, km: 30 })).total;
        expect(at(long)).toBeGreaterThanOrEqual(at(short));
      }),
    );
  });

  test('a half day never costs more than a day', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 60 }), (any, number) => {
        const free = { ...any, minHours: undefined };
        const at = (half: boolean) => costOf(mixOf({ days: number, half }, free));
        expect(at(true)).toBeLessThanOrEqual(at(false) + number * Math.ceil(any.perHour ?? 0));
      }),
    );
  });

  test('the mix is never dearer than days alone', () => {
    fc.assert(
      fc.property(anyTerms, anyTime, (any, [time]) => {
        const wished = 'days' in time ? time.days : Math.ceil(time.hours / any.dayHours);
        const least = Math.ceil((any.minHours ?? 0) / any.dayHours) * ('half' in time && time.half ? 2 : 1);
        expect(costOf(mixOf(time, any))).toBeLessThanOrEqual(Math.max(wished, least) * any.perDay + 180);
      }),
    );
  });

  test('every amount is whole rupees, and the total is their sum', () => {
    fc.assert(
      fc.property(anyTerms, anyTime, (any, [time]) => {
        const { lines, total, deposit } = quote(any, wish(time, { km: 12.7 }));
        for (const { amount } of lines) expect(Number.isInteger(amount) && amount > 0).toBe(true);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(Number.isInteger(deposit)).toBe(true);
      }),
    );
  });
});
