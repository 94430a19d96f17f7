import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  accept,
  aListedCrew,
  aListedWorker,
  anItem,
  aRequest,
  ask,
  inDays,
  type Listed,
  offer,
} from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const days = { from: inDays(2), days: 3 };
const later = { from: inDays(20), days: 2 };
const notFree = { status: 409, body: { type: '/problems/not-free' } };

const forMe = async (as: TestUser): Promise<string[]> =>
  (await neev.call('GET', '/jobRequests?as=forMe', { as })).body.data.map(({ _id }: { _id: string }) => _id);
const asked = (as: TestUser, to: Listed[], items: object[] = [anItem()]) =>
  neev.call('POST', '/jobRequests', {
    as,
    body: aRequest({ to: to.map(({ listing }) => listing), items }),
  });

describe('Who is booked', () => {
  test('cannot offer the same days again, neither there nor elsewhere, and is not asked about that request', async () => {
    const customer = await neev.loginAs({ fullname: 'Asha Test' });
    const worker = await aListedWorker(neev);
    const two = { to: [worker.listing], items: [anItem({ count: 2, dates: days })] };
    const request = await ask(neev, customer, two);
    const other = await ask(neev, await neev.loginAs(), { ...two, pin: '411001' });
    const id = (await offer(neev, worker, { itemId: request.items[0]._id })).body.data._id;
    expect(await forMe(worker)).toEqual([other._id, request._id]);
    await accept(neev, customer, { id });
    for (const { items } of [request, other])
      expect(await offer(neev, worker, { itemId: items[0]._id })).toMatchObject(notFree);
    expect(await forMe(worker)).toEqual([]);
    const seen = (await neev.call('GET', `/jobRequests/${other._id}`, { as: worker })).body.data;
    expect(seen.items[0]).toMatchObject({ booked: true });
    expect(await offer(neev, worker, { itemId: other.items[0]._id, dates: later })).toMatchObject({
      status: 201,
    });
  });

  test('is not asked for those days, by name, near the site or later, but for others', async () => {
    const { worker } = await aBooking(neev, { item: { dates: days } });
    const customer = await neev.loginAs();
    expect(await asked(customer, [worker], [anItem({ dates: days })])).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'to.0', type: '/problems/not-free' }] },
    });
    const free = await aListedWorker(neev);
    expect(await asked(customer, [worker, free], [anItem({ dates: days })])).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'to.0' }] },
    });
    const one = (await asked(customer, [free], [anItem({ dates: days })])).body.data;
    expect(
      await neev.call('PUT', `/jobRequests/${one._id}/people`, {
        as: customer,
        body: { add: [worker.listing] },
      }),
    ).toMatchObject({ status: 409, body: { errors: [{ path: 'add.0' }] } });
    const near = await ask(neev, customer, { items: [anItem({ dates: days })] });
    expect(await forMe(worker)).not.toContain(near._id);
    expect(await forMe(free)).toContain(near._id);
    const fits = (await asked(customer, [worker], [anItem({ dates: later })])).body.data;
    expect(await forMe(worker)).toEqual([fits._id]);
  });

  test('is asked again once the booking is cancelled', async () => {
    const { worker, customer, booking } = await aBooking(neev, { item: { dates: days } });
    const near = await ask(neev, await neev.loginAs(), { items: [anItem({ dates: days })] });
    expect(await forMe(worker)).toEqual([]);
    await neev.call('PUT', `/bookings/${booking._id}/state`, {
      as: customer,
      body: { to: 'cancelled', version: booking.version, reason: 'plans' },
    });
    expect(await forMe(worker)).toContain(near._id);
  });

  test('of a crew are only so many: the others can still be offered', async () => {
    const customer = await neev.loginAs();
    const crew = await aListedCrew(neev, { groupSize: 3 });
    const eight = { to: [crew.listing], items: [anItem({ count: 8, dates: days })] };
    const first = await ask(neev, customer, eight);
    const id = (await offer(neev, crew, { itemId: first.items[0]._id, count: 2 })).body.data._id;
    await accept(neev, customer, { id });
    const second = await ask(neev, await neev.loginAs(), eight);
    const itemId = second.items[0]._id;
    expect(await offer(neev, crew, { itemId, count: 2 })).toMatchObject(notFree);
    expect(await offer(neev, crew, { itemId, count: 2, minCount: 1 })).toMatchObject({ status: 201 });
  });

  test('is not countered onto days on which they work', async () => {
    const { worker } = await aBooking(neev, { item: { dates: days } });
    const customer = await neev.loginAs();
    const request = (await asked(customer, [worker], [anItem({ dates: later })])).body.data;
    const id = (await offer(neev, worker, { itemId: request.items[0]._id })).body.data._id;
    expect(
      await neev.call('POST', `/jobOffers/${id}/counter`, {
        as: customer,
        body: { clientId: randomUUID(), dates: days },
      }),
    ).toMatchObject(notFree);
    expect((await neev.call('GET', `/jobOffers/${id}`, { as: worker })).body.data.status).toBe('sent');
  });
});

describe('An offer waits', () => {
  const hoursOpen = async (from: string) => {
    const worker = await aListedWorker(neev);
    const item = anItem({ dates: { from, days: 1 } });
    const request = await ask(neev, await neev.loginAs(), { to: [worker.listing], items: [item] });
    const { data } = (await offer(neev, worker, { itemId: request.items[0]._id })).body;
    const until = (end: string) => (Date.parse(end) - Date.now()) / 3_600_000;
    return { offer: until(data.expiresAt), request: until(request.expiresAt) };
  };

  test('a day for work that is near, a week for work in half a year; so does the request', async () => {
    const near = await hoursOpen(inDays(2));
    expect(near.offer).toBeLessThanOrEqual(24);
    const far = await hoursOpen(inDays(180));
    expect(far.offer).toBeGreaterThan(160);
    expect(far.request).toBeGreaterThan(160);
  });
});

describe('A job', () => {
  const job = (changes: object) =>
    anItem({ of: 'contractor', category: 'Construction Contract', per: 'job', ...changes });
  const answered = async (item: object) => {
    const body = aRequest({ items: [item] });
    return neev.call('POST', '/jobRequests', { as: await neev.loginAs(), body });
  };

  test.each<[string, object, string, string]>([
    ['731 days', { dates: { from: inDays(2), days: 731 } }, 'dates', 'job-too-long'],
    ['a rupee more than ten crore', { price: 100_000_001 }, 'price', 'job-price-invalid'],
    ['no rupee', { price: 0 }, 'price', 'job-price-invalid'],
  ])('of %s is refused at its field', async (_, changes, field, name) => {
    const { body } = await answered(job(changes));
    expect(body.errors).toMatchObject([{ path: `items.0.${field}`, type: `/problems/${name}` }]);
  });

  test('takes ten crore and 730 days; work by the day its own most', async () => {
    const long = { from: inDays(2), days: 730, restDays: [0] };
    const { status, body } = await answered(job({ price: 100_000_000, dates: long }));
    expect([status, body.data?.items[0].price]).toEqual([201, 100_000_000]);
    const day = await answered(anItem({ price: 1_000_001, dates: { from: inDays(2), days: 181 } }));
    expect(day.body.errors).toMatchObject([
      { path: 'items.0.dates', type: '/problems/days-too-many' },
      { path: 'items.0.price', type: '/problems/price-invalid' },
    ]);
  });
});
