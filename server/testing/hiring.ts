import { randomUUID } from 'node:crypto';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { hashPassword } from '#server/features/accounts/sessions/passwords.rules.ts';
import { aGroup, aWorker } from './registrations.ts';
import type { TestApp, TestUser } from './test-app.ts';

// People who hire and are hired, over the calls that everybody uses.

export interface Listed extends TestUser {
  listing: { kind: 'worker' | 'groupWorker' | 'contractor' | 'engineer' | 'product'; _id: string };
}

/** `YYYY-MM-DD` at the site, so many days from today. */
export const inDays = (days: number): string => addDays(siteDate(new Date()), days);

export async function aListedWorker(neev: TestApp, changes: object = {}): Promise<Listed> {
  const user = await neev.loginAs({ fullname: 'Ramesh Test' });
  const { body } = await neev.call('POST', '/worker', { as: user, body: aWorker(changes) });
  return { ...user, listing: { kind: 'worker', _id: String(body.data._id) } };
}

export async function aListedCrew(neev: TestApp, changes: object = {}): Promise<Listed> {
  const user = await neev.loginAs({ fullname: 'Leader Test' });
  const crew = aGroup({ category: 'Construction Labour', groupSize: 8, pin: '411001', ...changes });
  const { body } = await neev.call('POST', '/addGroupWorker', { as: user, body: crew });
  return { ...user, listing: { kind: 'groupWorker', _id: String(body.data._id) } };
}

export const anItem = (changes: object = {}) => ({
  of: 'worker',
  category: 'Construction',
  count: 1,
  dates: { from: inDays(2), days: 3 },
  price: 700,
  per: 'day',
  ...changes,
});

export const aRequest = (changes: object = {}) => ({
  clientId: randomUUID(),
  pin: '411001',
  address: '12 Hill Road',
  sitePhone: '9876500000',
  description: 'A wall of bricks',
  choose: 'me',
  to: 'nearby',
  items: [anItem()],
  ...changes,
});

export async function ask(neev: TestApp, as: TestUser, changes: object = {}) {
  const { status, body } = await neev.call('POST', '/jobRequests', { as, body: aRequest(changes) });
  if (status !== 201)
    throw new Error(`asking answered ${status} ${body.type} ${JSON.stringify(body.errors)}`);
  return body.data;
}

export const offer = (
  neev: TestApp,
  as: Listed,
  { itemId, ...changes }: { itemId: string; [field: string]: unknown },
) =>
  neev.call('POST', '/jobOffers', {
    as,
    body: { clientId: randomUUID(), itemId, listing: as.listing, count: 1, price: 700, ...changes },
  });

export const accept = (
  neev: TestApp,
  as: TestUser,
  { id, ...changes }: { id: string; [field: string]: unknown },
) => neev.call('PUT', `/jobOffers/${id}/accept`, { as, body: { clientId: randomUUID(), ...changes } });

/** A booking of a worker by a customer, agreed. */
export async function aBooking(
  neev: TestApp,
  {
    request = {},
    item = {},
    listing = {},
    price = 700,
  }: { request?: object; item?: object; listing?: object; price?: number } = {},
) {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const worker = await aListedWorker(neev, listing);
  const made = await ask(neev, customer, { to: [worker.listing], items: [anItem(item)], ...request });
  const { body: offered } = await offer(neev, worker, { itemId: made.items[0]._id, price });
  const { body } = await accept(neev, customer, { id: offered.data._id });
  return { customer, worker, request: made, offer: offered.data, booking: body.data };
}

/** Deletes an account over the call that its owner uses. */
export async function endAccount(neev: TestApp, user: TestUser): Promise<void> {
  const password = 'brick by brick';
  await neev.services.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.userId)
    .execute();
  const { status, body } = await neev.call('DELETE', '/me', { as: user, body: { password } });
  if (status !== 200) throw new Error(`the deletion answered ${status} ${body.type}`);
}

/** The kinds of a user's notices, the newest first. */
export async function noticesOf(neev: TestApp, as: TestUser): Promise<string[]> {
  const { body } = await neev.call('GET', '/notices', { as });
  return body.data.map(({ kind }: { kind: string }) => kind);
}
