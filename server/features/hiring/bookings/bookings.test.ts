import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { moveByClock } from '#server/features/hiring/bookings/endings/move-by-clock.job.ts';
import { makeHiringByClock } from '#server/hiring.ts';
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
const hourMs = 3_600_000;

const read = async (as: TestUser, id: string) =>
  (await neev.call('GET', `/bookings/${id}`, { as })).body.data;
const put = async (as: TestUser, id: string, body: object) => {
  const { version } = await read(as, id);
  return neev.call('PUT', `/bookings/${id}/state`, { as, body: { version, ...body } });
};
const problem = (status: number, name: string) => ({ status, body: { type: `/problems/${name}` } });

/** Moves a booking's days by so many, with the time at which it was agreed. */
async function shiftDays(id: string, days: number): Promise<void> {
  await neev.services.pool.query(
    `update bookings set dates = dates || jsonb_build_object('from', to_char((dates ->> 'from')::date + $2::int, 'YYYY-MM-DD')),
       spans = (select range_agg(tstzrange(lower(s) + make_interval(days => $2), upper(s) + make_interval(days => $2))) from unnest(spans) s)
     where id = $1`,
    [id, days],
  );
  await neev.services.pool.query(
    `update reservations set span = tstzrange(lower(span) + make_interval(days => $2), upper(span) + make_interval(days => $2))
     where booking_id = $1`,
    [id, days],
  );
}
const clock = (now = new Date()) => moveByClock({ ...makeHiringByClock(neev.services), now: () => now });
const live = async (id: string): Promise<number> => {
  const { rows } = await neev.services.pool.query(
    'select count(*)::int as n from reservations where booking_id = $1 and released_at is null',
    [id],
  );
  return rows[0].n;
};

describe('The ways of a booking', () => {
  test('arrived, done, yes: each by who may, as both see it', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    expect(await put(worker, booking._id, { to: 'under_way' })).toMatchObject(problem(409, 'too-early'));
    await shiftDays(booking._id, -2);
    expect((await read(worker, booking._id)).next).toEqual(
      expect.arrayContaining(['under_way', 'cancelled']),
    );
    expect((await put(worker, booking._id, { to: 'under_way' })).body.data).toMatchObject({
      status: 'under_way',
      next: ['done_said'],
    });
    expect((await put(customer, booking._id, { to: 'done_said' })).body.data).toMatchObject({
      status: 'done_said',
      next: [],
    });
    expect(await put(customer, booking._id, { to: 'done' })).toMatchObject(problem(409, 'state-changed'));
    expect((await put(worker, booking._id, { to: 'done' })).body.data).toMatchObject({
      status: 'done',
      next: [],
    });
  });

  test('"not done" takes it back, once', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    await shiftDays(booking._id, -2);
    await put(worker, booking._id, { to: 'under_way' });
    await put(worker, booking._id, { to: 'done_said' });
    expect(await put(worker, booking._id, { to: 'under_way' })).toMatchObject(problem(409, 'state-changed'));
    expect((await put(customer, booking._id, { to: 'under_way' })).body.data.status).toBe('under_way');
    await put(worker, booking._id, { to: 'done_said' });
    expect(await put(customer, booking._id, { to: 'under_way' })).toMatchObject(
      problem(409, 'state-changed'),
    );
  });

  test('an early end gives back the days after today', async () => {
    const { worker, booking } = await aBooking(neev, { item: { dates: { from: inDays(2), days: 5 } } });
    await shiftDays(booking._id, -3);
    await put(worker, booking._id, { to: 'under_way' });
    await put(worker, booking._id, { to: 'done_said' });
    const { rows } = await neev.services.pool.query(
      `select upper(span) <= now() + interval '1 day' as cut from reservations where booking_id = $1 and released_at is null`,
      [booking._id],
    );
    expect(rows).toEqual([{ cut: true }]);
  });

  test('a version that is old is refused; the same state asked again answers the booking', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    const body = { to: 'cancelled', version: booking.version, reason: 'plans' };
    const url = `/bookings/${booking._id}/state`;
    expect((await neev.call('PUT', url, { as: customer, body })).body.data.status).toBe('cancelled');
    expect((await neev.call('PUT', url, { as: customer, body })).body.data.status).toBe('cancelled');
    const late = { to: 'under_way', version: booking.version };
    expect(await neev.call('PUT', url, { as: worker, body: late })).toMatchObject(
      problem(409, 'state-changed'),
    );
  });

  test.each(['agreed', 'under_way', 'done_said', 'done', 'no_show', 'cancelled'])(
    'what the table does not name is refused, from %s',
    async (from) => {
      const { customer, worker, booking } = await aBooking(neev);
      const steps: Record<string, string[]> = {
        agreed: ['done_said', 'done', 'contested'],
        under_way: ['agreed', 'cancelled', 'done', 'no_show', 'contested'],
        done_said: ['agreed', 'cancelled', 'no_show', 'contested'],
        done: ['agreed', 'under_way', 'done_said', 'cancelled', 'no_show', 'contested'],
        no_show: ['agreed', 'under_way', 'done_said', 'done', 'cancelled'],
        cancelled: ['agreed', 'under_way', 'done_said', 'done', 'no_show', 'contested'],
      };
      await neev.services.pool.query(
        'update bookings set status = $2, status_by = customer_id where id = $1',
        [booking._id, from],
      );
      const before = await neev.services.pool.query('select * from bookings where id = $1', [booking._id]);
      for (const to of steps[from] ?? [])
        for (const as of [customer, worker])
          expect([to, (await put(as, booking._id, { to, reason: 'other', text: 'x' })).body.type]).toEqual([
            to,
            '/problems/state-changed',
          ]);
      expect(
        (await neev.services.pool.query('select * from bookings where id = $1', [booking._id])).rows,
      ).toEqual(before.rows);
    },
  );

  test('nobody but its two sides sees or moves it', async () => {
    const { booking } = await aBooking(neev);
    for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })]) {
      expect((await neev.call('GET', `/bookings/${booking._id}`, { as })).status).toBe(404);
      const body = { to: 'cancelled', version: 1, reason: 'plans' };
      expect((await neev.call('PUT', `/bookings/${booking._id}/state`, { as, body })).status).toBe(404);
    }
  });
});

describe('Cancelling', () => {
  test('needs a reason of one’s own side, and with "other" a text', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    for (const reason of [undefined, 'ill', 'nonsense'])
      expect(await put(customer, booking._id, { to: 'cancelled', reason })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reason' }] },
      });
    expect(await put(worker, booking._id, { to: 'cancelled', reason: 'other' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text' }] },
    });
    const done = await put(worker, booking._id, { to: 'cancelled', reason: 'ill' });
    expect(done.body.data).toMatchObject({
      status: 'cancelled',
      ended: { by: 'provider', reason: 'ill' },
      next: [],
    });
  });

  test('frees the people, opens the request again, and tells who had lost them', async () => {
    const worker = await aListedWorker(neev);
    const [customer, other] = [await neev.loginAs(), await neev.loginAs()];
    const request = await ask(neev, customer, { to: [worker.listing] });
    const theirs = await ask(neev, other, { to: [worker.listing] });
    const mine = (await offer(neev, worker, { itemId: request.items[0]._id })).body.data._id;
    const lost = (await offer(neev, worker, { itemId: theirs.items[0]._id })).body.data._id;
    const { body } = await accept(neev, customer, { id: mine });
    expect((await neev.call('GET', `/jobOffers/${lost}`, { as: other })).body.data.lapsedWhy).toBe('taken');
    await put(customer, body.data._id, { to: 'cancelled', reason: 'plans' });
    expect(await live(body.data._id)).toBe(0);
    expect((await neev.call('GET', `/jobRequests/${request._id}`, { as: customer })).body.data).toMatchObject(
      { status: 'open', items: [{ filled: 0 }] },
    );
    const { body: notices } = await neev.call('GET', '/notices', { as: worker });
    expect(notices.data.map(({ kind }: { kind: string }) => kind)).toContain('free');
    const again = (await offer(neev, worker, { itemId: theirs.items[0]._id })).body.data._id;
    expect((await accept(neev, other, { id: again })).status).toBe(200);
  });
});

describe('Nobody came', () => {
  async function waited(hours: number) {
    const made = await aBooking(neev, { item: { dates: { from: inDays(1), days: 3, startTime: '09:00' } } });
    const start = new Date(Date.now() - hours * hourMs);
    const ist = new Date(start.getTime() + 5.5 * hourMs).toISOString();
    await neev.services.pool.query(
      `update bookings set dates = dates || jsonb_build_object('from', $2::text, 'startTime', $3::text) where id = $1`,
      [made.booking._id, ist.slice(0, 10), ist.slice(11, 16)],
    );
    return made;
  }

  test.each([
    [1, 'too-early'],
    [50, 'state-changed'],
  ])('is not said %d hours after the start', async (hours, name) => {
    const { customer, booking } = await waited(hours);
    expect(await put(customer, booking._id, { to: 'no_show' })).toMatchObject(problem(409, name));
  });

  const mark = async (
    as: TestUser,
    booking: { _id: string; units: { _id: string }[]; dates: { from: string } },
  ) => {
    const { dates } = await read(as, booking._id);
    const body = { unit: booking.units[0]?._id, date: dates.from, mark: 'full' };
    const entry = { clientId: randomUUID(), kind: 'day', body, saidAt: new Date().toISOString() };
    return neev.call('POST', `/hajri/${booking._id}`, { as, body: { entries: [entry] } });
  };

  test('is not undone by a day that the provider alone marks', async () => {
    const { customer, worker, booking } = await waited(3);
    expect((await mark(worker, booking)).body.data[0]).toHaveProperty('entry');
    expect(await read(customer, booking._id)).toMatchObject({ status: 'under_way' });
    expect((await read(worker, booking._id)).next).not.toContain('no_show');
    expect((await put(customer, booking._id, { to: 'no_show' })).body.data).toMatchObject({
      status: 'no_show',
    });
  });

  test('is not said by who has marked the day as worked', async () => {
    const { customer, worker, booking } = await waited(3);
    await mark(customer, booking);
    for (const as of [customer, worker])
      expect(await put(as, booking._id, { to: 'no_show' })).toMatchObject(problem(409, 'state-changed'));
  });

  test('frees the people; the other side contests it, and an admin rules', async () => {
    const { customer, worker, booking } = await waited(3);
    expect((await put(customer, booking._id, { to: 'no_show' })).body.data).toMatchObject({
      status: 'no_show',
      next: [],
    });
    expect(await live(booking._id)).toBe(0);
    expect(await put(customer, booking._id, { to: 'contested' })).toMatchObject(
      problem(409, 'state-changed'),
    );
    expect((await put(worker, booking._id, { to: 'contested' })).body.data).toMatchObject({
      contested: true,
      next: [],
    });
    expect((await noticesOf(neev, customer))[0]).toBe('no-show-denied');
    const admin = await neev.loginAs({ admin: true });
    const { body } = await neev.call('GET', '/admin/noShows', { as: admin });
    expect(body.data).toMatchObject([
      { _id: booking._id, saidBy: 'customer', customerId: customer.userId, providerId: worker.userId },
    ]);
    const rule = (stands: boolean) =>
      neev.call('PUT', `/admin/noShows/${booking._id}`, { as: admin, body: { stands } });
    expect([(await rule(false)).status, (await rule(false)).status, (await rule(true)).status]).toEqual([
      200, 200, 409,
    ]);
    expect(await read(worker, booking._id)).toMatchObject({ ruling: 'lifted', noShowBy: 'customer' });
    for (const as of [customer, worker]) expect((await noticesOf(neev, as))[0]).toBe('no-show-lifted');
    const { body: log } = await neev.call('GET', '/admin/auditLog', { as: admin });
    expect(log.data[0]).toMatchObject({ act: 'rule-no-show', kind: 'booking', recordId: booking._id });
  });
});

describe('Time itself', () => {
  test('after the last day the work is said to be done, and 72 hours later it is', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    await clock();
    expect((await read(customer, booking._id)).status).toBe('agreed');
    await clock(new Date(Date.now() + 6 * 24 * hourMs));
    expect(await read(worker, booking._id)).toMatchObject({ status: 'done_said' });
    await clock(new Date(Date.now() + 8 * 24 * hourMs));
    expect((await read(customer, booking._id)).status).toBe('done_said');
    await clock(new Date(Date.now() + 10 * 24 * hourMs));
    expect((await read(customer, booking._id)).status).toBe('done');
  });

  test('requests, offers and changes expire', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [worker.listing] });
    const { body } = await offer(neev, worker, { itemId: request.items[0]._id });
    await clock(new Date(Date.now() + 49 * hourMs));
    expect((await neev.call('GET', `/jobRequests/${request._id}`, { as: customer })).body.data.status).toBe(
      'expired',
    );
    expect((await neev.call('GET', `/jobOffers/${body.data._id}`, { as: worker })).body.data.status).toBe(
      'expired',
    );
  });
});

describe('Changes', () => {
  const change = (as: TestUser, id: string, body: object) =>
    neev.call('POST', `/bookings/${id}/changes`, { as, body: { clientId: randomUUID(), ...body } });
  const answer = (as: TestUser, id: string, changeId: string, yes: boolean) =>
    neev.call('PUT', `/bookings/${id}/changes/${changeId}`, { as, body: { accept: yes } });

  test('one side asks, the other accepts: days, number, price and total follow', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    const asked = await change(customer, booking._id, { dates: { from: inDays(4), days: 2 }, price: 750 });
    expect([asked.status, asked.body.data]).toMatchObject([201, { author: 'customer', status: 'asked' }]);
    expect(await change(worker, booking._id, { price: 800 })).toMatchObject(problem(409, 'state-changed'));
    expect(await answer(customer, booking._id, asked.body.data._id, true)).toMatchObject(
      problem(403, 'not-allowed'),
    );
    expect((await answer(worker, booking._id, asked.body.data._id, true)).body.data.status).toBe('accepted');
    expect((await answer(worker, booking._id, asked.body.data._id, true)).status).toBe(200);
    expect(await read(worker, booking._id)).toMatchObject({
      dates: { from: inDays(4), days: 2 },
      price: 750,
      total: 1500,
      change: null,
    });
    expect(await live(booking._id)).toBe(1);
  });

  test('where the new days clash nothing changes', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    const other = await neev.loginAs();
    const item = anItem({ dates: { from: inDays(8), days: 2 } });
    const request = await ask(neev, other, { to: [worker.listing], items: [item] });
    const { body } = await offer(neev, worker, { itemId: request.items[0]._id });
    await accept(neev, other, { id: body.data._id });
    const asked = await change(worker, booking._id, { dates: { from: inDays(7), days: 2 } });
    const before = await read(worker, booking._id);
    expect(await answer(customer, booking._id, asked.body.data._id, true)).toMatchObject(
      problem(409, 'not-free'),
    );
    expect(await read(worker, booking._id)).toEqual(before);
    expect(await live(booking._id)).toBe(1);
  });

  test('no more people than the item still wants, and than are free', async () => {
    const crew = await aListedCrew(neev, { groupSize: 6 });
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 4 })] });
    const { body: offered } = await offer(neev, crew, { itemId: request.items[0]._id, count: 3 });
    const { body } = await accept(neev, customer, { id: offered.data._id });
    const id = body.data._id;
    const more = await change(customer, id, { count: 5 });
    expect(await answer(crew, id, more.body.data._id, true)).toMatchObject(problem(409, 'item-filled'));
    expect((await answer(crew, id, more.body.data._id, false)).body.data.status).toBe('declined');
    const four = await change(customer, id, { count: 4 });
    expect((await answer(crew, id, four.body.data._id, true)).status).toBe(200);
    expect(await read(crew, id)).toMatchObject({ count: 4, total: 4 * 3 * 700, units: [{}, {}, {}, {}] });
  });

  test('fewer people open the request again; as many as it wants fill it', async () => {
    const crew = await aListedCrew(neev, { groupSize: 6 });
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 3 })] });
    const { body: offered } = await offer(neev, crew, { itemId: request.items[0]._id, count: 3 });
    const { body } = await accept(neev, customer, { id: offered.data._id });
    const status = async () =>
      (await neev.call('GET', `/jobRequests/${request._id}`, { as: customer })).body.data.status;
    const given = [await status()];
    for (const count of [2, 3]) {
      const asked = await change(customer, body.data._id, { count });
      await answer(crew, body.data._id, asked.body.data._id, true);
      given.push(await status());
    }
    expect(given).toEqual(['filled', 'open', 'filled']);
  });

  test('the provider sends others of their own, as long as they are free', async () => {
    const crew = await aListedCrew(neev, { groupSize: 4 });
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 2 })] });
    const { body: offered } = await offer(neev, crew, { itemId: request.items[0]._id, count: 2 });
    const { body } = await accept(neev, customer, { id: offered.data._id });
    const { _id: id, version } = body.data;
    const { body: units } = await neev.call('GET', `/bookings/${id}/units`, { as: crew });
    expect(units.data.map(({ booked }: { booked: boolean }) => booked)).toEqual([true, true, false, false]);
    const unitIds = units.data.slice(2).map(({ _id }: { _id: string }) => _id);
    const swap = (as: TestUser, change_: object) =>
      neev.call('PUT', `/bookings/${id}/units`, { as, body: { version, unitIds, ...change_ } });
    expect((await swap(customer, {})).status).toBe(403);
    expect(await swap(crew, { unitIds: unitIds.slice(1) })).toMatchObject({ status: 400 });
    expect((await swap(crew, {})).body.data.units.map(({ _id }: { _id: string }) => _id)).toEqual(unitIds);
    expect(await swap(crew, {})).toMatchObject(problem(409, 'state-changed'));
  });
});

test('a list of one’s bookings, as either side, by status', async () => {
  const { customer, worker, booking } = await aBooking(neev);
  const list = async (as: TestUser, query: string) =>
    (await neev.call('GET', `/bookings${query}`, { as })).body.data.map(({ _id }: { _id: string }) => _id);
  expect(await list(customer, '?as=customer')).toEqual([booking._id]);
  expect(await list(customer, '?as=provider')).toEqual([]);
  expect(await list(worker, '?status=agreed')).toEqual([booking._id]);
  expect(await list(worker, '?status=done')).toEqual([]);
});
