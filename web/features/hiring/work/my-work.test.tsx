// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { flushQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { aBooking, inDays } from '../bookings/booking-in-test.ts';
import { MyWorkPage } from './my-work-page.tsx';
import { firstTab, tabOf } from './parts/tabs.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

const request: JobRequest = {
  _id: 'r1',
  customerId: 'u1',
  customerName: 'Asha Rao',
  customerPic: null,
  status: 'open',
  choose: 'first',
  to: 'nearby',
  radiusKm: 25,
  pin: '411038',
  place: 'Pune',
  distanceKm: 4.2,
  description: '',
  pictures: [],
  facilities: { lodging: false, food: false, transport: false, gear: false },
  items: [
    {
      _id: 'i1',
      of: 'worker',
      category: 'Construction',
      count: 2,
      filled: 1,
      dates: { from: inDays(3), days: 3 },
      price: 800,
      per: 'day',
      payNotes: [],
    },
  ],
  offersWaiting: 2,
  expiresAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2026-11-20T04:00:00.000Z',
  updatedAt: '2026-11-20T04:00:00.000Z',
};
const worker = {
  _id: 'w1',
  userId: 'u2',
  fullName: 'Ramesh Yadav',
  role: 'Construction',
  price: 700,
  address: 'Pune',
  country: 'India',
  experience: 3,
  profilePic: null,
  status: true,
  verified: true,
  demo: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};

const list = (data: unknown[]): Answer => ({ body: { data, nextCursor: null, total: data.length } });
let own: (call: string, url: URL) => Answer | undefined;
let sent: { call: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent = [];
  own = () => undefined;
  localStorage.clear();
  localStorage.setItem('token', 't');
  localStorage.setItem('user', JSON.stringify({ _id: 'u2', fullname: 'Ramesh', email: 'r@example.in' }));
  answerCalls((url, method) => {
    const call = `${method} ${url.pathname}`;
    const mine = own(call, url);
    if (mine) return mine;
    if (call === 'GET /me')
      return { body: { data: { user: {}, admin: false, records: [{ kind: 'worker', record: worker }] } } };
    if (call === 'GET /jobRequests') return list([request]);
    return method === 'GET' ? list([]) : { status: 201, body: { data: {}, booking: {} } };
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method !== 'GET')
      sent.push({ call: `${init.method} ${address}`, body: JSON.parse(String(init.body)) });
    return answered(address, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (address = '/myWork') =>
  showPage({
    component: () => <MyWorkPage beside="beside" Tenders={({ as }) => <p>tenders {as}</p>} />,
    address,
    messages: ['work', 'offers', 'hiring', 'categories'],
  });

test('An address without a tab, or with one that is none, leads to what waits for the user', () => {
  expect([undefined, 'nothing', 'done'].map(tabOf)).toEqual([undefined, undefined, 'done']);
  const counts = { forMe: 0, asked: 0, booked: 0 };
  expect(firstTab({ lists: true, counts })).toBe('forMe');
  expect(firstTab({ lists: true, counts: { ...counts, booked: 2 } })).toBe('booked');
  expect(firstTab({ lists: true, counts: { forMe: 1, asked: 3 } })).toBe('forMe');
  expect(firstTab({ lists: false, counts: { ...counts, booked: 6 } })).toBe('asked');
  expect(firstTab({ lists: false, counts: { ...counts, forMe: 1 } })).toBe('forMe');
});

test('Who lists nothing lands on what they asked for; the address says so, and For me is left out', async () => {
  own = (call, url) => {
    if (call === 'GET /me') return { body: { data: { user: {}, admin: false, records: [] } } };
    return call === 'GET /jobRequests' && url.searchParams.get('as') === 'forMe' ? list([]) : undefined;
  };
  const { history } = await show();
  await screen.findByText('2 offers wait for your answer');
  expect(history.location.href).toBe('/myWork?tab=asked');
  const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Asked 2', 'Booked', 'Done']);
  expect(screen.queryByText('beside')).toBeNull();
  expect(screen.getByText('tenders mine')).toBeTruthy();
});

test('A request is agreed to in three taps, as it was asked for', async () => {
  await show();
  await screen.findByText(/Pune, about 4 km away/);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Agree to this work?' }));
  dialog.getByText(/In all ₹2,400/);
  fireEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['POST /jobOffers']));
  expect(sent[0]?.body).toMatchObject({
    itemId: 'i1',
    listing: { kind: 'worker', _id: 'w1' },
    count: 1,
    price: 800,
  });
});

test('What was answered already waits, and is not offered twice', async () => {
  own = (call) =>
    call.endsWith('/offers')
      ? list([{ _id: 'o1', status: 'sent', author: 'provider', itemId: 'i1' }])
      : undefined;
  await show();
  await screen.findByText('You answered. Now the customer decides.');
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
});

test('Other terms of the customer wait for the user, who is led to answer them', async () => {
  own = (call) =>
    call.endsWith('/offers')
      ? list([
          {
            _id: 'o2',
            status: 'sent',
            author: 'customer',
            itemId: 'i1',
            price: 777,
            per: 'day',
            dates: { from: '2027-01-05', days: 4 },
          },
        ])
      : undefined;
  await show();
  await screen.findByText('The customer changed the terms. Look and answer.');
  expect(screen.getByText('₹777')).toBeTruthy();
  expect(screen.getByText('4 days from 5 Jan 2027')).toBeTruthy();
  expect(screen.queryByText(/You have answered/)).toBeNull();
  const answer = screen.getByRole('link', { name: 'Look and answer' });
  expect(answer.getAttribute('href')).toBe('/jobRequest?id=r1');
});

test('No says no for the listings that it was for', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  fireEvent.click(screen.getByRole('button', { name: 'Say no' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'PUT /jobRequests/r1/pass', body: { listing: { kind: 'worker', _id: 'w1' } } },
    ]),
  );
});

test('One’s own requests say how far they are filled and how many offers wait', async () => {
  await show('/myWork?tab=asked');
  await screen.findByText('2 offers wait for your answer');
  screen.getByText('1 of 2');
});

test('Booked stands by how it is, with the next act', async () => {
  own = (call, url) =>
    call === 'GET /bookings' && url.searchParams.get('status') === 'done_said'
      ? list([aBooking({ status: 'done_said', next: ['done', 'under_way'] })])
      : undefined;
  await show('/myWork?tab=booked');
  const section = within(await screen.findByRole('region', { name: 'To confirm' }));
  expect(section.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/booking?id=b1');
  section.getByText('Yes, it is done');
  expect(screen.queryByRole('region', { name: 'Going on now' })).toBeNull();
  await screen.findByRole('link', { name: 'Booked 1' });
});

test('A machine is out on hire, not at work, and nothing need be said of it before its last day', async () => {
  own = (call, url) =>
    call === 'GET /bookings' && url.searchParams.get('status') === 'under_way'
      ? list([
          aBooking({
            ...{ listing: { kind: 'product', _id: 'm1' }, dates: { from: inDays(0), days: 3 } },
            ...{ status: 'under_way', next: ['done_said'] },
          }),
        ])
      : undefined;
  await show('/myWork?tab=booked');
  const section = within(await screen.findByRole('region', { name: 'Going on now' }));
  section.getByText('Out on hire');
  expect(section.queryByText(/At work|Mark today|The hire is over/)).toBeNull();
});

test('Nothing done says so; a list that failed can be asked for again', async () => {
  await show('/myWork?tab=done');
  await screen.findByText('Nothing is done yet');
  cleanup();
  own = (call) =>
    call === 'GET /bookings' ? { status: 500, body: { type: '/problems/server-error' } } : undefined;
  await show('/myWork?tab=done');
  await screen.findByText('This list did not load');
  screen.getByRole('button', { name: 'Try again' });
});

test('Without a line a yes waits in the place of its buttons, and goes once when there is one', async () => {
  let line = false;
  const good = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    line || init.method === 'GET' ? good(address, init) : Promise.reject(new TypeError('no line')),
  );
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  const dialog = within(screen.getByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Agree' }));
  await screen.findByText('Waiting to be sent');
  screen.getByText('Your yes: Asha Rao, ₹800');
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  line = true;
  await act(flushQueue);
  expect(sent.map(({ call }) => call)).toEqual(['POST /jobOffers']);
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});
