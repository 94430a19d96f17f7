// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { OfferCard } from './offer-card.tsx';
import { useHiringNews } from './offer-queries.ts';
import { anOffer, logInAs } from './offers-in-test.ts';

const { handlers } = vi.hoisted(() => ({ handlers: new Map<string, (news: object) => void>() }));
vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: (event: string, handler: (news: object) => void) => {
    handlers.set(event, handler);
    return () => handlers.delete(event);
  },
}));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn() } }));

let offer: Offer;
let refusal: string | undefined;
let sent: { path: string; method: string; body: unknown }[];

beforeEach(() => {
  offer = anOffer();
  refusal = undefined;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push({ path, method, body: body ? JSON.parse(String(body)) : undefined });
    if (method !== 'GET' && refusal) return Response.json({ type: `/problems/${refusal}` }, { status: 409 });
    return Response.json({ data: offer });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Card() {
  useHiringNews();
  return <OfferCard offerId="o1" />;
}
const open = async (as: 'asha' | 'ravi' = 'asha') => {
  logInAs(as);
  await showPage({ component: Card, address: '/chatDialog', messages: ['offers', 'hiring', 'categories'] });
  await screen.findByRole('article');
};
const button = (name: string) => screen.getByRole('button', { name });

test('the card says the terms and the total; its author can take it back alone', async () => {
  offer = anOffer({ note: 'I bring my trowel', terms: { facilities: { food: true } } });
  await open('ravi');
  const card = within(screen.getByRole('article', { name: 'Your offer' }));
  for (const words of ['₹780 a day. With Food', '3 days from 2 Dec 2099', '₹2,340', 'I bring my trowel'])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take back']);
  fireEvent.click(button('Take back'));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent).toMatchObject([{ path: '/jobOffers/o1/withdraw', method: 'PUT' }]));
});

test('the other side accepts in one tap, and the card leads to the booking', async () => {
  await open();
  expect(screen.getByRole('article', { name: 'Offer of Ravi' })).toBeTruthy();
  const hire = button('Hire');
  offer = anOffer({ status: 'accepted', bookingId: 'b1' });
  fireEvent.click(hire);
  const link = await screen.findByRole('link', { name: 'Open the booking' });
  expect(link.getAttribute('href')).toBe('/booking?id=b1');
  expect(sent).toMatchObject([{ path: '/jobOffers/o1/accept', body: { count: 1 } }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what costs more than 5,000 rupees is hired after one question, what costs less by one tap', async () => {
  offer = anOffer({ price: 1667, total: 5001 });
  await open();
  fireEvent.click(button('Hire'));
  const asked = within(screen.getByRole('alertdialog', { name: 'Hire Ravi Kumar?' }));
  expect(asked.getByText(/3 days from 2 Dec 2099, ₹5,001 in all/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(asked.getByRole('button', { name: 'Hire' }));
  await waitFor(() => expect(sent).toMatchObject([{ path: '/jobOffers/o1/accept', body: { count: 1 } }]));
});

test('every card says where its offer stands, and its end by the clock without news', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-01T06:00:00Z') });
  try {
    offer = anOffer({ expiresAt: '2026-12-01T06:01:00.000Z' });
    await open();
    expect(screen.getByText('Waits for an answer')).toBeTruthy();
    expect(button('Hire')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await screen.findByText('Time is over')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('who was hired by somebody else for those days is booked elsewhere', async () => {
  offer = anOffer({ status: 'lapsed', lapsedWhy: 'taken' });
  await open();
  expect(screen.getByText('Booked elsewhere')).toBeTruthy();
});

test('the offer of a former user says so in whole words', async () => {
  offer = anOffer({ listingName: 'Former user', status: 'lapsed', lapsedWhy: 'account-ended' });
  await open();
  expect(screen.getByRole('article', { name: 'Offer of Former user' })).toBeTruthy();
});

test('who hires is asked what they give, and not what they want of themselves', async () => {
  await open();
  fireEvent.click(button('Counter'));
  expect(screen.getByRole('group', { name: 'You provide' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'You want the customer to provide' })).toBeNull();
});

test('of a crew that may be taken in part the customer says how many', async () => {
  offer = anOffer({
    count: 4,
    minCount: 2,
    item: { of: 'worker', category: 'Construction', count: 5, filled: 2 },
  });
  await open();
  fireEvent.click(button('Hire 3'));
  expect(screen.getByRole('status').textContent).toBe('In all ₹7,020');
  const number = screen.getByLabelText('Number');
  fireEvent.change(number, { target: { value: '4' } });
  fireEvent.click(button('Hire'));
  // Three are left: a sum of more would be none that can be booked.
  expect(screen.getByRole('status').textContent).toBe('In all …');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Any number from 2 to 3', { selector: 'form *' })).toBeTruthy();
  expect(screen.queryByText('Enter how many, 1 to 500')).toBeNull();
  fireEvent.change(number, { target: { value: '2' } });
  fireEvent.click(button('Hire'));
  await waitFor(() => expect(sent).toMatchObject([{ body: { count: 2 } }]));
});

test('who comes too late hears why', async () => {
  refusal = 'not-free';
  await open();
  fireEvent.click(button('Hire'));
  expect((await screen.findByRole('alert')).textContent).toBe('Not free on these days any more');
});

test('an answer carries the other terms, and a refused one stays in its form', async () => {
  refusal = 'offer-over';
  await open();
  fireEvent.click(button('Counter'));
  const price = screen.getByLabelText('Price for one, a day (₹)');
  fireEvent.change(price, { target: { value: '' } });
  fireEvent.click(button('Send the answer'));
  expect(sent).toEqual([]);
  fireEvent.change(price, { target: { value: '700' } });
  fireEvent.click(button('Send the answer'));
  expect((await screen.findByRole('alert')).textContent).toBe('This offer has ended');
  expect(sent).toMatchObject([{ path: '/jobOffers/o1/counter', body: { price: 700, count: 1 } }]);
});

test('what is typed comes to a sum before it is sent; a machine is asked for with no food and no bed', async () => {
  offer = anOffer({ count: 2, minCount: 2, total: 4680, item: { ...offer.item, count: 2 } });
  await open();
  fireEvent.click(button('Counter'));
  const form = within(screen.getByRole('dialog'));
  for (const [price, sum] of [
    ['780', '₹4,680'],
    ['700', '₹4,200'],
  ] as const) {
    fireEvent.change(form.getByLabelText(/^Price/), { target: { value: price } });
    expect(form.getByText(sum)).toBeTruthy();
  }
  expect(form.getByRole('checkbox', { name: 'Food' })).toBeTruthy();
  cleanup();
  offer = anOffer({ listing: { kind: 'product', _id: 'm1' }, item: { ...offer.item, of: 'product' } });
  await open();
  fireEvent.click(button('Counter'));
  expect(within(screen.getByRole('dialog')).queryByRole('checkbox')).toBeNull();
});

test('news of the offer are shown without a reload, and an end says its reason', async () => {
  await open();
  offer = anOffer({ status: 'lapsed', lapsedWhy: 'filled' });
  handlers.get('hiring')?.({ kind: 'offer', _id: 'another' });
  handlers.get('hiring')?.({ kind: 'offer', _id: 'o1' });
  expect(await screen.findByText('The places are filled')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a crew’s card says each rate, and its form has a line for each', async () => {
  offer = anOffer({
    ...{ listing: { kind: 'groupWorker', _id: 'g1' }, listingName: 'Balaji Crew', count: 3, minCount: 3 },
    ...{ price: 700, total: 6300, item: { of: 'worker', category: 'Construction', count: 3, filled: 0 } },
    terms: {
      rates: [
        { trade: 'mason', count: 1, price: 900 },
        { count: 2, price: 600 },
      ],
    },
  });
  await open();
  expect(screen.getByText('1 person, Mason: ₹900 a day. 2 people: ₹600 a day')).toBeTruthy();
  fireEvent.click(button('Counter'));
  const people = await screen.findAllByLabelText('People');
  fireEvent.change(people[1] ?? document.body, { target: { value: '1' } });
  expect(screen.getByText('2 people, ₹1,500 a day together')).toBeTruthy();
  fireEvent.click(button('Send the answer'));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { body: { count: 2, price: 750, terms: { rates: [{ count: 1 }, { count: 1 }] } } },
    ]),
  );
});
