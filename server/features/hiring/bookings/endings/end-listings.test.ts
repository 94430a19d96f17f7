import { describe, expect, test } from 'vitest';
import { aRental } from '#server/testing/a-rental.ts';
import {
  aBooking,
  accept,
  aListedCrew,
  anItem,
  ask,
  endAccount,
  noticesOf,
  offer,
} from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const read = async (as: TestUser, path: string) => (await neev.call('GET', path, { as })).body.data;
const remove = (as: TestUser, call: string, id: string) => neev.call('DELETE', `/${call}/${id}`, { as });
const refused = { status: 409, body: { type: '/problems/listing-booked' } };
const aheadOf = { from: '2099-12-02', days: 2 };

describe('An owner who deletes a listing', () => {
  test.each(['agreed', 'under_way'] as const)(
    'is told to cancel or finish first while work is %s, and nothing changes',
    async (status) => {
      const { worker, customer, booking } = await aBooking(neev);
      await neev.services.db.updateTable('bookings').set({ status }).execute();
      expect(await remove(worker, 'deleteWorker', worker.listing._id)).toMatchObject(refused);
      expect((await read(customer, `/bookings/${booking._id}`)).status).toBe(status);
      expect((await neev.call('GET', `/getWorker/${worker.listing._id}`, { as: customer })).status).toBe(200);
    },
  );

  test.each(['done_said', 'done', 'cancelled'] as const)(
    'deletes it once work is %s; the other side keeps its booking',
    async (status) => {
      const { worker, customer, booking } = await aBooking(neev);
      await neev.services.db.updateTable('bookings').set({ status }).execute();
      expect((await remove(worker, 'deleteWorker', worker.listing._id)).status).toBe(200);
      expect(await read(customer, `/bookings/${booking._id}`)).toMatchObject({
        status,
        listingName: booking.listingName,
      });
    },
  );

  test('takes their offers back with it: the customer hears, and the request waits for others', async () => {
    const crew = await aListedCrew(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 5 })] });
    const { body } = await offer(neev, crew, { itemId: request.items[0]._id, count: 5 });
    expect((await remove(crew, 'deleteGroupWorker', crew.listing._id)).status).toBe(200);
    expect(await read(customer, `/jobOffers/${body.data._id}`)).toMatchObject({
      status: 'lapsed',
      lapsedWhy: 'listing-ended',
    });
    expect(await read(customer, `/jobRequests/${request._id}`)).toMatchObject({ status: 'open', to: [] });
    expect((await noticesOf(neev, customer))[0]).toBe('lapsed');
    expect(await noticesOf(neev, crew)).not.toContain('lapsed');
    expect((await accept(neev, customer, { id: body.data._id })).body.type).toBe('/problems/offer-over');
  });

  test('of a past booking the places keep their numbers', async () => {
    const crew = await aListedCrew(neev);
    const customer = await neev.loginAs();
    const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 2 })] });
    const { body } = await offer(neev, crew, { itemId: request.items[0]._id, count: 2 });
    const booked = (await accept(neev, customer, { id: body.data._id })).body.data;
    await neev.services.db.updateTable('bookings').set({ status: 'done' }).execute();
    await remove(crew, 'deleteGroupWorker', crew.listing._id);
    const { units } = await read(customer, `/bookings/${booked._id}`);
    expect(units.map(({ label }: { label: string }) => label)).toEqual(['1', '2']);
    const working = await neev.services.db
      .selectFrom('units')
      .select('id')
      .where('active', '=', true)
      .execute();
    expect(working).toEqual([]);
  });

  test('is told so of a machine, and of the shop that has it', async () => {
    const { owner, productId } = await aRental(neev, { dates: aheadOf, status: 'agreed' });
    expect(await remove(owner, 'deleteProduct', productId)).toMatchObject(refused);
    expect(await remove(owner, 'deleteProvider', owner.userId)).toMatchObject(refused);
    expect((await read(owner, `/getProduct/${productId}`))._id).toBe(productId);
  });

  test('somebody else is refused before anything is looked at', async () => {
    const { worker, customer } = await aBooking(neev);
    const answer = await remove(customer, 'deleteWorker', worker.listing._id);
    expect([answer.status, answer.body.type]).toEqual([403, '/problems/not-allowed']);
  });
});

describe('An admin who deletes a listing', () => {
  test('cancels what is agreed: by nobody’s act, and both sides hear', async () => {
    const { worker, customer, request, booking } = await aBooking(neev);
    const admin = await neev.loginAs({ admin: true });
    expect((await remove(admin, 'deleteWorker', worker.listing._id)).status).toBe(200);
    expect(await read(customer, `/bookings/${booking._id}`)).toMatchObject({
      status: 'cancelled',
      ended: { by: 'neev', reason: 'listing-ended', text: null },
    });
    expect(await read(customer, `/jobRequests/${request._id}`)).toMatchObject({
      status: 'open',
      items: [{ filled: 0 }],
    });
    for (const side of [worker, customer]) expect((await noticesOf(neev, side))[0]).toBe('cancelled');
    const live = neev.services.db.selectFrom('reservations').select('id').where('released_at', 'is', null);
    expect(await live.execute()).toEqual([]);
  });

  test('leaves work that has begun to its two sides', async () => {
    const { owner, customer, productId, id } = await aRental(neev, { dates: aheadOf, status: 'under_way' });
    const admin = await neev.loginAs({ admin: true });
    expect((await remove(admin, 'deleteProduct', productId)).status).toBe(200);
    const { version } = await read(customer, `/bookings/${id}`);
    const ends = { to: 'done_said', version };
    const answer = await neev.call('PUT', `/bookings/${id}/state`, { as: owner, body: ends });
    expect([answer.status, answer.body.data?.status]).toEqual([200, 'done_said']);
  });

  test('a shop’s machines go with it, with what was agreed of each', async () => {
    const { owner, customer, id } = await aRental(neev, { dates: aheadOf, status: 'agreed' });
    const admin = await neev.loginAs({ admin: true });
    expect((await remove(admin, 'deleteProvider', owner.userId)).status).toBe(200);
    expect(await read(customer, `/bookings/${id}`)).toMatchObject({
      status: 'cancelled',
      ended: { reason: 'listing-ended' },
    });
  });
});

test('An account takes its machines’ bookings along', async () => {
  const { owner, customer, id } = await aRental(neev, { dates: aheadOf, status: 'agreed' });
  await endAccount(neev, owner);
  expect(await read(customer, `/bookings/${id}`)).toMatchObject({
    status: 'cancelled',
    ended: { by: 'provider', reason: 'account-ended' },
    listingName: 'Former user',
  });
});
