import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  accept,
  aListedCrew,
  aListedWorker,
  anItem,
  ask,
  inDays,
  noticesOf,
  offer,
} from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const problem = (status: number, name: string) => ({ status, body: { type: `/problems/${name}` } });

const site = (as: TestUser, id: string, body: object) =>
  neev.call('PUT', `/bookings/${id}/site`, { as, body });
const replace = (as: TestUser, id: string, clientId = randomUUID() as string) =>
  neev.call('POST', `/bookings/${id}/replacement`, { as, body: { clientId } });
const again = (as: TestUser, id: string, body: object) =>
  neev.call('POST', `/bookings/${id}/again`, { as, body: { clientId: randomUUID(), ...body } });
const booking = async (as: TestUser, id: string) =>
  (await neev.call('GET', `/bookings/${id}`, { as })).body.data;
const cancel = async (as: TestUser, id: string, reason: string) => {
  const { version } = await booking(as, id);
  const { status } = await neev.call('PUT', `/bookings/${id}/state`, {
    as,
    body: { to: 'cancelled', version, reason },
  });
  expect(status).toBe(200);
};
const set = (id: string, columns: object) =>
  neev.services.db.updateTable('bookings').set(columns).where('id', '=', id).execute();

describe('The customer says where the work is', () => {
  test('after the booking, and the booked read it, with the point of a map', async () => {
    const {
      customer,
      worker,
      booking: made,
    } = await aBooking(neev, {
      request: { address: undefined, sitePhone: undefined },
    });
    expect((await booking(worker, made._id)).phones).toEqual({ provider: expect.any(String) });
    const said = {
      address: ' Gate 2,  Lake Road ',
      sitePhone: '+91 98765 43210',
      latlng: '18.5204, 73.8567',
    };
    const { status, body } = await site(customer, made._id, said);
    const written = {
      address: 'Gate 2, Lake Road',
      sitePhone: '9876543210',
      latlng: { lat: 18.5204, lng: 73.8567 },
    };
    expect([status, body.data]).toMatchObject([200, written]);
    expect(await booking(worker, made._id)).toMatchObject({ ...written, phones: { customer: '9876543210' } });
    const request = await neev.call('GET', `/jobRequests/${made.requestId}`, { as: worker });
    expect(request.body.data).toMatchObject({ address: 'Gate 2, Lake Road', sitePhone: '9876543210' });
    expect(await noticesOf(neev, worker)).toEqual(['changed']);
    // The version is of what was agreed: who looked before may still say that they arrived.
    expect(body.data.version).toBe(made.version);
  });

  test('field by field: what is not sent stays, what is empty goes, and the same again tells nobody', async () => {
    const { customer, worker, booking: made } = await aBooking(neev);
    await site(customer, made._id, { latlng: { lat: 1, lng: 2 } });
    const [first] = (await neev.call('GET', '/notices', { as: worker })).body.data;
    const { body } = await site(customer, made._id, { latlng: { lat: 1, lng: 2 }, address: '12 Hill Road' });
    expect(body.data).toMatchObject({ address: '12 Hill Road', sitePhone: '9876500000' });
    expect((await neev.call('GET', '/notices', { as: worker })).body.data[0]).toEqual(first);
    const gone = await site(customer, made._id, { address: '', latlng: null });
    expect(gone.body.data).toMatchObject({ address: null, latlng: null, sitePhone: '9876500000' });
  });

  test.each([
    [{ sitePhone: '12345' }, 'sitePhone', 'phone-invalid'],
    [{ address: 'x'.repeat(301) }, 'address', 'too-long'],
    [{ latlng: { lat: 91, lng: 0 } }, 'latlng.lat', 'bad-input'],
    [{ latlng: 'near the temple' }, 'latlng', 'bad-input'],
  ])('%j is refused beside its field', async (body, path, name) => {
    const { customer, booking: made } = await aBooking(neev);
    const answer = await site(customer, made._id, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, type: `/problems/${name}` }] } });
  });

  test('and nobody else, nor once the work is over', async () => {
    const { customer, worker, booking: made } = await aBooking(neev);
    const body = { address: 'Elsewhere' };
    expect(await site(worker, made._id, body)).toMatchObject(problem(403, 'not-allowed'));
    expect(await site(await neev.loginAs(), made._id, body)).toMatchObject(problem(404, 'not-found'));
    await cancel(customer, made._id, 'plans');
    expect(await site(customer, made._id, body)).toMatchObject(problem(409, 'state-changed'));
    expect((await booking(worker, made._id)).address).toBeNull();
  });

  test('for one booking alone: who is booked on the same request elsewhere learns nothing', async () => {
    const customer = await neev.loginAs();
    const [one, other] = [await aListedWorker(neev), await aListedWorker(neev)];
    const made = await ask(neev, customer, { items: [anItem({ count: 2 })] });
    const bookings = [];
    for (const worker of [one, other]) {
      const { body } = await offer(neev, worker, { itemId: made.items[0]._id });
      bookings.push((await accept(neev, customer, { id: body.data._id })).body.data);
    }
    await site(customer, bookings[0]._id, { address: 'The back gate' });
    expect((await booking(other, bookings[1]._id)).address).toBe('12 Hill Road');
    const seen = await neev.call('GET', `/jobRequests/${made._id}`, { as: other });
    expect(seen.body.data.address).toBe('12 Hill Road');
  });
});

describe('A replacement', () => {
  test('asks who does such work near and is free, without who called off and who is booked then', async () => {
    const {
      customer,
      worker,
      booking: made,
    } = await aBooking(neev, { item: { price: 750, skill: 'skilled' } });
    const free = await aListedWorker(neev);
    const busy = await aListedWorker(neev);
    await neev.call('POST', '/blocks', {
      as: busy,
      body: { clientId: randomUUID(), listing: busy.listing, from: inDays(3), to: inDays(3) },
    });
    const painter = await aListedWorker(neev, { role: 'Gardening' });
    await cancel(worker, made._id, 'ill');
    expect(await noticesOf(neev, customer)).toEqual(['cancelled']);
    const { status, body } = await replace(customer, made._id);

    expect([status, body.data]).toMatchObject([
      201,
      {
        status: 'open',
        address: '12 Hill Road',
        items: [
          {
            of: 'worker',
            category: 'Construction',
            count: 1,
            price: 750,
            skill: 'skilled',
            dates: made.dates,
          },
        ],
      },
    ]);
    const ids = body.data.to.map(({ _id }: { _id: string }) => _id);
    expect(ids).toContain(free.listing._id);
    for (const { listing } of [worker, busy, painter]) expect(ids).not.toContain(listing._id);
    expect(await noticesOf(neev, free)).toEqual(['request']);
    expect((await neev.call('GET', `/jobRequests/${body.data._id}`, { as: worker })).status).toBe(404);
    // The customer dealt with it.
    expect(await noticesOf(neev, customer)).toEqual([]);
    expect((await booking(customer, made._id)).replacedBy).toBe(body.data._id);
    expect(await booking(worker, made._id)).not.toHaveProperty('replacedBy');
  });

  test('asked twice is one request, also under another name', async () => {
    const { customer, worker, booking: made } = await aBooking(neev);
    await aListedWorker(neev);
    await cancel(worker, made._id, 'ill');
    const answers = await Promise.all(['a', 'a', 'b', 'c'].map((name) => replace(customer, made._id, name)));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    const { rows } = await neev.services.pool.query('select from requests where replaces = $1', [made._id]);
    expect(rows).toHaveLength(1);
  });

  test('is for the days and people that are left, and the first request asks for these no more', async () => {
    const customer = await neev.loginAs();
    const crew = await aListedCrew(neev, { category: 'Construction Labour' });
    const single = await aListedWorker(neev);
    const request = await ask(neev, customer, { items: [anItem({ count: 5 })] });
    const itemId = request.items[0]._id;
    const ofCrew = await offer(neev, crew, { itemId, count: 3 });
    const first = (await accept(neev, customer, { id: ofCrew.body.data._id })).body.data;
    const ofSingle = await offer(neev, single, { itemId });
    await accept(neev, customer, { id: ofSingle.body.data._id });
    await cancel(crew, first._id, 'transport');
    const other = await aListedWorker(neev);
    // The first two of its days have gone by.
    const dates = { ...first.dates, from: inDays(-2), days: 5 };
    await set(first._id, { dates: JSON.stringify(dates) });
    const { body } = await replace(customer, first._id);
    const [left] = body.data.items;
    expect(left.count).toBe(3);
    // Today counts until the usual hour of beginning.
    expect([`${inDays(0)} 3`, `${inDays(1)} 2`]).toContain(`${left.dates.from} ${left.dates.days}`);
    expect(body.data.to.map(({ _id }: { _id: string }) => _id)).toContain(other.listing._id);
    const before = await neev.call('GET', `/jobRequests/${request._id}`, { as: customer });
    expect(before.body.data.items[0]).toMatchObject({ count: 2, filled: 1 });
  });

  test('is for the days after today where the work was ended early, and not for a whole job', async () => {
    const { customer, worker, booking: made } = await aBooking(neev);
    const free = await aListedWorker(neev);
    const dates = { from: inDays(-1), days: 5 };
    await set(made._id, { status: 'done_said', per: 'job', dates: JSON.stringify(dates) });
    expect(await replace(customer, made._id)).toMatchObject(problem(409, 'state-changed'));
    await set(made._id, { per: 'day' });
    const { status, body } = await replace(customer, made._id);
    expect([status, body.data.items[0]]).toMatchObject([
      201,
      { count: 1, dates: { from: inDays(1), days: 3 } },
    ]);
    const ids = body.data.to.map(({ _id }: { _id: string }) => _id);
    expect(ids).toContain(free.listing._id);
    expect(ids).not.toContain(worker.listing._id);
    const before = await neev.call('GET', `/jobRequests/${made.requestId}`, { as: customer });
    expect(before.body.data.items[0]).toMatchObject({ count: 1, filled: 1 });
  });

  test('is refused while the booking stands, to others, and where no day or nobody is left', async () => {
    const { customer, worker, booking: made } = await aBooking(neev);
    expect(await replace(customer, made._id)).toMatchObject(problem(409, 'state-changed'));
    await cancel(customer, made._id, 'plans');
    expect(await replace(worker, made._id)).toMatchObject(problem(403, 'not-allowed'));
    expect(await replace(await neev.loginAs(), made._id)).toMatchObject(problem(404, 'not-found'));
    expect(await replace(customer, made._id)).toMatchObject(problem(409, 'nobody-free'));
    await set(made._id, { dates: JSON.stringify({ from: inDays(-3), days: 2 }) });
    expect(await replace(customer, made._id)).toMatchObject(problem(409, 'no-days-left'));
    const { rows } = await neev.services.pool.query('select count(*)::int as n from requests');
    expect(rows[0].n).toBe(1);
  });
});

test('An offer of a booking that was called off says so, and no longer "accepted"', async () => {
  const { customer, worker, offer: made, booking: agreed } = await aBooking(neev);
  const stands = async (as: TestUser) =>
    (await neev.call('GET', `/jobOffers/${made._id}`, { as })).body.data.status;
  expect(await stands(worker)).toBe('accepted');
  await cancel(worker, agreed._id, 'ill');
  expect([await stands(worker), await stands(customer)]).toEqual(['cancelled', 'cancelled']);
});

describe('Hired again', () => {
  const terms = { overtimePerHour: 120, facilities: { food: true } };

  test('the same listing is asked for new days on the last terms, and its yes is a booking', async () => {
    const { customer, worker, booking: made } = await aBooking(neev);
    await set(made._id, { status: 'done', price: 820, terms: JSON.stringify(terms) });
    const dates = { from: inDays(20), days: 2 };
    const { status, body } = await again(customer, made._id, { dates });
    expect([status, body.data]).toMatchObject([
      201,
      {
        choose: 'first',
        to: [{ _id: worker.listing._id }],
        facilities: { food: true },
        items: [{ price: 820, per: 'day', count: 1, dates, overtimePerHour: 120 }],
      },
    ]);
    const yes = await offer(neev, worker, { itemId: body.data.items[0]._id, price: 820 });
    expect(yes.body.booking).toMatchObject({
      status: 'agreed',
      price: 820,
      terms: { overtimePerHour: 120 },
      dates,
    });
  });

  test('sent twice is once; not before the work is done, not by others, not for days gone by', async () => {
    const { customer, worker, booking: made } = await aBooking(neev);
    const body = { clientId: 'again', dates: { from: inDays(20), days: 1 } };
    expect(await again(customer, made._id, body)).toMatchObject(problem(409, 'state-changed'));
    await set(made._id, { status: 'done' });
    const answers = await Promise.all([1, 2, 3].map(() => again(customer, made._id, body)));
    expect(new Set(answers.map((one) => one.body.data._id)).size).toBe(1);
    expect(await again(worker, made._id, body)).toMatchObject(problem(403, 'not-allowed'));
    expect(await again(await neev.loginAs(), made._id, body)).toMatchObject(problem(404, 'not-found'));
    const past = await again(customer, made._id, { dates: { from: inDays(-1), days: 1 } });
    expect(past).toMatchObject({ status: 400, body: { errors: [{ path: 'dates' }] } });
  });
});
