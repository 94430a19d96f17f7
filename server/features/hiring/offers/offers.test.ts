import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accept, aListedCrew, aListedWorker, anItem, ask, inDays, offer } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

async function asked(changes: object = {}) {
  const worker = await aListedWorker(neev);
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const request = await ask(neev, customer, { to: [worker.listing], ...changes });
  return { worker, customer, request, itemId: String(request.items[0]._id) };
}
const put = (as: TestUser, id: string, act: string, body: object = {}) =>
  neev.call('PUT', `/jobOffers/${id}/${act}`, { as, body });
const counter = (as: TestUser, id: string, body: object) =>
  neev.call('POST', `/jobOffers/${id}/counter`, { as, body: { clientId: randomUUID(), ...body } });
const problem = (status: number, name: string) => ({ status, body: { type: `/problems/${name}` } });

describe('An offer', () => {
  test('takes the item’s days and way of counting where it names none, and says its total', async () => {
    const { worker, customer, itemId, request } = await asked({
      items: [anItem({ dates: { from: inDays(2), days: 3, restDays: [0] } })],
    });
    const { status, body } = await offer(neev, worker, { itemId, price: 800, note: 'With my own tools' });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('booking');
    expect(body.data).toMatchObject({
      requestId: request._id,
      itemId,
      parentId: null,
      listing: worker.listing,
      listingName: 'Ramesh Kumar',
      providerId: worker.userId,
      customerId: customer.userId,
      author: 'provider',
      count: 1,
      minCount: 1,
      dates: request.items[0].dates,
      per: 'day',
      price: 800,
      total: 2400,
      note: 'With my own tools',
      status: 'sent',
    });
    for (const as of [worker, customer])
      expect((await neev.call('GET', `/jobOffers/${body.data._id}`, { as })).status).toBe(200);
    expect((await neev.call('GET', `/jobOffers/${body.data._id}`, { as: await neev.loginAs() })).status).toBe(
      404,
    );
  });

  test('is a card in the chat of its two sides, and a notice', async () => {
    const { worker, customer, itemId } = await asked();
    const { body } = await offer(neev, worker, { itemId });
    const { body: conversations } = await neev.call('GET', `/getConversations/${customer.userId}`, {
      as: customer,
    });
    expect(conversations.data).toMatchObject([
      { lastMessage: { type: 'offer', text: body.data._id, senderId: worker.userId } },
    ]);
    const { body: notices } = await neev.call('GET', '/notices', { as: customer });
    expect(notices.data).toMatchObject([{ kind: 'offer', listing: { name: 'Ramesh Kumar' } }]);
  });

  test('the same clientId again is the first one', async () => {
    const { worker, itemId } = await asked();
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => offer(neev, worker, { itemId, clientId })));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });

  test.each<[string, object, object]>([
    ['more than were asked for', { count: 2 }, { status: 400, body: { errors: [{ path: 'count' }] } }],
    [
      'a least number above the number',
      { minCount: 2 },
      { status: 400, body: { errors: [{ path: 'minCount' }] } },
    ],
    [
      'no rupees',
      { price: 0 },
      { status: 400, body: { errors: [{ path: 'price', type: '/problems/price-invalid' }] } },
    ],
    [
      'days that are over',
      { dates: { from: inDays(-3), days: 2 } },
      { status: 400, body: { errors: [{ path: 'dates' }] } },
    ],
    ['an item that is not there', { itemId: randomUUID() }, { status: 404 }],
  ])('with %s is refused', async (_, changes, answer) => {
    const { worker, itemId } = await asked();
    expect(await offer(neev, worker, { itemId, ...changes })).toMatchObject(answer);
  });

  test('is made by the listing’s owner alone, and not by the customer', async () => {
    const { worker, customer, itemId } = await asked();
    const other = await aListedWorker(neev);
    expect(await offer(neev, other, { itemId })).toMatchObject({ status: 404 });
    expect(await offer(neev, { ...other, listing: worker.listing }, { itemId })).toMatchObject(
      problem(403, 'not-allowed'),
    );
    expect(await offer(neev, { ...customer, listing: worker.listing }, { itemId })).toMatchObject(
      problem(400, 'own-listing'),
    );
  });
});

describe('Answers to an offer', () => {
  test('only the other side accepts, declines or counters; only its author withdraws', async () => {
    const { worker, customer, itemId } = await asked();
    const id = (await offer(neev, worker, { itemId })).body.data._id;
    expect(await accept(neev, worker, { id })).toMatchObject(problem(403, 'not-allowed'));
    expect(await put(worker, id, 'decline')).toMatchObject(problem(403, 'not-allowed'));
    expect(await counter(worker, id, { price: 900 })).toMatchObject(problem(403, 'not-allowed'));
    expect(await put(customer, id, 'withdraw')).toMatchObject(problem(403, 'not-allowed'));
    expect(await put(await neev.loginAs(), id, 'decline')).toMatchObject({ status: 404 });
    expect((await put(customer, id, 'decline')).body.data.status).toBe('declined');
    expect((await put(customer, id, 'decline')).status).toBe(200);
    expect(await accept(neev, customer, { id })).toMatchObject(problem(409, 'offer-over'));
  });

  test('a counter takes the offer’s place, and the other side may accept it', async () => {
    const { worker, customer, itemId } = await asked();
    const id = (await offer(neev, worker, { itemId, price: 900 })).body.data._id;
    const { status, body } = await counter(customer, id, { price: 750 });
    expect([status, body.data]).toMatchObject([
      201,
      { parentId: id, author: 'customer', price: 750, status: 'sent' },
    ]);
    expect((await neev.call('GET', `/jobOffers/${id}`, { as: worker })).body.data.status).toBe('countered');
    expect(await accept(neev, customer, { id: body.data._id })).toMatchObject(problem(403, 'not-allowed'));
    const booked = await accept(neev, worker, { id: body.data._id });
    expect(booked.body.data).toMatchObject({ price: 750, total: 2250, status: 'agreed', count: 1 });
  });

  test('ten in a row at most', async () => {
    const { worker, customer, itemId } = await asked();
    let id = (await offer(neev, worker, { itemId, price: 900 })).body.data._id;
    for (let round = 2; round <= 10; round += 1)
      id = (await counter(round % 2 ? worker : customer, id, { price: 800 + round })).body.data._id;
    expect(await counter(worker, id, { price: 1000 })).toMatchObject(problem(409, 'offer-over'));
    expect((await accept(neev, worker, { id })).status).toBe(200);
  });

  test('one that has expired is over', async () => {
    const { worker, customer, itemId } = await asked();
    const id = (await offer(neev, worker, { itemId })).body.data._id;
    await neev.services.pool.query(
      `update offers set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect(await accept(neev, customer, { id })).toMatchObject(problem(409, 'offer-over'));
    expect((await neev.call('GET', `/jobOffers/${id}`, { as: worker })).body.data.status).toBe('expired');
  });
});

describe('Accepting', () => {
  test('takes any number from the least to all; the same clientId again answers the booking', async () => {
    const crew = await aListedCrew(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 5 })] });
    const id = (await offer(neev, crew, { itemId: request.items[0]._id, count: 5, minCount: 2 })).body.data
      ._id;
    for (const count of [1, 6])
      expect(await accept(neev, customer, { id, count })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'count' }] },
      });
    const clientId = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => accept(neev, customer, { id, count: 3, clientId })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?._id}`)).size).toBe(1);
    expect(answers[0]?.body.data).toMatchObject({ count: 3, total: 3 * 3 * 700, units: [{}, {}, {}] });
    expect(await accept(neev, customer, { id, count: 3 })).toMatchObject(problem(409, 'offer-over'));
    const { body } = await neev.call('GET', `/jobRequests/${request._id}`, { as: customer });
    expect(body.data).toMatchObject({ status: 'open', items: [{ filled: 3 }] });
  });

  test('ends the offers of a filled item, and those whose people are taken; their authors hear why', async () => {
    const { worker, customer, itemId } = await asked({ to: 'nearby' });
    const rival = await aListedWorker(neev);
    const other = await neev.loginAs();
    const theirs = await ask(neev, other, { to: [worker.listing] });
    const mine = (await offer(neev, worker, { itemId })).body.data._id;
    const lost = (await offer(neev, rival, { itemId })).body.data._id;
    const elsewhere = (await offer(neev, worker, { itemId: theirs.items[0]._id })).body.data._id;
    expect((await accept(neev, customer, { id: mine })).status).toBe(200);
    const statusOf = async (as: TestUser, id: string) =>
      (await neev.call('GET', `/jobOffers/${id}`, { as })).body.data;
    expect(await statusOf(rival, lost)).toMatchObject({ status: 'lapsed', lapsedWhy: 'filled' });
    expect(await statusOf(worker, elsewhere)).toMatchObject({ status: 'lapsed', lapsedWhy: 'taken' });
    expect(await accept(neev, customer, { id: lost })).toMatchObject(problem(409, 'item-filled'));
    expect(await accept(neev, other, { id: elsewhere })).toMatchObject(problem(409, 'not-free'));
    const { body } = await neev.call('GET', '/notices', { as: rival });
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toContain('lapsed');
  });

  test('where the first is taken, only an offer equal to the terms is booked at once', async () => {
    const { worker, itemId } = await asked({ choose: 'first' });
    const dearer = await offer(neev, worker, { itemId, price: 800 });
    expect(dearer.body).not.toHaveProperty('booking');
    const equal = await offer(neev, worker, { itemId, price: 700 });
    expect(equal).toMatchObject({
      status: 201,
      body: { data: { status: 'accepted' }, booking: { status: 'agreed' } },
    });
  });

  test('the same person as worker and as engineer is in one place at a time', async () => {
    const { worker, customer, itemId } = await asked();
    const { aContractor } = await import('#server/testing/registrations.ts');
    const { body } = await neev.call('POST', '/contractor', {
      as: worker,
      body: aContractor({ role: 'Civil' }),
    });
    const engineer = { ...worker, listing: { kind: 'engineer' as const, _id: String(body.data._id) } };
    const item = anItem({ of: 'engineer', category: 'Civil' });
    const request = await ask(neev, customer, { to: [engineer.listing], items: [item] });
    const one = (await offer(neev, worker, { itemId })).body.data._id;
    const two = (await offer(neev, engineer, { itemId: request.items[0]._id })).body.data._id;
    expect((await accept(neev, customer, { id: one })).status).toBe(200);
    expect(await accept(neev, customer, { id: two })).toMatchObject(problem(409, 'not-free'));
  });
});
