// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import type { Need } from './needs/needs.ts';
import { Shortlist } from './shortlist.tsx';

const need: Need = {
  id: 'worker Tiles',
  of: 'worker',
  category: 'Tiles',
  keys: ['tiler'],
  days: 40,
  people: 2,
  phase: 'floors',
  after: 0,
  lasts: 20,
};
const rammer: Need = {
  id: 'product Rammer',
  of: 'product',
  category: 'Rammer',
  keys: ['rammer'],
  days: 5,
  people: 1,
  phase: 'footing',
  after: 0,
  lasts: 18,
};

const worker = (name: string, changes: object = {}) => ({
  _id: `id-${name}`,
  userId: `user-${name}`,
  fullName: name,
  role: 'Tiles',
  status: true,
  verified: true,
  age: 30,
  address: 'Pune',
  country: 'India',
  price: 800,
  experience: 4,
  profilePic: null,
  demo: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  distanceKm: 3,
  ...changes,
});

let asked: URL[];
let lists: (url: URL) => Answer | Promise<Answer>;
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'me', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 't');
  lists = () => ({
    body: {
      data: [
        worker('Cheap', { price: 600, experience: 0 }),
        worker('Best', { price: 900, experience: 9 }),
        worker('Unknown', { price: 100, verified: false }),
        worker('Third', { price: 950, distanceKm: 40 }),
        worker('Mine', { userId: 'me', price: 50 }),
      ],
    },
  });
  asked = answerCalls((url) => lists(url));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (needs: Need[] = [need], plan = 'plan') =>
  showPage({
    component: () => (
      <Shortlist needs={needs} of={{ pin: '411001', plan, house: 'plot of 2,400 sq ft', self: 'me' }} />
    ),
    address: '/ThreedmapHouse',
    messages: ['house', 'categories'],
  });
const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
const chosen = () =>
  screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
const choose = (name: string) => fireEvent.click(screen.getByLabelText(`Choose ${name}`));

test('the first three near the plot are shown, best first, and the best one is chosen, not the cheapest', async () => {
  await open();
  await screen.findByLabelText('Choose Best');
  expect(names()).toEqual(['Choose Best', 'Choose Cheap', 'Choose Third']);
  expect(chosen()).toEqual(['Choose Best']);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(names()).toEqual(['Choose Best', 'Choose Cheap', 'Choose Third', 'Choose Unknown']);
});

test('who is free by the first day of work comes first, and the others say when they are', async () => {
  const [soon, later] = [addDays(siteDate(new Date()), 3), addDays(siteDate(new Date()), 20)];
  lists = () => ({
    body: { data: [worker('Late', { freeFrom: later, experience: 9 }), worker('Soon', { freeFrom: soon })] },
  });
  await open();
  await screen.findByLabelText('Choose Soon');
  expect(names()).toEqual(['Choose Soon', 'Choose Late']);
  expect(screen.getByText(/^Free from /)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('First day of work'), { target: { value: later } });
  await waitFor(() => expect(names()).toEqual(['Choose Late', 'Choose Soon']));
  expect(screen.queryByText(/^Free from /)).toBeNull();
  expect(chosen()).toEqual(['Choose Late']);
});

test('the work stands phase by phase, and who is free by the first day of their phase fits', async () => {
  const later = addDays(siteDate(new Date()), 60);
  lists = () => ({ body: { data: [worker('Later', { freeFrom: later })] } });
  await open([
    { ...rammer, of: 'worker', category: 'Construction', id: 'now' },
    { ...need, after: 70 },
  ]);
  await waitFor(() => expect(screen.getAllByLabelText('Choose Later')).toHaveLength(2));
  const [now, then] = ['Footings', 'Floors and tiles'].map((name) =>
    screen.getByRole('region', { name: new RegExp(name) }),
  );
  expect(now && within(now).queryByText(/^Free from /)).toBeTruthy();
  expect(then && within(then).queryByText(/^Free from /)).toBeNull();
  expect(then && within(then).getByRole('checkbox', { checked: true })).toBeTruthy();
});

test('where none is known to do the work well, nobody is chosen unasked', async () => {
  lists = () => ({
    body: { data: [worker('New', { experience: 0 }), worker('Unknown', { verified: false })] },
  });
  await open();
  await screen.findByLabelText('Choose New');
  expect(chosen()).toEqual([]);
});

test('the search is for who is free within 50 km, and one’s own listing is not in it', async () => {
  await open();
  await screen.findByLabelText('Choose Cheap');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    category: 'Tiles',
    near: '411001',
    available: 'true',
    radiusKm: '50',
  });
  expect(screen.queryByText('Mine')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('nobody is asked before all lists are here: else only some would be', async () => {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  lists = async (url) => {
    if (url.searchParams.get('category') === 'Rammer') await late;
    return { body: { data: [] } };
  };
  await open([need, rammer]);
  await screen.findByText('Nobody near here does this work yet.');
  const ask = screen.getByRole('button', { name: 'Ask all' });
  expect(ask.getAttribute('aria-busy')).toBe('true');
  come();
  await waitFor(() => expect(ask.getAttribute('aria-busy')).toBeNull());
});

test('where nobody is near, the nearest are shown and it is said', async () => {
  lists = (url) => ({
    body: {
      data: url.searchParams.has('radiusKm')
        ? [worker('Mine', { userId: 'me' })]
        : [worker('Far', { distanceKm: 120 })],
    },
  });
  await open();
  await screen.findByLabelText('Choose Far');
  expect(screen.getByText('Nobody within 50 km. These are the nearest.')).toBeTruthy();
  expect(asked.map(({ searchParams }) => searchParams.get('sort'))).toEqual(['nearest', 'nearest']);
  expect(chosen()).toEqual([]);
});

test('where nobody is listed at all, it is said, and nobody can be asked', async () => {
  lists = () => ({ body: { data: [] } });
  await open();
  await screen.findByText('Nobody near here does this work yet.');
  expect(screen.getByRole('button', { name: 'Ask all' }).getAttribute('aria-disabled')).toBe('true');
});

test('a list that does not load says so and comes with the next try', async () => {
  const good = lists;
  lists = () => ({ status: 500, body: { type: '/problems/server-error' } });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  lists = good;
  fireEvent.click(again);
  await screen.findByLabelText('Choose Cheap');
});

test('who is chosen is in the sum, and known again when one comes back to the plan', async () => {
  await open();
  await screen.findByLabelText('Choose Cheap');
  const sum = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;
  expect(sum('Together per day')).toBe('₹900');
  expect(sum('Whole job, at their prices')).toBe('₹36,000');
  choose('Cheap');
  expect(sum('Together per day')).toBe('₹1,500');
  expect(sum('Whole job, at their prices')).toBe('₹30,000');
  choose('Best');
  cleanup();
  await open();
  await screen.findByLabelText('Choose Cheap');
  expect(chosen()).toEqual(['Choose Cheap']);
  cleanup();
  await open([need], 'another plan');
  await screen.findByLabelText('Choose Cheap');
  expect(chosen()).toEqual(['Choose Best']);
});

test('choosing nobody is kept too', async () => {
  await open();
  await screen.findByLabelText('Choose Cheap');
  choose('Best');
  expect(screen.getByText('0 chosen')).toBeTruthy();
  cleanup();
  await open();
  await screen.findByLabelText('Choose Cheap');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('who offers two things is one person in the request, whose words name nobody’s work: each sees their own', async () => {
  const product = {
    _id: 'p1',
    userId: 'user-Best',
    providerId: 'r1',
    name: 'Big rammer',
    company: 'Bosch',
    category: 'Rammer',
    price: 300,
    description: '',
    productPic: null,
    status: true,
    verified: true,
    demo: false,
    providerName: 'Cheap Rentals',
    address: 'Pune',
    country: 'India',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const people = lists;
  lists = (url) => (url.pathname === '/getProducts' ? { body: { data: [product] } } : people(url));
  await open([need, rammer]);
  await screen.findByLabelText('Choose Big rammer');
  await screen.findByLabelText('Choose Cheap');
  fireEvent.click(screen.getByRole('button', { name: 'Ask all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask 1 person' });
  const text = (within(dialog).getByLabelText('What work is it?') as HTMLTextAreaElement).value;
  expect(text).toContain('plot of 2,400 sq ft, near PIN 411001');
  expect(text).not.toMatch(/Tile|Rammer/);
  expect(within(dialog).getByText(/^40 days from /)).toBeTruthy();
  expect(within(dialog).getByText(/^5 days from /)).toBeTruthy();
});

test('who was asked is marked, and is not asked again', async () => {
  await open();
  await screen.findByLabelText('Choose Cheap');
  lists = () => ({ status: 201, body: { data: { _id: 'r1' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask all' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send to all' }));
  await screen.findByText(/Your request is sent/);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByText('Asked')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Ask all' }).getAttribute('aria-disabled')).toBe('true');
});
