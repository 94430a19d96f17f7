import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { anAskedItem, anAskedRequest, anOffer, logInAs } from '../../offers/offers-in-test.ts';
import { VoiceJobsPage } from './voice-jobs-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn(), info: vi.fn(), error: vi.fn() } }));

beforeEach(() => logInAs('ravi'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listing = {
  _id: 'w1',
  userId: 'ravi',
  fullName: 'Ravi Kumar',
  role: 'Construction',
  verified: true,
  price: 850,
};
const list = (data: unknown[]) => ({ body: { data, nextCursor: null, total: data.length } });

const masonAndHelper = [
  anAskedItem({ _id: 'mason', trade: 'mason', count: 1, filled: 0, price: 1000 }),
  anAskedItem({ _id: 'helper', trade: 'helper', count: 3, filled: 0, price: 860 }),
];

async function open(offers: Offer[], items = [anAskedItem({ count: 1, filled: 0 })]) {
  const request = anAskedRequest({ items, distanceKm: 12.3 });
  const asked = answerCalls(({ pathname }, method) => {
    if (pathname === '/me') return { body: { data: { records: [{ kind: 'worker', record: listing }] } } };
    if (pathname.endsWith('/offers')) return list(offers);
    if (pathname === '/jobRequests') return list([request]);
    return method === 'GET' ? { status: 404, body: {} } : { body: { data: { ...anOffer(), phones: {} } } };
  });
  await showPage({
    component: VoiceJobsPage,
    address: '/voice/jobs',
    messages: ['voice', 'work', 'offers', 'hiring', 'categories'],
  });
  return asked;
}

// A toast would lie over the button that says it again.
test.each([
  ['what was asked for', [], 'Your answer is sent.'],
  ['another price of the customer', [anOffer({ author: 'customer' })], 'Done. The work is yours.'],
])('Yes to %s is said by a screen, and by no toast', async (_, offers, said) => {
  await open(offers);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { level: 1, name: said })).toBeTruthy();
  expect(toast.success).not.toHaveBeenCalled();
});

test('Where the customer names no price, yes is at the price that one’s own listing asks for', async () => {
  const asked = await open([], [anAskedItem({ count: 1, filled: 0, price: null })]);
  expect(await screen.findByText('You name the price')).toBeTruthy();
  expect(screen.getByText('₹850')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('heading', { level: 1, name: 'Your answer is sent.' });
  expect(asked.filter(({ pathname }) => pathname === '/jobOffers')).toHaveLength(1);
});

test('The days of a work come before the drawn notes of its pay: a small screen shows what is not known yet', async () => {
  await open([], [anAskedItem({ count: 1, filled: 0, price: 900 })]);
  const days = await screen.findByRole('img', { name: /day/ });
  const notes = [...document.querySelectorAll('[data-note]')];
  expect(notes.map(({ textContent }) => textContent)).toEqual(['500', '200', '200']);
  expect(notes.every((note) => days.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(
    true,
  );
});

test('How far the work is stands beside its place', async () => {
  await open([]);
  expect(await screen.findByText('Pune, 12 km')).toBeTruthy();
});

test('A request with two trades is asked one by one, a reload included, and the last answer sends it', async () => {
  const asked = await open([], masonAndHelper);
  expect(await screen.findByText('₹1,000')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Question 1 of 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('₹860')).toBeTruthy();
  cleanup();
  const again = await open([], masonAndHelper);
  expect(await screen.findByText('₹860')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Question 2 of 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your answer is sent.' })).toBeTruthy();
  const sent = [...asked, ...again].filter(({ pathname }) => pathname === '/jobOffers');
  expect(sent).toHaveLength(1);
});

test('Back goes to the item before, whose answer is asked for anew', async () => {
  await open([], masonAndHelper);
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  await screen.findByText('₹860');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('₹1,000')).toBeTruthy();
});

test('Two times no says no to the request as a whole', async () => {
  const asked = await open([], masonAndHelper);
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  await screen.findByText('₹860');
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Good. You said no.' })).toBeTruthy();
  expect(asked.some(({ pathname }) => pathname === '/jobRequests/r1/pass')).toBe(true);
});

test('A crew that is offered several prices hears each with its people, and names each anew, one by one', async () => {
  const rates = [
    { trade: 'mason' as const, count: 2, price: 900 },
    { trade: 'helper' as const, count: 3, price: 600 },
  ];
  await open([anOffer({ author: 'customer', count: 5, price: 720, terms: { rates } })]);
  expect(await screen.findByText('₹900')).toBeTruthy();
  expect(screen.getByText('₹600')).toBeTruthy();
  expect(screen.queryByText('₹720')).toBeNull();
  const answering = fetch;
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/counter')) bodies.push(String(init.body));
    return answering(address, init);
  });
  const type = (digits: string) => {
    for (const name of [...digits, 'Done']) fireEvent.click(screen.getByRole('button', { name }));
  };
  fireEvent.click(screen.getByRole('button', { name: 'Another price' }));
  await screen.findByRole('img', { name: 'Question 1 of 2' });
  type('950');
  await screen.findByRole('img', { name: 'Question 2 of 2' });
  type('650');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your answer is sent.' })).toBeTruthy();
  expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({
    terms: {
      rates: [
        { ...rates[0], price: 950 },
        { ...rates[1], price: 650 },
      ],
    },
  });
});
