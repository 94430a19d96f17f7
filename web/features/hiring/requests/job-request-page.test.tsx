// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { anAskedItem, anAskedRequest, anOffer, logInAs } from '../offers/offers-in-test.ts';
import { readWish } from './ask/wish/use-wish.ts';
import { JobRequestPage } from './job-request-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn() } }));

let request: JobRequest | undefined;
let offers: Offer[];
let refusal: string | undefined;
let sent: { path: string; body: unknown }[];

const worker = {
  _id: 'w1',
  userId: 'ravi',
  fullName: 'Ravi Kumar',
  role: 'Construction',
  experience: 8,
  verified: true,
};
const near = { ...worker, _id: 'w9', userId: 'nina', fullName: 'Nina Near', price: 650, distanceKm: 3 };

function answer(path: string): unknown {
  const [, booking] = /^\/bookings\/(\w+)\/settlement$/.exec(path) ?? [];
  if (booking === 'b3') return undefined;
  const waiting = booking === 'b4' ? [{ key: 'days', by: 'provider', amount: 4000 }] : [];
  if (booking) return { data: { owed: booking === 'b1' ? 1700 : 0, owedBy: 'customer', waiting } };
  if (path.startsWith('/jobRequests/r1/offers')) return { data: offers, nextCursor: null, total: 0 };
  if (path.startsWith('/jobRequests/')) return request && { data: request };
  if (path === '/me') return { data: { records: [{ kind: 'worker', record: worker }] } };
  if (path.startsWith('/getAllWorkers')) return { data: [worker, near] };
  if (path.startsWith('/getWorker/'))
    return { data: { ...worker, rating: { mean: 4.7, count: 12 }, hiredTimes: 9 } };
  return { data: anOffer() };
}

beforeEach(() => {
  request = anAskedRequest();
  offers = [];
  refusal = undefined;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push({ path, body: body ? JSON.parse(String(body)) : undefined });
    if (method !== 'GET' && refusal) return Response.json({ type: `/problems/${refusal}` }, { status: 409 });
    const found = answer(path);
    return found ? Response.json(found) : Response.json({ type: '/problems/not-found' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(as: 'asha' | 'ravi') {
  logInAs(as);
  const shown = await showPage({
    component: JobRequestPage,
    address: '/jobRequest?id=r1',
    messages: ['offers', 'hiring', 'categories', 'settle'],
  });
  await waitFor(() => expect(screen.queryByText('Loading the request')).toBeNull());
  return shown;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the customer sees how far each item is filled, and offers that can be sorted', async () => {
  offers = [
    anOffer({ _id: 'a', price: 900, distanceKm: 2, listingName: 'Near One' }),
    anOffer({ _id: 'b', price: 700, distanceKm: 8, listingName: 'Cheap One' }),
  ];
  await open('asha');
  expect(screen.getByText('1 of 5')).toBeTruthy();
  expect(screen.getByText('You provide')).toBeTruthy();
  await screen.findAllByText('4.7 (12)');
  const names = () => screen.getAllByRole('link', { name: /One$/ }).map(({ textContent }) => textContent);
  expect(names().filter(Boolean)).toEqual(['Cheap One', 'Near One']);
  fireEvent.click(screen.getByLabelText('Distance'));
  expect(names().filter(Boolean)).toEqual(['Near One', 'Cheap One']);
});

test('a request that reached nobody says so, and can ask farther away in one touch', async () => {
  request = anAskedRequest({ to: 'nearby', radiusKm: 50, told: 0 });
  await open('asha');
  await screen.findByRole('heading', { name: 'We asked nobody yet' });
  expect(screen.queryByText(/The people you asked have your request/)).toBeNull();
  expect(screen.queryByText(/^We asked everyone/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See who works near' }).getAttribute('href')).toBe(
    '/workersPage?near=411001&radiusKm=100',
  );
  press('Ask everyone within 100 km');
  await waitFor(() => expect(sent).toEqual([{ path: '/jobRequests/r1/radius', body: { radiusKm: 100 } }]));
});

test('a request that reached nobody in the widest circle stays open, and says what else helps', async () => {
  request = anAskedRequest({ to: 'nearby', radiusKm: 100, told: 0 });
  await open('asha');
  await screen.findByText(/Your request stays open: who comes later sees it\.$/);
  expect(screen.queryByRole('button', { name: /^Ask everyone/ })).toBeNull();
});

test('two who were hired stand together, with what is owed to each and in all, and the way to ask again', async () => {
  offers = ['b1', 'b2'].map((bookingId) =>
    anOffer({ _id: bookingId, status: 'accepted', bookingId, listingName: `Mason ${bookingId}` }),
  );
  await open('asha');
  const hired = within(await screen.findByRole('region', { name: 'People you hired' }));
  expect(await hired.findByText('You owe ₹1,700')).toBeTruthy();
  expect(hired.getByText('Nothing owed')).toBeTruthy();
  expect(hired.getByText('You owe ₹1,700 in all.')).toBeTruthy();
  expect(hired.getByRole('link', { name: 'Mason b1' }).getAttribute('href')).toBe('/booking?id=b1');
  expect(hired.getByRole('link', { name: 'Ask for the same work again' }).getAttribute('href')).toMatch(
    /^\/hire\?items=worker/,
  );
});

test('all who were hired are asked again together, on the terms that were agreed, for other days', async () => {
  const hired = { status: 'accepted', itemId: 'i1' } as const;
  request = anAskedRequest({
    status: 'filled',
    address: '12 Hill Road',
    items: [anAskedItem({ trade: 'mason' })],
  });
  const id = (no: number) => `0000000${no}-0000-4000-8000-000000000000`;
  offers = [
    anOffer({ ...hired, _id: 'a', bookingId: 'b1', price: 800, listing: { kind: 'worker', _id: id(1) } }),
    anOffer({ ...hired, _id: 'b', bookingId: 'b2', price: 900, listing: { kind: 'worker', _id: id(2) } }),
    anOffer({ ...hired, _id: 'c', bookingId: 'b5', price: 900, listing: { kind: 'worker', _id: id(3) } }),
  ];
  const { history } = await open('asha');
  fireEvent.click(await screen.findByRole('button', { name: 'Hire all of them again' }));
  const to = [1, 2, 3].map((no) => `worker:${id(no)}`).join(',');
  await waitFor(() => expect(history.location.href).toBe(`/hire?to=${encodeURIComponent(to)}`));
  const wish = readWish(to);
  expect(wish).toMatchObject({
    to: [1, 2, 3].map((no) => ({ kind: 'worker', _id: id(no) })),
    ...{ pin: '411001', address: '12 Hill Road', description: 'A wall of bricks' },
    items: [
      { trade: 'mason', count: 1, price: '800' },
      { trade: 'mason', count: 2, price: '900' },
    ],
  });
  expect(wish?.from).not.toBe('2099-12-02');
});

test('nobody is hired again while the request is still open', async () => {
  offers = ['b1', 'b2'].map((bookingId) => anOffer({ _id: bookingId, status: 'accepted', bookingId }));
  await open('asha');
  await screen.findByRole('link', { name: 'Ask for the same work again' });
  expect(screen.queryByRole('button', { name: 'Hire all of them again' })).toBeNull();
});

test('what is owed to one of them is not told as the whole where the other sum did not load', async () => {
  offers = ['b1', 'b3'].map((bookingId) =>
    anOffer({ _id: bookingId, status: 'accepted', bookingId, listingName: `Mason ${bookingId}` }),
  );
  await open('asha');
  const hired = within(await screen.findByRole('region', { name: 'People you hired' }));
  expect(await hired.findByText(/^The sums did not load/)).toBeTruthy();
  expect(hired.getByText('You owe ₹1,700')).toBeTruthy();
  expect(hired.queryByText(/in all/)).toBeNull();
  expect(hired.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('days that one of them claims are not agreed yet: nobody reads that nothing is owed, or a whole without them', async () => {
  offers = ['b1', 'b4'].map((bookingId) =>
    anOffer({ _id: bookingId, status: 'accepted', bookingId, listingName: `Mason ${bookingId}` }),
  );
  await open('asha');
  const hired = within(await screen.findByRole('region', { name: 'People you hired' }));
  expect(await hired.findByText('Not agreed yet')).toBeTruthy();
  expect(hired.queryByText('Nothing owed')).toBeNull();
  expect(hired.queryByText(/in all/)).toBeNull();
});

test('a machine without a photo has the drawing of its kind, where it is offered and where it was asked', async () => {
  const ladder = { kind: 'product' as const, _id: 'p1' };
  request = anAskedRequest({
    items: [anAskedItem({ of: 'product', category: 'Ladder' })],
    to: [{ ...ladder, name: 'Steel ladder', profilePic: null, seen: true, passed: false }],
  });
  offers = [
    anOffer({
      listing: ladder,
      listingName: 'Steel ladder',
      item: { of: 'product', category: 'Ladder', count: 1, filled: 0 },
    }),
  ];
  await open('asha');
  await waitFor(() =>
    expect([...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/drawings/tools/ladder.svg',
      '/drawings/tools/ladder.svg',
    ]),
  );
});

test.each([
  [3, 'Construction Labour, Structural and Hammer in Pune'],
  [4, 'Construction Labour, Structural and 2 more in Pune'],
])('a request for %d trades is called: %s', async (many, title) => {
  const trades = ['Construction', 'Structural', 'Hammer', 'Ladder'].slice(0, many);
  request = anAskedRequest({
    place: 'Pune',
    items: trades.map((category, at) => anAskedItem({ _id: `i${at}`, category })),
  });
  await open('asha');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('the customer sees who has seen it or said no, and asks more people near', async () => {
  await open('asha');
  expect(await screen.findByText('No offer yet')).toBeTruthy();
  expect(screen.getByText('has seen it')).toBeTruthy();
  press('Ask more people');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Nina Near/ }));
  expect(screen.queryByRole('checkbox', { name: /Ravi Kumar/ })).toBeNull();
  press('Ask 1');
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '/jobRequests/r1/people', body: { add: [{ kind: 'worker', _id: 'w9' }] } },
    ]),
  );
});

test('closing asks first, and says what stays', async () => {
  await open('asha');
  press('Close the request');
  expect(sent).toEqual([]);
  request = anAskedRequest({ status: 'closed' });
  press('Close it');
  expect(await screen.findByText('This request is closed. Your bookings stay.')).toBeTruthy();
  expect(sent).toMatchObject([{ path: '/jobRequests/r1/close' }]);
  expect(screen.queryByRole('button', { name: 'Close the request' })).toBeNull();
});

test('who was asked sees what is given but no address, and agrees to the terms in one tap', async () => {
  request = anAskedRequest({
    choose: 'first',
    distanceKm: 3.2,
    items: [anAskedItem({ count: 1, filled: 0 })],
  });
  await open('ravi');
  expect(screen.getByText('The customer provides').nextSibling?.textContent).toBe('Food');
  expect(screen.getByText('You get the address and the phone once the customer books you.')).toBeTruthy();
  expect(screen.getByText(/about 3 km from you/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Take this work' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        path: '/jobOffers',
        body: {
          itemId: 'i1',
          listing: { kind: 'worker', _id: 'w1' },
          count: 1,
          price: 800,
          per: 'day',
          dates: { from: '2099-12-02', days: 3 },
          terms: {},
        },
      },
    ]),
  );
});

test('an item without a price asks for one; what was refused is said', async () => {
  request = anAskedRequest({ items: [anAskedItem({ price: null })] });
  refusal = 'item-filled';
  await open('ravi');
  fireEvent.click(await screen.findByRole('button', { name: 'Name your price' }));
  press('Send the offer');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Price for one/), { target: { value: '750' } });
  press('Send the offer');
  expect((await screen.findByRole('alert')).textContent).toBe('These places are filled');
  expect(sent).toMatchObject([{ body: { price: 750, count: 1 } }]);
});

test('not for me is said for the listings that were asked', async () => {
  await open('ravi');
  fireEvent.click(await screen.findByRole('button', { name: 'Not for me' }));
  expect(await screen.findByText('You said no. You can still change your mind.')).toBeTruthy();
  expect(sent).toEqual([{ path: '/jobRequests/r1/pass', body: { listing: { kind: 'worker', _id: 'w1' } } }]);
});

test('the user’s own offer stands in place of the answer, until it ends', async () => {
  offers = [anOffer()];
  await open('ravi');
  const own = within(await screen.findByRole('list', { name: 'Your offer' }));
  expect(own.getByRole('button', { name: 'Take back' })).toBeTruthy();
  expect(own.getByRole('link', { name: 'Message: Asha Devi' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Not for me' })).toBeNull();
});

test('a request that is not there says so', async () => {
  request = undefined;
  await open('ravi');
  expect(await screen.findByText('This request is not here')).toBeTruthy();
});

test('offers of a request for several things stand by what they are for, with years of work', async () => {
  const helper = anAskedItem({ _id: 'i2', category: 'Tiles' });
  request = anAskedRequest({ items: [anAskedItem(), helper] });
  offers = [anOffer({ _id: 'o2', itemId: 'i2' }), anOffer()];
  await open('asha');
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ id }) => id)).toEqual(['offers-i1', 'offers-i2']);
  expect((await screen.findAllByText('8 years of work')).length).toBe(2);
});

test('an offer of somebody whose years nobody said speaks of no years', async () => {
  worker.experience = 0;
  offers = [anOffer()];
  await open('asha');
  await screen.findByText(/^Verified/);
  worker.experience = 8;
  expect(screen.queryByText(/years of work/)).toBeNull();
});

test('who works on those days is told so, and asked for no offer', async () => {
  request = anAskedRequest({ items: [anAskedItem({ booked: true })] });
  await open('ravi');
  expect(await screen.findByText('You already have work on these days.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a shop sees which of its machines was asked for', async () => {
  request = anAskedRequest({
    to: [{ kind: 'product', _id: 'p7', name: 'Blue mixer', profilePic: null, seen: true, passed: false }],
    items: [anAskedItem({ of: 'product', category: 'Hammer' })],
  });
  await open('ravi');
  const meant = within(await screen.findByRole('list', { name: 'The customer wants this machine' }));
  expect(meant.getByRole('link', { name: 'Blue mixer' })).toBeTruthy();
});
