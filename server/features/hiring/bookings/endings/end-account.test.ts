import { describe, expect, test } from 'vitest';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import {
  aBooking,
  accept,
  aListedWorker,
  anItem,
  ask,
  endAccount,
  inDays,
  noticesOf,
  offer,
} from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { booksDoneFor } from '../../ledger/book/book.data.ts';

const neev = useTestApp();
const read = async (as: TestUser, path: string) => (await neev.call('GET', path, { as })).body.data;
const liveReservations = async () =>
  (
    await neev.services.db
      .selectFrom('reservations')
      .select('id')
      .where('released_at', 'is', null)
      .where('booking_id', 'is not', null)
      .execute()
  ).length;
const setBooking = (id: string, columns: object) =>
  neev.services.db.updateTable('bookings').set(columns).where('id', '=', id).execute();
const eventsOf = async (as: TestUser, id: string) =>
  (await read(as, `/hajri/${id}`))
    .filter(({ kind }: { kind: string }) => kind === 'event')
    .map(({ body }: { body: object }) => body);
const cancelMails = () =>
  neev.services.db
    .selectFrom('mails')
    .select('recipient')
    .where('template', '=', 'hiring-news')
    .where('act', 'like', 'cancelled:%')
    .execute();

describe('Whose account ends', () => {
  test('leaves no request open; who had offered hears that the offer is over', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs({ fullname: 'Asha Test' });
    const request = await ask(neev, customer, { to: [worker.listing] });
    const { body } = await offer(neev, worker, { itemId: request.items[0]._id });
    await endAccount(neev, customer);
    expect(await read(worker, `/jobOffers/${body.data._id}`)).toMatchObject({
      status: 'lapsed',
      lapsedWhy: 'account-ended',
      customerName: 'Former user',
    });
    expect(await read(worker, `/jobRequests/${request._id}`)).toMatchObject({
      status: 'closed',
      customerName: 'Former user',
      description: '',
    });
    expect(await noticesOf(neev, worker)).toEqual(['lapsed']);
  });

  test('offers nothing any more; the customer hears of it, and the request stays open', async () => {
    const worker = await aListedWorker(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [worker.listing] });
    const { body } = await offer(neev, worker, { itemId: request.items[0]._id, note: 'Own tools' });
    await endAccount(neev, worker);
    expect(await read(customer, `/jobOffers/${body.data._id}`)).toMatchObject({
      lapsedWhy: 'account-ended',
      listingName: 'Former user',
      note: '',
    });
    expect((await accept(neev, customer, { id: body.data._id })).body.type).toBe('/problems/offer-over');
    expect(await read(customer, `/jobRequests/${request._id}`)).toMatchObject({ status: 'open', to: [] });
    expect(await noticesOf(neev, customer)).toEqual(['lapsed']);
  });

  test('cancels what was agreed: the other side keeps a booking with a former user, without address or phone', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    await endAccount(neev, customer);
    const seen = await read(worker, `/bookings/${booking._id}`);
    expect(seen).toMatchObject({
      status: 'cancelled',
      ended: { by: 'customer', reason: 'account-ended', text: null },
      customerName: 'Former user',
      address: null,
      sitePhone: null,
      phones: {},
      next: [],
    });
    expect(await liveReservations()).toBe(0);
    expect((await noticesOf(neev, worker))[0]).toBe('cancelled');
    expect(await cancelMails()).toEqual([{ recipient: worker.email }]);
    expect(await eventsOf(worker, booking._id)).toContainEqual({
      state: 'cancelled',
      by: 'customer',
      reason: 'account-ended',
    });
    expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
  });

  test('gives the customer their open place back, and somebody else can take it', async () => {
    const { customer, worker, request, booking } = await aBooking(neev);
    expect((await read(customer, `/jobRequests/${request._id}`)).status).toBe('filled');
    await endAccount(neev, worker);
    expect(await read(customer, `/jobRequests/${request._id}`)).toMatchObject({
      status: 'open',
      items: [{ filled: 0 }],
    });
    expect(await read(customer, `/bookings/${booking._id}`)).toMatchObject({
      status: 'cancelled',
      listingName: 'Former user',
      phones: { customer: '9876500000' },
      units: [{ label: 'Former user' }],
    });
    const other = await aListedWorker(neev);
    await neev.call('PUT', `/jobRequests/${request._id}/people`, {
      as: customer,
      body: { add: [other.listing] },
    });
    const { body } = await offer(neev, other, { itemId: request.items[0]._id });
    expect((await accept(neev, customer, { id: body.data._id })).status).toBe(200);
  });

  test.each(['under_way', 'done_said'] as const)(
    'ends work that is %s as done, and frees the days from the next midnight on',
    async (status) => {
      const { customer, worker, booking } = await aBooking(neev);
      await setBooking(booking._id, { status, status_by: worker.userId });
      await endAccount(neev, worker);
      expect(await read(customer, `/bookings/${booking._id}`)).toMatchObject({ status: 'done', next: [] });
      expect(await liveReservations()).toBe(0);
      expect((await noticesOf(neev, customer))[0]).toBe('done');
      expect(await eventsOf(customer, booking._id)).toContainEqual({
        state: 'done',
        by: 'neev',
        reason: 'account-ended',
      });
      const review = { bookingId: booking._id, stars: 4, text: 'A straight wall' };
      expect((await neev.call('POST', '/reviews', { as: customer, body: review })).status).toBe(201);
    },
  );

  test('ends agreed work whose last day is over as done', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    await setBooking(booking._id, { spans: '{[2026-01-01,2026-01-02)}' });
    await endAccount(neev, worker);
    expect((await read(customer, `/bookings/${booking._id}`)).status).toBe('done');
  });

  test('leaves past work as it was, and the other side can still write into its book', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    await setBooking(booking._id, { status: 'done' });
    const before = await neev.services.db.selectFrom('bookings').select('version').execute();
    await endAccount(neev, customer);
    expect(await neev.services.db.selectFrom('bookings').select('version').execute()).toEqual(before);
    const paid = { sort: 'wage', to: 'provider', amount: 500, on: inDays(0), how: 'cash' };
    const entries = [{ clientId: 'a', kind: 'money', body: paid, saidAt: new Date().toISOString() }];
    const answer = await neev.call('POST', `/hajri/${booking._id}`, { as: worker, body: { entries } });
    expect(answer.status).toBe(200);
    expect(answer.body.data[0]).toHaveProperty('entry');
    expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
  });
});

describe('What a cancellation by deletion means for others', () => {
  /** A worker booked by one customer, whose word with another fell by it. */
  async function twoCustomers() {
    const worker = await aListedWorker(neev);
    const [first, second] = [await neev.loginAs(), await neev.loginAs()];
    const one = await ask(neev, first, { to: [worker.listing] });
    const two = await ask(neev, second, { to: [worker.listing] });
    const sent = (await offer(neev, worker, { itemId: two.items[0]._id })).body.data;
    const body = { clientId: 'lower', price: 650 };
    await neev.call('POST', `/jobOffers/${sent._id}/counter`, { as: second, body });
    const { body: offered } = await offer(neev, worker, { itemId: one.items[0]._id });
    await accept(neev, first, { id: offered.data._id });
    return { worker, first, second };
  }

  test('who lost the days to the booking hears that they are free again', async () => {
    const { first, second } = await twoCustomers();
    await endAccount(neev, first);
    expect((await noticesOf(neev, second))[0]).toBe('free');
  });

  test('but not where it is the worker who is gone', async () => {
    const { worker, second } = await twoCustomers();
    await endAccount(neev, worker);
    expect(await noticesOf(neev, second)).not.toContain('free');
  });

  test('wages that nobody can confirm any more count for nobody', async () => {
    const customer = await neev.loginAs();
    const workers = [await aListedWorker(neev), await aListedWorker(neev)];
    for (const worker of workers) {
      const request = await ask(neev, customer, { to: [worker.listing] });
      const { body } = await offer(neev, worker, { itemId: request.items[0]._id });
      const booked = await accept(neev, customer, { id: body.data._id });
      await setBooking(booked.body.data._id, { status: 'done' });
    }
    const done = async () =>
      (await booksDoneFor(neev.services.db, customer.userId, new Date(0))).map((book) => book.providerId);
    expect(await done()).toHaveLength(2);
    await endAccount(neev, workers[0] as TestUser);
    expect(await done()).toEqual([workers[1]?.userId]);
  });

  test('an acceptance at the same moment is booked before and cancelled, or finds nothing', async () => {
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { items: [anItem({ count: 6 })] });
    const countered = [];
    for (let place = 0; place < 6; place += 1) {
      const worker = await aListedWorker(neev);
      const { body } = await offer(neev, worker, { itemId: request.items[0]._id });
      const counter = { clientId: `counter ${place}`, price: 650 };
      const made = await neev.call('POST', `/jobOffers/${body.data._id}/counter`, {
        as: customer,
        body: counter,
      });
      countered.push({ worker, id: made.body.data._id });
    }
    const [, ...answers] = await Promise.all([
      endAccount(neev, customer),
      ...countered.map(({ worker, id }) => accept(neev, worker, { id })),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { db } = neev.services;
    const states = await db.selectFrom('bookings').select('status').execute();
    expect(new Set(states.map(({ status }) => status))).not.toContain('agreed');
    const waiting = await db.selectFrom('offers').select('id').where('status', '=', 'sent').execute();
    expect(waiting).toEqual([]);
    expect(await liveReservations()).toBe(0);
    expect((await verifyLedgers(db)).broken).toEqual([]);
  });
});
