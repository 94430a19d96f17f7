import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { aBooking as aPastBooking } from '#server/testing/a-booking.ts';
import { aChecklist, aRental, workPictures } from '#server/testing/a-rental.ts';
import { aBooking, accept, aListedWorker, anItem, ask, inDays, offer } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const download = async (as: TestUser) => (await neev.call('GET', '/me/data', { as })).body.data;

describe('The download of who hires', () => {
  test('holds their requests with site, words and pictures, and the offers that came', async () => {
    const customer = await neev.loginAs();
    const worker = await aListedWorker(neev);
    const pictures = await workPictures(neev, customer, 1);
    const request = await ask(neev, customer, { pictures, to: [worker.listing] });
    await offer(neev, worker, { itemId: request.items[0]._id, note: 'Own tools' });
    const data = await download(customer);
    expect(data.jobRequests).toMatchObject([
      {
        _id: request._id,
        address: '12 Hill Road',
        sitePhone: '9876500000',
        description: 'A wall of bricks',
        pictures,
        items: [{ category: 'Construction', count: 1 }],
      },
    ]);
    expect(data.jobOffers).toMatchObject([{ author: 'provider', note: 'Own tools', status: 'sent' }]);
    expect(data.uploads).toMatchObject([{ reference: pictures[0] }]);
    expect(data.askedByName).toEqual([]);
  });

  test('reads lists to their end', async () => {
    const customer = await neev.loginAs();
    const rows = Array.from({ length: 103 }, (_, place) => ({
      customer_id: customer.userId,
      client_id: `request ${place}`,
      description: '',
      pin: '411001',
      lat: 18.5,
      lng: 73.8,
      choose: 'me' as const,
      open_to: 'nearby' as const,
      facilities: '{}',
      status: 'closed' as const,
      expires_at: new Date(),
    }));
    await neev.services.db.insertInto('requests').values(rows).execute();
    expect((await download(customer)).jobRequests).toHaveLength(103);
  });

  test('holds bookings, what was asked to be changed, and the book, but no phone of the worker', async () => {
    const { customer, worker, booking } = await aBooking(neev);
    const change = { clientId: 'later', dates: { from: inDays(4), days: 3 } };
    await neev.call('POST', `/bookings/${booking._id}/changes`, { as: worker, body: change });
    const paid = { sort: 'advance', to: 'provider', amount: 500, on: inDays(0), how: 'cash' };
    const entries = [{ clientId: 'a', kind: 'money', body: paid, saidAt: new Date().toISOString() }];
    await neev.call('POST', `/hajri/${booking._id}`, { as: customer, body: { entries } });
    const data = await download(customer);
    expect(data.bookings).toMatchObject([
      { _id: booking._id, address: '12 Hill Road', status: 'agreed', listingName: 'Ramesh Kumar' },
    ]);
    expect(data.bookingChanges).toMatchObject([{ author: 'provider', wanted: { dates: change.dates } }]);
    expect(data.workBooks).toMatchObject([
      { bookingId: booking._id, side: 'customer', entries: [{ body: paid }] },
    ]);
    expect(JSON.stringify(data)).not.toContain('9876543210');
  });
});

describe('The download of who is hired', () => {
  test('names the customer, but holds neither address nor phone of the site', async () => {
    const { worker, request, booking } = await aBooking(neev);
    const data = await download(worker);
    expect(data.bookings).toMatchObject([{ _id: booking._id, customerName: 'Asha Test', status: 'agreed' }]);
    expect(data.askedByName).toMatchObject([{ requestId: request._id, listing: worker.listing._id }]);
    expect(data.jobOffers).toMatchObject([{ status: 'accepted' }]);
    expect(data.jobRequests).toEqual([]);
    for (const secret of ['12 Hill Road', '9876500000', 'A wall of bricks'])
      expect(JSON.stringify(data)).not.toContain(secret);
  });

  test('of a crew’s member holds the book of the crew’s work, their own days alone', async () => {
    const [customer, leader, member, mate] = [
      await neev.loginAs(),
      await neev.loginAs(),
      await neev.loginAs(),
      await neev.loginAs(),
    ];
    const dates = { from: inDays(-3), days: 3 };
    const { bookingId, units } = await aPastBooking(neev, {
      customer,
      provider: leader,
      members: [member, mate],
      of: 'groupWorker',
      count: 2,
      dates,
      status: 'under_way',
    });
    const day = (unit: string | undefined) => ({ unit, date: inDays(-2), mark: 'full', overtimeHours: 0 });
    const entries = units.map((unit) => ({
      clientId: randomUUID(),
      kind: 'day',
      body: day(unit),
      saidAt: new Date().toISOString(),
    }));
    await neev.call('POST', `/hajri/${bookingId}`, { as: customer, body: { entries } });
    const { workBooks, bookings } = await download(member);
    expect(bookings).toEqual([]);
    expect(workBooks).toMatchObject([{ bookingId, entries: [{ body: day(units[0]) }] }]);
    expect((await download(leader)).workBooks[0].entries).toHaveLength(2);
    expect((await download(await neev.loginAs())).workBooks).toEqual([]);
  });

  test('holds the terms of their machines, the checklists and the damages, as the other side’s does', async () => {
    const hire = await aRental(neev, { dates: { from: inDays(0), days: 3 }, status: 'agreed' });
    await aChecklist(neev, hire);
    await neev.services.db
      .insertInto('damages')
      .values({
        booking_id: hire.id,
        unit_id: hire.unit,
        amount: 900,
        text: 'A bent guard',
        pictures: [],
        answer: null,
      })
      .execute();
    const { body } = await neev.call('GET', `/rentTerms/${hire.productId}`, { as: hire.owner });
    await neev.call('PUT', `/rentTerms/${hire.productId}`, { as: hire.owner, body: body.data });
    const data = await download(hire.owner);
    expect(data.rentTerms).toMatchObject([{ productId: hire.productId, said: true }]);
    for (const held of [data, await download(hire.customer)]) {
      expect(held.inspections).toMatchObject([{ kind: 'handover', bookingId: hire.id }]);
      expect(held.damages).toMatchObject([{ text: 'A bent guard', amount: 900 }]);
    }
  });
});

test('A review that is hidden is in its author’s download alone', async () => {
  const { customer, worker, booking } = await aBooking(neev);
  const done = { status: 'done' as const, status_at: new Date() };
  await neev.services.db.updateTable('bookings').set(done).execute();
  const write = (as: TestUser, text: string) =>
    neev.call('POST', '/reviews', { as, body: { bookingId: booking._id, stars: 5, text } });
  await write(customer, 'Straight walls');
  expect((await download(customer)).reviews).toMatchObject({
    written: [{ text: 'Straight walls' }],
    received: [],
  });
  expect((await download(worker)).reviews).toEqual({ written: [], received: [] });
  await write(worker, 'Paid at once');
  expect((await download(worker)).reviews).toMatchObject({
    written: [{ text: 'Paid at once' }],
    received: [{ text: 'Straight walls', authorName: 'Asha Test' }],
  });
});

test('Of a browser that is woken the download names the service, and no key', async () => {
  const user = await neev.loginAs();
  const key = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/secret-address',
    keys: '{"auth":"secret-key"}',
  };
  await neev.services.db
    .insertInto('push_keys')
    .values({ ...key, user_id: user.userId, session: tokenHash(user.token) })
    .execute();
  const data = await download(user);
  expect(data.pushKeys).toMatchObject([{ service: 'fcm.googleapis.com' }]);
  expect(JSON.stringify(data)).not.toContain('secret');
});

test('Somebody else’s work is in nobody’s download', async () => {
  const { booking, request } = await aBooking(neev);
  const other = await aListedWorker(neev);
  const theirs = await ask(neev, await neev.loginAs(), { to: [other.listing], items: [anItem()] });
  const { body } = await offer(neev, other, { itemId: theirs.items[0]._id });
  await accept(neev, other, { id: body.data._id });
  const text = JSON.stringify(await download(other));
  for (const id of [booking._id, request._id]) expect(text).not.toContain(id);
  expect(text).toContain(body.data._id);
});
