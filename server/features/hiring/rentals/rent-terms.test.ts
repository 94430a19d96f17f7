import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMachine, aRental, rentalRows } from '#server/testing/a-rental.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { findListing } from '../calendar/units/listing.data.ts';
import { unitsOf } from '../calendar/units/unit.data.ts';
import { costOfWork } from './rent-quote.rules.ts';

const neev = useTestApp();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const dates = { from: '2026-12-02', days: 3 };
const terms = {
  stock: 2,
  perHour: 200,
  perWeek: 5000,
  operator: 'extra',
  operatorPerDay: 800,
  diesel: 'owner',
  dieselPerHour: 50,
  transportBase: 500,
  perKm: 20,
  deposit: 3000,
  gstPercent: 18,
  bufferMinutes: 30,
};

describe('The terms of a product', () => {
  test('are one piece at its price a day until the owner says more', async () => {
    const { productId } = await aMachine(neev, { price: 1200 });
    const { body } = await neev.call('GET', `/rentTerms/${productId}`, { as: await neev.loginAs() });
    expect(body.data).toEqual({
      productId,
      said: false,
      stock: 1,
      perDay: 1200,
      dayHours: 8,
      operator: 'none',
      diesel: 'renter',
      graceMinutes: 60,
      bufferMinutes: 0,
      downtimeStops: true,
    });
  });

  test('are the owner’s to write and anybody’s to read', async () => {
    const { owner, productId } = await aMachine(neev);
    const url = `/rentTerms/${productId}`;
    const written = await neev.call('PUT', url, { as: owner, body: terms });
    expect(written.body.data).toMatchObject({ ...terms, perDay: 1000, said: true, dayHours: 8 });
    expect((await neev.call('GET', url, { as: await neev.loginAs() })).body).toEqual(written.body);
    const before = await rentalRows(neev);
    for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })])
      expect((await neev.call('PUT', url, { as, body: terms })).status).toBe(403);
    expect((await neev.call('PUT', '/rentTerms/x', { as: owner, body: terms })).status).toBe(404);
    expect(await rentalRows(neev)).toEqual(before);
  });

  test('follow the product’s price a day, and change it', async () => {
    const { owner, productId } = await aMachine(neev);
    const url = `/rentTerms/${productId}`;
    await neev.call('PUT', url, { as: owner, body: { ...terms, perDay: 1500 } });
    expect((await neev.call('GET', `/getProduct/${productId}`, { as: owner })).body.data.price).toBe(1500);
    await neev.call('PUT', `/updateProduct/${productId}`, { as: owner, body: { price: 900 } });
    expect((await neev.call('GET', url, { as: owner })).body.data.perDay).toBe(900);
  });

  test('with a bad figure are refused at its name', async () => {
    const { owner, productId } = await aMachine(neev);
    const body = { stock: 501, perHour: 0.5, operator: 'robot', gstPercent: 40 };
    const answer = await neev.call('PUT', `/rentTerms/${productId}`, { as: owner, body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(
      Object.keys(body).sort(),
    );
  });

  test('hold no fewer machines than are booked', async () => {
    const { owner, productId } = await aMachine(neev);
    const url = `/rentTerms/${productId}`;
    await neev.call('PUT', url, { as: owner, body: { stock: 3 } });
    const soon = { from: '2099-01-01', days: 2 };
    await aRental(neev, { of: { owner, productId }, dates: soon, status: 'agreed', count: 2 });
    const before = await rentalRows(neev);
    const refused = await neev.call('PUT', url, { as: owner, body: { stock: 1 } });
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/units-booked']);
    expect(await rentalRows(neev)).toEqual(before);
    expect((await neev.call('PUT', url, { as: owner, body: { stock: 2 } })).body.data.stock).toBe(2);
    const ref = { kind: 'product', _id: productId } as const;
    expect(await unitsOf(neev.services.db, { ref })).toHaveLength(2);
  });
});

describe('A quote', () => {
  const ask = async (body: object) =>
    (await neev.call('POST', '/rentQuote', { as: await neev.loginAs(), body })).body;

  test('is all that the hire costs, line by line, with the deposit apart', async () => {
    const { owner, productId } = await aMachine(neev);
    await neev.call('PUT', `/rentTerms/${productId}`, { as: owner, body: terms });
    const { data } = await ask({ productId, dates, count: 2, pin: '411001' });
    const amounts = Object.fromEntries(
      data.lines.map(({ key, amount }: { key: string; amount: number }) => [key, amount]),
    );
    expect(amounts).toMatchObject({
      days: 6000,
      operator: 4800,
      diesel: 2400,
      transport: expect.any(Number),
    });
    const net = 13_200 + amounts.transport;
    expect(amounts.gst).toBe(Math.ceil(net * 0.18));
    expect(data).toMatchObject({ total: net + amounts.gst, deposit: 6000 });
  });

  test('goes by the hour, without the operator and the road where they are not asked for', async () => {
    const { owner, productId } = await aMachine(neev);
    await neev.call('PUT', `/rentTerms/${productId}`, { as: owner, body: { ...terms, gstPercent: 0 } });
    const hours = { start: '2026-12-02T03:30:00Z', hours: 3 };
    const { data } = await ask({ productId, dates: hours, operator: false, extraHours: 1 });
    expect(data.lines.map(({ key, amount }: { key: string; amount: number }) => [key, amount])).toEqual([
      ['hours', 600],
      ['extra', 200],
      ['diesel', 200],
      ['transport', 500],
    ]);
  });

  test.each([
    ['yesterday', { from: '2026-11-30', days: 1 }],
    ['an hour ago', { start: '2026-12-01T05:00:00Z', hours: 3 }],
    ['more than a year ahead', { from: '2027-12-01', days: 2 }],
  ])('is none of days that cannot be asked for: %s', async (_when, notAhead) => {
    const { productId } = await aMachine(neev);
    expect(await ask({ productId, dates: notAhead })).toMatchObject({
      type: '/problems/dates-invalid',
      errors: [{ path: 'dates' }],
    });
  });

  test('grows with the road to the site', async () => {
    const { owner, productId } = await aMachine(neev);
    await neev.call('PUT', `/rentTerms/${productId}`, { as: owner, body: terms });
    const near = (await ask({ productId, dates, pin: '411001' })).data.total;
    expect((await ask({ productId, dates, pin: '400001' })).data.total).toBeGreaterThan(near);
  });

  test('of a product without terms is its days', async () => {
    const { productId } = await aMachine(neev);
    expect((await ask({ productId, dates })).data).toEqual({
      lines: [{ key: 'days', amount: 3000, how: '3 × ₹1,000' }],
      total: 3000,
      deposit: 0,
    });
  });

  test('of nothing is a 404, of no days a 400', async () => {
    const { productId } = await aMachine(neev);
    expect((await ask({ productId: '00000000-0000-4000-8000-000000000000', dates })).status).toBe(404);
    expect((await ask({ productId, dates: { from: '2026-12-02', days: 0 } })).type).toBe(
      '/problems/dates-invalid',
    );
  });

  test('goes with an offer, at the agreed price, with the machine’s buffer', async () => {
    const { owner, productId } = await aMachine(neev);
    const { db } = neev.services;
    const listing = await findListing(db, { kind: 'product', _id: productId });
    if (!listing) throw new Error('no listing');
    const wish = { dates, count: 1, pin: '411001', terms: {} };
    await neev.call('PUT', `/rentTerms/${productId}`, { as: owner, body: { bufferMinutes: 30 } });
    const agreed = await costOfWork(db, { listing, ...wish, price: 900, per: 'day' });
    expect(agreed).toMatchObject({ quote: { total: 2700 }, bufferMinutes: 30 });
    const ofHours = { ...wish, dates: { start: '2026-12-02T03:30:00Z', hours: 2 } };
    const hourly = await costOfWork(db, { listing, ...ofHours, price: 90, per: 'hour' });
    expect(hourly.quote?.total).toBe(180);
    const job = await costOfWork(db, { listing, ...wish, price: 5000, per: 'job' });
    expect(job).toMatchObject({
      quote: { lines: [{ key: 'job' }], total: 5000 },
      total: 5000,
      bufferMinutes: 30,
    });
    const person = { ...listing, ref: { kind: 'worker', _id: productId } } as const;
    expect(await costOfWork(db, { listing: person, ...wish, price: 900, per: 'day' })).toMatchObject({
      quote: null,
      total: 2700,
    });
  });
});
