import { expect, test } from 'vitest';
import { aBooking } from '#server/testing/a-booking.ts';
import { aWorker } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const none = { total: 0, now: 0, calledOff: 0, noShows: 0 };

test('an account of nobody’s notice shows that there is nothing', async () => {
  const admin = await neev.loginAs({ admin: true });
  const { body } = await neev.call('GET', `/admin/accounts/${(await neev.loginAs()).userId}`, { as: admin });
  expect(body.data).toMatchObject({
    listings: [],
    bookings: { asCustomer: none, asProvider: none },
    reports: { made: 0, about: 0, newest: [] },
    sessions: { open: 1, lastUsedAt: expect.stringMatching(/Z$/) },
    helped: { people: 0, notThem: 0 },
    suspensionsBefore: [],
  });
});

test('an admin sees what an account lists, its work in figures, reports, devices and suspensions', async () => {
  const admin = await neev.loginAs({ admin: true });
  const [customer, worker] = [await neev.loginAs(), await neev.loginAs({ fullname: 'Ravi' })];
  await neev.call('POST', '/worker', { as: worker, body: aWorker() });
  const { bookingId } = await aBooking(neev, { customer, provider: worker });
  const { db } = neev.services;
  const account = async (id: string) =>
    (await neev.call('GET', `/admin/accounts/${id}`, { as: admin })).body.data;
  await db
    .updateTable('bookings')
    .set({ status: 'no_show', status_by: customer.userId })
    .where('id', '=', bookingId)
    .execute();
  const { body: begun } = await neev.call('POST', '/newConversation', {
    as: customer,
    body: { senderId: customer.userId, receiverId: worker.userId },
  });
  const url = `/conversation/${begun.data._id}/report`;
  await neev.call('PUT', url, { as: customer, body: { reason: 'He did not come' } });
  const why = { reason: 'fraud', note: 'Took an advance' };
  const suspension = `/admin/accounts/${worker.userId}/suspension`;
  await neev.call('PUT', suspension, { as: admin, body: why });
  await neev.call('DELETE', suspension, { as: admin });
  const seen = await account(worker.userId);
  expect(seen).toMatchObject({
    listings: [{ kind: 'worker', name: expect.any(String), verified: false }],
    bookings: { asCustomer: none, asProvider: { ...none, total: 1, noShows: 1 } },
    reports: { made: 0, about: 1, newest: [{ about: true, closedAt: null }] },
    sessions: { open: 0, lastUsedAt: null },
    suspension: null,
    suspensionsBefore: [{ ...why, liftedAt: expect.any(String) }],
  });
  expect(await account(customer.userId)).toMatchObject({
    bookings: { asCustomer: { ...none, total: 1 }, asProvider: none },
  });
  expect(JSON.stringify(seen)).not.toMatch(/9876543210|He did not come/);
});

test('who registers others is counted, with those who say that it was not them', async () => {
  const admin = await neev.loginAs({ admin: true });
  const helper = await neev.loginAs();
  const owner = await neev.loginAs();
  await neev.call('POST', '/worker', { as: owner, body: aWorker() });
  await neev.services.db.updateTable('providers').set({ helped_by: helper.userId }).execute();
  const url = `/admin/accounts/${helper.userId}`;
  expect((await neev.call('GET', url, { as: admin })).body.data.helped).toEqual({ people: 1, notThem: 0 });
});
