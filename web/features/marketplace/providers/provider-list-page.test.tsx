// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireByKind } from '#contract/marketplace/providers/wire.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProviderListPage } from './provider-list-page.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('neev:language', 'en');
  vi.spyOn(toast, 'warning').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const worker = (number: number): WireByKind['worker'] => ({
  _id: `w${number}`,
  userId: `u${number}`,
  fullName: `Ramesh ${number}`,
  age: 34,
  address: 'Indore',
  country: 'India',
  price: 650,
  experience: 8,
  trades: [],
  role: 'Construction',
  status: true,
  verified: true,
  profilePic: null,
  demo: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
});
const page = (numbers: number[], nextCursor: string | null = null, total = numbers.length): Answer => ({
  body: { data: numbers.map(worker), nextCursor, total },
});
const show = (address: string, kind: 'worker' | 'engineer' = 'worker') =>
  showPage({ component: ProviderListPage, address, kind, messages: ['providers', 'categories'] });
const button = (name: string) => screen.getByRole('button', { name });
const type = () => screen.getByLabelText<HTMLSelectElement>('Type of work');
/** The controls rest together: their fieldset is disabled. */
const rests = () => type().closest('fieldset')?.disabled;

test('A page that stands ahead asks for its list while it comes alive, once', async () => {
  window.ahead = { typed: new Map(), pressed: undefined, end: () => undefined };
  const asked = answerCalls(() => page([1]));
  await show('/workersPage?category=Construction');
  await screen.findByRole('link', { name: 'Ramesh 1' });
  window.ahead = undefined;
  expect(asked.map(({ searchParams }) => searchParams.get('category'))).toEqual(['Construction']);
});

test('Apply Filter narrows the list, rests the controls and says how many match', async () => {
  const asked = answerCalls((url) => (url.searchParams.has('category') ? page([1]) : page([1, 2, 3])));
  const { history } = await show('/workersPage');
  await screen.findByRole('link', { name: 'Ramesh 3' });
  fireEvent.change(type(), { target: { value: 'Construction' } });
  fireEvent.click(screen.getByRole('radio', { name: '2-5 years' }));
  fireEvent.submit(type());
  await screen.findByText('Filter is on. 1 worker matches.');
  expect(rests()).toBe(true);
  expect(history.location.search).toBe('?category=Construction&maxExperience=5');
  const last = asked.at(-1)?.searchParams;
  expect([last?.get('category'), last?.get('maxExperience'), last?.has('maxPrice')]).toEqual([
    'Construction',
    '5',
    false,
  ]);
  expect(screen.queryByRole('button', { name: 'Apply Filter' })).toBeNull();
});

test('Remove Filter reloads the full list and wakes the controls', async () => {
  answerCalls((url) => (url.searchParams.has('category') ? page([1]) : page([1, 2, 3])));
  const { history } = await show('/workersPage?category=Construction&q=ram');
  await screen.findByText('Filter is on. 1 worker matches.');
  const remove = within(screen.getByRole('complementary')).getByRole('button', { name: 'Remove Filter' });
  fireEvent.click(remove);
  await screen.findByRole('link', { name: 'Ramesh 3' });
  // Were it the same element, a browser would let the press that removes go on to apply.
  expect(button('Apply Filter')).not.toBe(remove);
  expect(history.location.search).toBe('');
  expect(rests()).toBe(false);
  expect(type().value).toBe('');
  expect(button('Apply Filter')).toBeTruthy();
});

test('Until the price is moved it says "Any price" and does not count; the right end is no limit', async () => {
  answerCalls(() => page([1]));
  const { history } = await show('/workersPage');
  const tape = await screen.findByRole<HTMLInputElement>('slider', { name: 'Price per day' });
  expect([tape.min, tape.max, tape.value]).toEqual(['100', '3000', '500']);
  expect(tape.getAttribute('aria-valuetext')).toBe('Any price');
  fireEvent.change(tape, { target: { value: '3000' } });
  expect(tape.getAttribute('aria-valuetext')).toBe('₹3,000+');
  fireEvent.change(tape, { target: { value: '800' } });
  expect(tape.getAttribute('aria-valuetext')).toBe('Up to ₹800');
  fireEvent.submit(tape);
  await waitFor(() => expect(history.location.search).toBe('?maxPrice=800'));
});

test('An applied filter with no match shows the warning of the specification for 2 s', async () => {
  answerCalls(() => page([]));
  await show('/workersPage?maxPrice=100');
  await screen.findByRole('heading', { name: 'No Worker found !!' });
  expect(toast.warning).toHaveBeenCalledTimes(1);
  expect(toast.warning).toHaveBeenCalledWith(
    'No Worker found !!',
    expect.objectContaining({ autoClose: 2000 }),
  );
});

test('A list in which nothing was found asks everybody near instead, with what the filter says', async () => {
  answerCalls(() => page([]));
  await show('/workersPage?category=Tiles&near=411038');
  const ask = await screen.findByRole('link', { name: 'Ask everyone near 411038 instead?' });
  expect(ask.getAttribute('href')).toBe('/hire?of=worker&category=Tiles&pin=411038');
});

test('A card that was found by a trade that it says names it', async () => {
  answerCalls(() => ({
    body: { data: [{ ...worker(1), matchedAs: 'mason' }, worker(2)], nextCursor: null, total: 2 },
  }));
  await show('/workersPage?q=mason');
  await screen.findByRole('link', { name: 'Ramesh 2' });
  expect(screen.getAllByText('Found by “Mason”')).toHaveLength(1);
});

test('An empty list without a filter warns of nothing', async () => {
  answerCalls(() => page([]));
  await show('/workersPage');
  await screen.findByRole('heading', { name: 'Nobody is listed here yet' });
  expect(toast.warning).not.toHaveBeenCalled();
});

test('A card goes to the profile with id, user and role in the navigation state and in the address', async () => {
  answerCalls(() => page([1]));
  const { history } = await show('/workersPage');
  fireEvent.click(await screen.findByRole('link', { name: 'Ramesh 1' }));
  await waitFor(() => expect(history.location.pathname).toBe('/profileDashbord'));
  expect(history.location.search).toBe('?role=worker&id=w1');
  expect(history.location.state).toMatchObject({ id: 'w1', userId: 'u1', role: 'worker' });
});

test('Load more brings the next page after the ones that are there', async () => {
  answerCalls((url) =>
    url.searchParams.get('cursor') === 'two' ? page([3], null, 3) : page([1, 2], 'two', 3),
  );
  await show('/workersPage');
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Ramesh 3' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual(
    expect.arrayContaining(['Ramesh 1', 'Ramesh 2', 'Ramesh 3']),
  );
});

test('Every 15 s one page is asked for again, the others only when somebody came or went', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  let first = page([1, 2], 'two', 3);
  const asked = answerCalls((url) => (url.searchParams.get('cursor') === 'two' ? page([3], null, 3) : first));
  await show('/workersPage');
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Ramesh 3' });
  expect(asked).toHaveLength(2);
  first = { body: { data: [{ ...worker(1), status: false }, worker(2)], nextCursor: 'two', total: 3 } };
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await screen.findByText('Not available');
  expect(asked).toHaveLength(3);
  first = page([4, 1], 'two', 4);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await screen.findByRole('link', { name: 'Ramesh 4' });
  expect(asked).toHaveLength(6);
});

test('A list that did not load offers to try again', async () => {
  let broken = true;
  answerCalls(() => (broken ? { status: 500, body: { type: '/problems/server-error' } } : page([1])));
  await show('/workersPage');
  await screen.findByText('This list did not load');
  broken = false;
  fireEvent.click(button('Try again'));
  await screen.findByRole('link', { name: 'Ramesh 1' });
});

test('A refused filter offers to be removed', async () => {
  answerCalls((url) =>
    url.searchParams.has('near') ? { status: 400, body: { type: '/problems/pin-unknown' } } : page([1]),
  );
  await show('/workersPage?near=999999');
  const alert = await screen.findByRole('alert');
  fireEvent.click(alert.querySelector('button') as HTMLElement);
  await screen.findByRole('link', { name: 'Ramesh 1' });
});

test('A PIN code asks how far; 50 km until one says otherwise', async () => {
  answerCalls(() => page([1]));
  const { history } = await show('/workersPage');
  const place = await screen.findByLabelText('City or PIN code');
  expect(screen.queryByLabelText('How far')).toBeNull();
  fireEvent.change(place, { target: { value: '452001' } });
  expect(screen.getByLabelText<HTMLSelectElement>('How far').value).toBe('50');
  fireEvent.submit(place);
  await waitFor(() => expect(history.location.search).toBe('?near=452001&radiusKm=50'));
  const order = screen.getByLabelText<HTMLSelectElement>('Sort by');
  fireEvent.change(order, { target: { value: 'nearest' } });
  await waitFor(() => expect(history.location.search).toBe('?sort=nearest&near=452001&radiusKm=50'));
});

test('What is not ordered otherwise says that those who are available come first', async () => {
  const asked = answerCalls(() => page([1]));
  const { history } = await show('/workersPage');
  const order = await screen.findByLabelText<HTMLSelectElement>('Sort by');
  expect(order.selectedOptions[0]?.textContent).toBe('Available first');
  fireEvent.change(order, { target: { value: 'price' } });
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('sort')).toBe('price'));
  fireEvent.change(order, { target: { value: '' } });
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('A search is ordered by best match until one says otherwise', async () => {
  answerCalls(() => page([1]));
  const { history } = await show('/workersPage?q=ram');
  const order = await screen.findByLabelText<HTMLSelectElement>('Sort by');
  expect(order.selectedOptions[0]?.textContent).toBe('Best match first');
  fireEvent.change(order, { target: { value: 'newest' } });
  await waitFor(() => expect(history.location.search).toBe('?q=ram&sort=newest'));
  fireEvent.change(order, { target: { value: '' } });
  await waitFor(() => expect(history.location.search).toBe('?q=ram'));
});

test('Ordering keeps what stands in the panel, removing the filter clears it', async () => {
  answerCalls(() => page([1]));
  await show('/workersPage');
  await screen.findByRole('link', { name: 'Ramesh 1' });
  fireEvent.change(type(), { target: { value: 'Tiles' } });
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price' } });
  await screen.findByText('1 worker, Lowest price first');
  expect(type().value).toBe('Tiles');
  fireEvent.submit(type());
  await screen.findByText('Filter is on. 1 worker matches.');
  fireEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Remove Filter' }));
  await waitFor(() => expect(type().value).toBe(''));
});

test('Engineers are filtered by type and experience, not by price', async () => {
  answerCalls(() => page([]));
  await show('/engineerPage?maxPrice=5', 'engineer');
  await screen.findByLabelText('Type of work');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(button('Apply Filter')).toBeTruthy();
});

test('a list of one trade stands in its address, and below it who says no trade', async () => {
  const asked = answerCalls((url) => (url.searchParams.has('mayDo') ? page([2]) : page([1])));
  const { history } = await show('/workersPage?category=Construction&trade=mason');
  await screen.findByRole('link', { name: 'Ramesh 1' });
  const others = within(await screen.findByRole('region', { name: 'Also do other work: ask' }));
  expect(others.getByRole('link', { name: 'Ramesh 2' })).toBeTruthy();
  expect(asked.map(({ searchParams }) => [searchParams.get('trade'), searchParams.get('mayDo')])).toEqual([
    ['mason', null],
    [null, 'mason'],
  ]);
  expect((await screen.findByLabelText<HTMLSelectElement>('Trade')).value).toBe('mason');
  expect(history.location.search).toBe('?category=Construction&trade=mason');
});

test('a search by a trade’s name shows who names no trade as a group of their own, unless a sort was chosen', async () => {
  const data = [1, 2, 3].map((no) => ({ ...worker(no), ...(no > 1 && { mayDo: 'bar-bender' }) }));
  const found = { body: { data, nextCursor: null, total: 3 } };
  answerCalls(() => found);
  await show('/workersPage?q=sariya');
  await screen.findByRole('link', { name: 'Ramesh 3' });
  const names = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Ramesh 1', 'Also do other work: ask', 'Ramesh 2', 'Ramesh 3']);
  cleanup();
  await show('/workersPage?q=sariya&sort=price');
  await screen.findByRole('link', { name: 'Ramesh 3' });
  expect(screen.queryByRole('heading', { name: 'Also do other work: ask' })).toBeNull();
});

test('a trade that is none is passed over, and one goes with another type of work', async () => {
  const asked = answerCalls(() => page([1]));
  await show('/workersPage?trade=%3Cb%3E');
  await screen.findByRole('link', { name: 'Ramesh 1' });
  expect(asked.map(({ searchParams }) => searchParams.has('trade'))).toEqual([false]);
  fireEvent.change(type(), { target: { value: 'Construction' } });
  const trade = await screen.findByLabelText<HTMLSelectElement>('Trade');
  fireEvent.change(trade, { target: { value: 'mason' } });
  expect(trade.value).toBe('mason');
  fireEvent.change(type(), { target: { value: 'Gardening' } });
  expect(trade.value).toBe('');
});
