import { randomUUID } from 'node:crypto';
import type { Row } from './access-rental-rows.ts';
import type { World } from './access-world.ts';
import { anItem, aRequest, inDays } from './hiring.ts';
import type { TestApp } from './test-app.ts';

/** One hire of the owner's worker by the customer: asked, offered, and another one agreed with a change that waits. */
export interface Hire {
  request: string;
  item: string;
  offer: string;
  /** By the customer, in answer to an offer of its own request. */
  counter: string;
  booking: string;
  change: string;
  unit: string;
}

export async function makeHire(neev: TestApp, { users, records }: World): Promise<Hire> {
  const { customer, owner } = users;
  const listing = { kind: 'worker', _id: records.worker };
  const made = async (
    method: 'POST' | 'PUT',
    path: string,
    { as, body }: { as: typeof owner; body: object },
  ) => {
    const answer = await neev.call(method, path, { as, body: { clientId: randomUUID(), ...body } });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${answer.body.type}`);
    return answer.body.data;
  };
  const ask = (from: number) =>
    made('POST', '/jobRequests', {
      as: customer,
      body: aRequest({ to: [listing], items: [anItem({ dates: { from: inDays(from), days: 1 } })] }),
    });
  const offer = (itemId: string) =>
    made('POST', '/jobOffers', { as: owner, body: { itemId, listing, count: 1, price: 800 } });
  const [request, other, agreed] = [await ask(3), await ask(5), await ask(7)];
  const offered = await offer(request.items[0]._id);
  const first = await offer(other.items[0]._id);
  const counter = await made('POST', `/jobOffers/${first._id}/counter`, {
    as: customer,
    body: { price: 750 },
  });
  const accepted = await offer(agreed.items[0]._id);
  const booking = await made('PUT', `/jobOffers/${accepted._id}/accept`, { as: customer, body: {} });
  const change = await made('POST', `/bookings/${booking._id}/changes`, {
    as: customer,
    body: { price: 850 },
  });
  return {
    request: request._id,
    item: request.items[0]._id,
    offer: offered._id,
    counter: counter._id,
    booking: booking._id,
    change: change._id,
    unit: booking.units[0]._id,
  };
}

/** The other owner lists in the same trade and place, but was not asked. */
export const hiringRows = (world: () => World, hire: () => Hire): Record<string, Row> => {
  const listing = () => ({ kind: 'worker', _id: world().records.worker });
  return {
    'POST /jobRequests': { body: () => aRequest({ items: [anItem()] }), answers: '401 201 201 201 201' },
    'POST /tellMe': {
      body: () => ({ items: [{ of: 'worker', category: 'Construction' }], pin: '411001' }),
      answers: '401 201 201 201 201',
    },
    'GET /jobRequests': { answers: '401 200 200 200 200' },
    'GET /jobRequests/:id': { url: () => `/jobRequests/${hire().request}`, answers: '401 200 404 200 404' },
    'GET /jobRequests/:id/pictures/:no': {
      url: () => `/jobRequests/${hire().request}/pictures/0`,
      answers: '401 404 404 404 404',
    },
    'GET /jobRequests/:id/offers': {
      url: () => `/jobRequests/${hire().request}/offers`,
      answers: '401 200 404 200 404',
    },
    'PUT /jobRequests/:id/close': {
      url: () => `/jobRequests/${hire().request}/close`,
      body: () => ({ reason: 'Rain' }),
      answers: '401 200 404 403 404',
    },
    'PUT /jobRequests/:id/people': {
      url: () => `/jobRequests/${hire().request}/people`,
      body: () => ({ add: [{ kind: 'groupWorker', _id: world().records.groupWorker }] }),
      answers: '401 200 404 403 404',
    },
    'PUT /jobRequests/:id/radius': {
      url: () => `/jobRequests/${hire().request}/radius`,
      body: () => ({ radiusKm: 100 }),
      answers: '401 409 404 403 404',
    },
    'PUT /jobRequests/:id/pass': {
      url: () => `/jobRequests/${hire().request}/pass`,
      body: () => ({ listing: listing() }),
      answers: '401 400 404 200 404',
    },
    'POST /hirePictures': { body: () => ({ hirePicture: 'x' }), answers: '401 415 415 415 415' },
    'POST /jobOffers': {
      body: () => ({ clientId: 'o', itemId: hire().item, listing: listing(), count: 1, price: 700 }),
      answers: '401 400 403 201 403',
    },
    'GET /jobOffers/:id': { url: () => `/jobOffers/${hire().offer}`, answers: '401 200 404 200 404' },
    'POST /jobOffers/:id/counter': {
      url: () => `/jobOffers/${hire().offer}/counter`,
      body: () => ({ clientId: 'c', price: 700 }),
      answers: '401 201 404 403 404',
    },
    'PUT /jobOffers/:id/accept': {
      url: () => `/jobOffers/${hire().counter}/accept`,
      body: () => ({ clientId: 'a' }),
      answers: '401 403 404 200 404',
    },
    'PUT /jobOffers/:id/decline': {
      url: () => `/jobOffers/${hire().offer}/decline`,
      body: () => ({}),
      answers: '401 200 404 403 404',
    },
    'PUT /jobOffers/:id/withdraw': {
      url: () => `/jobOffers/${hire().offer}/withdraw`,
      body: () => ({}),
      answers: '401 403 404 200 404',
    },
    'GET /bookings': { url: () => '/bookings?as=provider', answers: '401 200 200 200 200' },
    'GET /bookings/:id': { url: () => `/bookings/${hire().booking}`, answers: '401 200 404 200 404' },
    'GET /bookings/:id/ics': { url: () => `/bookings/${hire().booking}/ics`, answers: '401 200 404 200 404' },
    'PUT /bookings/:id/state': {
      url: () => `/bookings/${hire().booking}/state`,
      body: () => ({ to: 'cancelled', version: 2, reason: 'other', text: 'Rain' }),
      answers: '401 200 404 200 404',
    },
    'PUT /bookings/:id/site': {
      url: () => `/bookings/${hire().booking}/site`,
      body: () => ({ address: '5 Lake Road' }),
      answers: '401 200 404 403 404',
    },
    'POST /bookings/:id/replacement': {
      url: () => `/bookings/${hire().booking}/replacement`,
      body: () => ({ clientId: 'r' }),
      answers: '401 409 404 403 404',
    },
    'POST /bookings/:id/again': {
      url: () => `/bookings/${hire().booking}/again`,
      body: () => ({ clientId: 'g', dates: { from: inDays(20), days: 1 } }),
      answers: '401 409 404 403 404',
    },
    'GET /bookings/:id/settlement': {
      url: () => `/bookings/${hire().booking}/settlement`,
      answers: '401 200 404 200 404',
    },
    'PUT /bookings/:id/lateFee': {
      url: () => `/bookings/${hire().booking}/lateFee`,
      body: () => ({ amount: 0 }),
      answers: '401 404 404 404 404',
    },
    'PUT /bookings/:id/noDeposit': {
      url: () => `/bookings/${hire().booking}/noDeposit`,
      answers: '401 404 404 404 404',
    },
    'GET /bookings/:id/units': {
      url: () => `/bookings/${hire().booking}/units`,
      answers: '401 403 404 200 404',
    },
    'PUT /bookings/:id/units': {
      url: () => `/bookings/${hire().booking}/units`,
      body: () => ({ version: 2, unitIds: [hire().unit] }),
      answers: '401 403 404 200 404',
    },
    'POST /bookings/:id/changes': {
      url: () => `/bookings/${hire().booking}/changes`,
      body: () => ({ clientId: 'd', price: 900 }),
      answers: '401 409 404 409 404',
    },
    'PUT /bookings/:id/changes/:changeId': {
      url: () => `/bookings/${hire().booking}/changes/${hire().change}`,
      body: () => ({ accept: true }),
      answers: '401 403 404 200 404',
    },
    'GET /admin/noShows': { answers: '401 403 403 403 200' },
    'PUT /admin/noShows/:id': {
      url: () => `/admin/noShows/${hire().booking}`,
      body: () => ({ stands: true }),
      answers: '401 403 403 403 404',
    },
    'GET /hajri': { answers: '401 200 200 200 200' },
    'GET /hajri/:bookingId': { url: () => `/hajri/${hire().booking}`, answers: '401 200 404 200 404' },
    'POST /hajri/:bookingId': {
      url: () => `/hajri/${hire().booking}`,
      body: () => ({
        entries: [
          {
            clientId: 'h',
            kind: 'money',
            body: { sort: 'advance', to: 'provider', amount: 100, on: inDays(0), how: 'cash' },
            saidAt: new Date().toISOString(),
          },
        ],
      }),
      answers: '401 200 404 200 404',
    },
    'GET /hajri/:bookingId/csv': {
      url: () => `/hajri/${hire().booking}/csv`,
      answers: '401 200 404 200 404',
    },
    'GET /statement': { answers: '401 200 200 200 200' },
    'GET /statement/csv': { answers: '401 200 200 200 200' },
    'GET /statement/file': { answers: '401 200 200 200 200' },
    'GET /owed': { answers: '401 200 200 200 200' },
    'POST /bookings/:id/remind': {
      url: () => `/bookings/${hire().booking}/remind`,
      answers: '401 404 404 409 404',
    },
    'GET /bookings/:id/claim': {
      url: () => `/bookings/${hire().booking}/claim`,
      answers: '401 200 404 200 404',
    },
    'POST /bookings/:id/claim': {
      url: () => `/bookings/${hire().booking}/claim`,
      answers: '401 404 404 409 404',
    },
    'DELETE /bookings/:id/claim': {
      url: () => `/bookings/${hire().booking}/claim`,
      answers: '401 404 404 404 404',
    },
  };
};

export function calendarRows(world: () => World): Record<string, Row> {
  const worker = () => ({ kind: 'worker', _id: world().records.worker });
  const crew = () => ({ kind: 'groupWorker', _id: world().records.groupWorker });
  return {
    'GET /freeDays/:kind/:id': {
      url: () => `/freeDays/worker/${world().records.worker}?from=2026-12-01&to=2026-12-31`,
      answers: '401 200 200 200 200',
    },
    'GET /ownDays': {
      url: () => `/ownDays?listing=${world().records.worker}&from=2026-12-01&to=2026-12-31`,
      answers: '401 404 404 200 404',
    },
    'POST /blocks': {
      body: () => ({ clientId: 'b', listing: worker(), from: inDays(1), to: inDays(1) }),
      answers: '401 404 404 201 404',
    },
    'GET /blocks': { answers: '401 200 200 200 200' },
    'DELETE /blocks/:id': { url: () => `/blocks/${world().records.worker}`, answers: '401 404 404 404 404' },
    'GET /restDays': { answers: '401 200 200 200 200' },
    'PUT /restDays': {
      body: () => ({ listing: worker(), restDays: [0], yearlyOff: ['01-26'] }),
      answers: '401 404 404 200 404',
    },
    'PUT /stillFree': { body: () => ({ answer: 'yes' }), answers: '401 404 200 200 404' },
    'PUT /morningCheck': { body: () => ({ on: true }), answers: '401 404 200 200 404' },
    'PUT /units/:id': {
      url: () => `/units/${world().records.worker}`,
      body: () => ({ name: 'Ramesh' }),
      answers: '401 404 404 404 404',
    },
    'POST /crewMembers': {
      body: () => ({ listing: crew(), userId: world().users.customer.userId }),
      answers: '401 404 404 201 404',
    },
    'GET /crewMembers': { answers: '401 200 200 200 200' },
    'PUT /crewMembers/:id': {
      url: () => `/crewMembers/${world().records.worker}`,
      body: () => ({ accept: true }),
      answers: '401 404 404 404 404',
    },
    'DELETE /crewMembers/:id': {
      url: () => `/crewMembers/${world().records.worker}`,
      answers: '401 404 404 404 404',
    },
  };
}
