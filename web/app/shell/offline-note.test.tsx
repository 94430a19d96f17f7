import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareClocks } from '#web/shared/api/device-clock.ts';
import { markRefused, putInQueue, readQueue } from '#web/shared/browser/outbox/queue.ts';
import { storedList } from '#web/shared/browser/outbox/stored-list.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { OfflineNote } from './offline-note.tsx';

const waiting = {
  id: 'a',
  kind: 'yes',
  about: 'i',
  title: 'Asha Rao, ₹800',
  method: 'POST',
  address: '/jobOffers',
  change: { address: '/jobRequest?id=r' },
  at: '2026-11-20T04:00:00.000Z',
} as const;

let line: ReturnType<typeof watchLine>;
const watchLine = () => vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  line = watchLine();
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Ravi', email: 'r@neev.test' }));
  localStorage.setItem('token', 't');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  line.mockRestore();
});

const show = () => showPage({ component: OfflineNote, address: '/', messages: [] });
const strip = () => screen.getByRole('status');

test('On a good line with nothing unsent nothing is said', async () => {
  await show();
  expect(strip().textContent).toBe('');
});

test('Without a line it says so, with how much waits: acts, messages and days of a book together', async () => {
  line.mockReturnValue(false);
  await show();
  expect(strip().textContent).toBe('You are offline');
  act(() => {
    putInQueue(waiting);
    storedList('outbox', { idOf: String }).write([{ clientId: 'm' }]);
    storedList('book', { idOf: String }).write([{ clientId: 'd', bookingId: 'b' }]);
  });
  fireEvent.click(within(strip()).getByRole('button', { name: '3 things wait to be sent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not sent yet' }));
  expect(dialog.getByText('Your yes: Asha Rao, ₹800')).toBeTruthy();
  expect(dialog.getByRole('link', { name: '1 message' }).getAttribute('href')).toBe('/chatDialog');
  expect(dialog.getByRole('link', { name: '1 entry in a book' }).getAttribute('href')).toBe(
    '/hajriBook?id=b',
  );
});

test('What was refused says why, and is changed where it was written or thrown away', async () => {
  const { history } = await show();
  act(() => {
    putInQueue(waiting);
    putInQueue({ ...waiting, id: 'b' });
    for (const act of readQueue()) markRefused(act, 'request-closed');
  });
  fireEvent.click(await screen.findByRole('button', { name: '2 things were not saved' }));
  await screen.findAllByText('Not saved');
  const [throwAway] = screen.getAllByRole('button', { name: 'Throw away' });
  if (throwAway) fireEvent.click(throwAway);
  expect(readQueue().map(({ id }) => id)).toEqual(['b']);
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(history.location.href).toBe('/jobRequest?id=r'));
  expect(readQueue()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('What was refused is sent again at a tap', async () => {
  await show();
  act(() => {
    putInQueue(waiting);
    for (const act of readQueue()) markRefused(act, 'request-closed');
  });
  fireEvent.click(await screen.findByRole('button', { name: '1 thing was not saved' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(readQueue()).toMatchObject([{ id: 'a' }]);
  expect(readQueue()[0]?.refused).toBeUndefined();
});

test('A clock that is wrong is told, with what to do', async () => {
  await show();
  act(() => {
    const at = Date.now();
    compareClocks(new Headers({ date: new Date(at - 3 * 86_400_000).toUTCString() }), at, at);
  });
  expect(await screen.findByText(/clock is 3 days ahead.*set date and time to automatic/)).toBeTruthy();
  act(() => {
    const at = Date.now();
    compareClocks(new Headers({ date: new Date(at).toUTCString() }), at, at);
  });
  expect(screen.queryByText(/ahead/)).toBeNull();
});
