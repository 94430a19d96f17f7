// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wish } from '#contract/hiring/wish.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProviderListPage } from './provider-list-page.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('neev:language', 'en');
  vi.spyOn(toast, 'warning').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mason: Wish['items'][number] = { of: 'worker', category: 'Construction', trade: 'mason', count: 2 };
const helper: Wish['items'][number] = { of: 'worker', category: 'Construction', trade: 'helper', count: 5 };
const wish: Wish = {
  items: [mason, helper],
  dates: { from: '2030-01-07', days: 3 },
  pin: '411038',
  unread: ['fresco'],
};
const listed = { body: { data: [], nextCursor: null, total: 0 } };
const answer = (read: Wish) =>
  answerCalls((url) => (url.pathname === '/readWish' ? { body: { data: read } } : listed));
const show = (q: string, more = '') =>
  showPage({
    component: ProviderListPage,
    address: `/workersPage?q=${encodeURIComponent(q)}${more}`,
    kind: 'worker',
    messages: ['providers', 'categories', 'requests'],
  });

test('a sentence in the search is read: its parts stand above, with the way to ask for all of it', async () => {
  answer(wish);
  await show('2 masons and 5 helpers for 3 days from next Monday, 411038 fresco');
  await screen.findByRole('heading', { name: 'You need' });
  for (const part of ['2 masons', '5 helpers', '411038', 'Not understood: fresco']) screen.getByText(part);
  const address = screen.getByRole('link', { name: 'Ask for this' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(address, 'http://neev.test').searchParams)).toEqual({
    items: 'worker:Construction:2:mason,worker:Construction:5:helper',
    from: '2030-01-07',
    days: '3',
    pin: '411038',
  });
});

test('the list is asked for the trade, the place and the days, and no more for the words', async () => {
  const asked = answer(wish);
  await show('2 masons and 5 helpers for 3 days from next Monday, 411038 fresco');
  await screen.findByRole('link', { name: 'Ask for this' });
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('trade')).toBe('mason'));
  const last = Object.fromEntries(asked.at(-1)?.searchParams ?? []);
  expect(last).toMatchObject({ near: '411038', freeFrom: '2030-01-07', freeTo: '2030-01-09' });
  expect(last).not.toHaveProperty('q');
});

test('a price in the sentence is the list’s price, until it is taken out', async () => {
  const asked = answer({ items: [{ ...mason, count: 1, price: 900 }], place: 'Pune', unread: [] });
  await show('mason in pune under 900');
  const takeOut = await screen.findByRole('button', { name: 'Take out: Up to ₹900' });
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('maxPrice')).toBe('900'));
  fireEvent.click(takeOut);
  await waitFor(() => expect(asked.at(-1)?.searchParams.has('maxPrice')).toBe(false));
  expect(asked.at(-1)?.searchParams.get('trade')).toBe('mason');
  expect(screen.queryByText('Up to ₹900')).toBeNull();
});

test('a price that was applied by hand goes before the price of the sentence', async () => {
  const asked = answer({ items: [{ ...mason, price: 900 }], unread: [] });
  await show('2 masons 900', '&maxPrice=700');
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('trade')).toBe('mason'));
  expect(asked.at(-1)?.searchParams.get('maxPrice')).toBe('700');
  expect(screen.queryByRole('button', { name: /^Take out/ })).toBeNull();
});

test('a list without prices says that it knows nothing of the price', async () => {
  const asked = answer({ items: [{ of: 'engineer', category: 'Civil', count: 1, price: 900 }], unread: [] });
  await showPage({
    component: ProviderListPage,
    address: '/engineerPage?q=civil%20engineer%20under%20900',
    kind: 'engineer',
    messages: ['providers', 'categories', 'requests'],
  });
  await screen.findByText('Not understood: ₹900');
  expect(asked.at(-1)?.searchParams.has('maxPrice')).toBe(false);
});

test('a place that was applied by hand goes before the place of the sentence', async () => {
  const asked = answer(wish);
  await show('2 masons tomorrow', '&city=Indore');
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('trade')).toBe('mason'));
  expect(asked.at(-1)?.searchParams.get('city')).toBe('Indore');
  expect(asked.at(-1)?.searchParams.has('near')).toBe(false);
});

test('a name beside a trade is searched for as it stands', async () => {
  const asked = answer({ items: [{ ...mason, count: 1 }], unread: ['Ramesh'] });
  await show('Ramesh mason');
  await screen.findByRole('heading', { name: /^No Worker found/ });
  expect(asked.at(-1)?.searchParams.get('q') ?? asked.at(-2)?.searchParams.get('q')).toBe('Ramesh mason');
  expect(screen.queryByRole('link', { name: 'Ask for this' })).toBeNull();
});

test('a name that sounds like a day or a number is searched for as it stands', async () => {
  const asked = answer({
    items: [{ ...mason, count: 10 }],
    dates: { from: '2030-01-07', days: 1 },
    unread: [],
  });
  await show('Mangal Das painter');
  await screen.findByRole('heading', { name: /^No Worker found/ });
  const lists = asked.filter(({ pathname }) => pathname !== '/readWish');
  expect(lists.map(({ searchParams }) => searchParams.get('q'))).toEqual(
    lists.map(() => 'Mangal Das painter'),
  );
  expect(screen.queryByRole('link', { name: 'Ask for this' })).toBeNull();
});

test('work of more than 180 days asks for the first of them', async () => {
  const asked = answer({ ...wish, dates: { from: '2030-01-07', days: 200 } });
  await show('2 masons for 200 days');
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('freeTo')).toBe('2030-07-05'));
});

test('who was found by the words is shown before the sentence is read', async () => {
  const ramesh = {
    ...{ _id: 'w1', userId: 'u1', fullName: 'Ramesh Kumar', age: 34, address: 'Indore', country: 'India' },
    ...{ price: 650, experience: 8, trades: [], role: 'Construction', available: true, verified: true },
  };
  const found = { body: { data: [ramesh], nextCursor: null, total: 1 } };
  answerCalls((url) => (url.pathname === '/readWish' ? new Promise(() => undefined) : found));
  await show('Ramesh Kumar');
  await screen.findByRole('link', { name: 'Ramesh Kumar' });
});

test('one word is never read, and a reader that fails leaves the search as it was', async () => {
  const asked = answerCalls((url) =>
    url.pathname === '/readWish' ? { status: 429, body: { problem: 'too-many' } } : listed,
  );
  await show('plumber');
  await screen.findByRole('heading', { name: /^No Worker found/ });
  expect(asked.map(({ pathname }) => pathname)).not.toContain('/readWish');
  cleanup();
  await show('2 masons tomorrow');
  await screen.findByRole('heading', { name: /^No Worker found/ });
  expect(screen.queryByRole('link', { name: 'Ask for this' })).toBeNull();
});

test('a trade in the address narrows the list, and is said', async () => {
  const asked = answerCalls(() => listed);
  await showPage({
    component: ProviderListPage,
    address: '/workersPage?trade=plumber',
    kind: 'worker',
    messages: ['providers', 'categories'],
  });
  await screen.findByRole('heading', { name: /^No Worker found/ });
  // Then who says no trade is asked for, below it.
  expect(asked.map(({ searchParams }) => searchParams.get('trade'))).toEqual(['plumber', null]);
  screen.getByText(/, Plumber$/);
});
