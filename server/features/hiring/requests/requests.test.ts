import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  aListedCrew,
  aListedWorker,
  anItem,
  aRequest,
  ask,
  inDays,
} from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const post = (as: TestUser, changes: object = {}) =>
  neev.call('POST', '/jobRequests', { as, body: aRequest(changes) });
const get = (as: TestUser, id: string) => neev.call('GET', `/jobRequests/${id}`, { as });
const listed = async (as: TestUser, list: 'mine' | 'forMe') =>
  (await neev.call('GET', `/jobRequests?as=${list}`, { as })).body;

describe('A request asks people, crews and machines together', () => {
  test('it answers as it was asked, and stands in the customer’s list', async () => {
    const customer = await neev.loginAs({ fullname: 'Asha Test' });
    const items = [
      anItem({ count: 2, skill: 'skilled' }),
      anItem({ count: 5, skill: 'unskilled', price: null }),
    ];
    const { status, body } = await post(customer, { items, facilities: { food: true } });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      customerName: 'Asha Test',
      status: 'open',
      choose: 'me',
      to: 'nearby',
      radiusKm: 25,
      pin: '411001',
      address: '12 Hill Road',
      sitePhone: '9876500000',
      facilities: { lodging: false, food: true, transport: false, gear: false },
      items: [
        {
          of: 'worker',
          category: 'Construction',
          skill: 'skilled',
          count: 2,
          filled: 0,
          price: 700,
          per: 'day',
        },
        { count: 5, filled: 0, price: null },
      ],
    });
    expect(await listed(customer, 'mine')).toMatchObject({ total: 1, data: [{ _id: body.data._id }] });
  });

  test('the same clientId again is the first one, also at the same moment', async () => {
    const customer = await neev.loginAs();
    const body = aRequest();
    const twice = () => neev.call('POST', '/jobRequests', { as: customer, body });
    const answers = await Promise.all([twice(), twice(), twice()]);
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1);
    expect((await listed(customer, 'mine')).total).toBe(1);
  });

  test('first is the default for one person with a price, else the customer chooses', async () => {
    const customer = await neev.loginAs();
    const one = await ask(neev, customer, { choose: undefined });
    const two = await ask(neev, customer, { choose: undefined, items: [anItem({ count: 2 })] });
    const without = await ask(neev, customer, { choose: undefined, items: [anItem({ price: null })] });
    expect([one.choose, two.choose, without.choose]).toEqual(['first', 'me', 'me']);
  });

  test.each<[string, object, string, string]>([
    [
      'a day that is over',
      { items: [anItem({ dates: { from: inDays(-1), days: 1 } })] },
      'items.0.dates',
      'dates-invalid',
    ],
    [
      'more than a year ahead',
      { items: [anItem(), anItem({ dates: { from: inDays(300), days: 90 } })] },
      'items.1.dates',
      'dates-invalid',
    ],
    [
      'a day that the calendar lacks',
      { items: [anItem({ dates: { from: '2027-02-30', days: 1 } })] },
      'items.0.dates',
      'dates-invalid',
    ],
    ['nobody', { items: [] }, 'items', 'item-missing'],
    ['none of them', { items: [anItem({ count: 0 })] }, 'items.0.count', 'count-invalid'],
    ['more than 500', { items: [anItem({ count: 501 })] }, 'items.0.count', 'count-invalid'],
    [
      'another list’s category',
      { items: [anItem({ category: 'Civil' })] },
      'items.0.category',
      'category-invalid',
    ],
    [
      'first come without a price',
      { choose: 'first', items: [anItem({ price: null })] },
      'items.0.price',
      'price-needed',
    ],
    ['a PIN that is none', { pin: '41' }, 'pin', 'pin-invalid'],
    ['people by the hour', { items: [anItem({ per: 'hour' })] }, 'items.0.per', 'bad-input'],
    ['a listing that is not there', { to: [{ kind: 'worker', _id: randomUUID() }] }, 'to.0', 'item-missing'],
  ])('%s is refused at its field, and nothing is written', async (_, changes, path, problem) => {
    const customer = await neev.loginAs();
    const { status, body } = await post(customer, changes);
    expect([status, body.errors]).toEqual([
      400,
      [{ path, type: `/problems/${problem}`, message: expect.any(String) }],
    ]);
    expect((await listed(customer, 'mine')).total).toBe(0);
  });

  test('nobody hires themselves', async () => {
    const worker = await aListedWorker(neev);
    expect(await post(worker, { to: [worker.listing] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'to.0', type: '/problems/own-listing' }] },
    });
  });

  test('who is blocked is not asked', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const { body } = await neev.call('POST', '/newConversation', {
      as: worker,
      body: { receiverId: customer.userId },
    });
    await neev.call('PUT', `/conversation/${body.data._id}/blocked`, { as: worker, body: { blocked: true } });
    expect(await post(customer, { to: [worker.listing] })).toMatchObject({
      status: 403,
      body: { type: '/problems/chat-blocked' },
    });
  });

  test('who works for somebody on those days is named where they were chosen, and nobody is left out', async () => {
    const { worker, request } = await aBooking(neev);
    const free = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const items = [anItem({ dates: request.items[0].dates })];
    expect(await post(customer, { to: [free.listing, worker.listing], items })).toMatchObject({
      status: 409,
      body: { type: '/problems/not-free', errors: [{ path: 'to.1', type: '/problems/not-free' }] },
    });
    expect((await listed(free, 'forMe')).total).toBe(0);
    const asked = await ask(neev, customer, { to: [free.listing], items });
    const more = (add: object[]) =>
      neev.call('PUT', `/jobRequests/${asked._id}/people`, { as: customer, body: { add } });
    expect(await more([free.listing, worker.listing])).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'add.1', type: '/problems/not-free' }] },
    });
    expect((await listed(customer, 'mine')).data[0].to).toEqual([expect.objectContaining(free.listing)]);
  });
});

describe('Who sees a request', () => {
  test('those who were chosen, without address and phone of the site', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [worker.listing] });
    const { data } = await listed(worker, 'forMe');
    expect(data).toMatchObject([{ _id: request._id, to: [worker.listing], distanceKm: 0 }]);
    expect(JSON.stringify(data)).not.toMatch(/Hill Road|9876500000/);
    for (const stranger of [await neev.loginAs(), await aListedWorker(neev)])
      expect((await get(stranger, request._id)).status).toBe(404);
    expect((await get(worker, request._id)).body.data).not.toHaveProperty('address');
  });

  test('everybody of the trade within the radius, crews for single workers of their trade', async () => {
    const near = await aListedWorker(neev);
    const crew = await aListedCrew(neev);
    const gardener = await aListedWorker(neev, { role: 'Gardening' });
    const far = await aListedWorker(neev, { address: 'Delhi', pin: '110001' });
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, {});
    const seen = async (as: TestUser) =>
      (await listed(as, 'forMe')).data.map(({ _id }: { _id: string }) => _id).includes(request._id);
    expect([await seen(near), await seen(crew), await seen(gardener), await seen(far)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(
      [await get(crew, request._id), await get(gardener, request._id)].map(({ status }) => status),
    ).toEqual([200, 404]);
  });

  test('each person sees their own part alone, the customer the whole', async () => {
    const [mason, gardener] = [await aListedWorker(neev), await aListedWorker(neev, { role: 'Gardening' })];
    const customer = await neev.loginAs();
    const items = [anItem(), anItem({ category: 'Gardening', price: null })];
    const request = await ask(neev, customer, { to: [mason.listing, gardener.listing], items });
    const part = async (as: TestUser) =>
      (await get(as, request._id)).body.data.items.map(({ category }: { category: string }) => category);
    expect(await part(customer)).toEqual(['Construction', 'Gardening']);
    expect(await part(mason)).toEqual(['Construction']);
    expect(await part(gardener)).toEqual(['Gardening']);
    expect((await listed(gardener, 'forMe')).data[0].items).toHaveLength(1);
    const stranger = await aListedWorker(neev, { role: 'Tiles' });
    const named = await ask(neev, customer, { to: [stranger.listing], items });
    expect((await get(stranger, named._id)).body.data.items).toHaveLength(2);
  });

  test('who is booked on it sees the address and the phone', async () => {
    const { worker, request, booking } = await aBooking(neev);
    expect((await get(worker, request._id)).body.data).toMatchObject({
      address: '12 Hill Road',
      sitePhone: '9876500000',
    });
    expect(booking).toMatchObject({
      address: '12 Hill Road',
      phones: { customer: '9876500000', provider: '9876543210' },
    });
  });

  test('a listing that passed is not asked again, and the customer sees that', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [worker.listing] });
    const body = { listing: worker.listing };
    expect((await neev.call('PUT', `/jobRequests/${request._id}/pass`, { as: worker, body })).status).toBe(
      200,
    );
    expect((await listed(worker, 'forMe')).total).toBe(0);
    expect((await get(customer, request._id)).body.data.to).toMatchObject([{ passed: true, seen: true }]);
  });

  test('a no that is sent twice, because its answer never came, is one no', async () => {
    const worker = await aListedWorker(neev);
    const request = await ask(neev, await neev.loginAs(), { to: [worker.listing] });
    const body = { listing: worker.listing };
    const say = () => neev.call('PUT', `/jobRequests/${request._id}/pass`, { as: worker, body });
    const [first, second] = [await say(), await say()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  test('those who were asked hear of it, with a notice', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs({ fullname: 'Asha Test' });
    const request = await ask(neev, customer, { to: [worker.listing] });
    const { body } = await neev.call('GET', '/notices', { as: worker });
    expect(body.data).toMatchObject([
      { kind: 'request', name: 'Asha Test', about: { kind: 'request', _id: request._id } },
    ]);
  });

  test('the customer sees how many were told, and nobody else does', async () => {
    const [worker, other] = [await aListedWorker(neev), await aListedWorker(neev)];
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [worker.listing] });
    const body = { add: [other.listing] };
    await neev.call('PUT', `/jobRequests/${request._id}/people`, { as: customer, body });
    expect((await get(customer, request._id)).body.data.told).toBe(2);
    expect((await get(worker, request._id)).body.data.told).toBeUndefined();
  });
});

describe('Closing and adding', () => {
  test('a closed request takes no offer, its waiting offers lapse; closing again changes nothing', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [worker.listing] });
    const body = {
      clientId: 'a',
      itemId: request.items[0]._id,
      listing: worker.listing,
      count: 1,
      price: 800,
    };
    const offered = await neev.call('POST', '/jobOffers', { as: worker, body });
    const close = () =>
      neev.call('PUT', `/jobRequests/${request._id}/close`, { as: customer, body: { reason: 'Rain' } });
    expect((await close()).body.data.status).toBe('closed');
    expect((await close()).status).toBe(200);
    const again = await neev.call('POST', '/jobOffers', { as: worker, body: { ...body, clientId: 'b' } });
    expect(again).toMatchObject({ status: 409, body: { type: '/problems/request-closed' } });
    const lapsed = await neev.call('GET', `/jobOffers/${offered.body.data._id}`, { as: worker });
    expect(lapsed.body.data).toMatchObject({ status: 'lapsed', lapsedWhy: 'closed' });
    expect(
      (await neev.call('PUT', `/jobRequests/${request._id}/close`, { as: worker, body: {} })).status,
    ).toBe(403);
  });

  test('more people can be asked while it is open', async () => {
    const [first, second] = [await aListedWorker(neev), await aListedWorker(neev)];
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [first.listing] });
    const body = { add: [second.listing, first.listing] };
    const { body: more } = await neev.call('PUT', `/jobRequests/${request._id}/people`, {
      as: customer,
      body,
    });
    expect(more.data.to).toMatchObject([first.listing, second.listing]);
    expect((await listed(second, 'forMe')).total).toBe(1);
  });
});
