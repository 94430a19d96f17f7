// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { StillFreePage } from './still-free-page.tsx';

let sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => new Response('{"data":{"available":true,"from":null}}');
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address = '/stillFree?token=t1') =>
  showPage({ component: StillFreePage, address, messages: ['calendar'] });

test('Opening the mailed link says nothing; the press does, with the link’s token', async () => {
  await open();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, free today' }));
  expect(await screen.findByText('Customers now see that you are free.')).toBeTruthy();
  expect(sent).toEqual([{ answer: 'yes', token: 't1' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Change the answer' }));
  answer = () => new Response('{"data":{"available":false,"from":null}}');
  fireEvent.click(await screen.findByRole('button', { name: 'Not today' }));
  expect(await screen.findByText('Customers now see that you are not free.')).toBeTruthy();
});

test('Without a token the session answers, and the way to one’s days is there', async () => {
  await open('/stillFree');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, free today' }));
  expect((await screen.findByRole('link', { name: 'Open my days' })).getAttribute('href')).toBe('/calendar');
  expect(sent).toEqual([{ answer: 'yes' }]);
});

test('A later day is asked for and said, tomorrow at first', async () => {
  const tomorrow = addDays(siteDate(new Date()), 1);
  answer = () => new Response('{"data":{"available":false,"from":"2026-12-05"}}');
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Free from …' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Customers see that you are free from 5 Dec.')).toBeTruthy();
  expect(sent).toEqual([{ answer: 'from', from: tomorrow, token: 't1' }]);
});

test('A link that has run out says so and leads to the login', async () => {
  answer = () => new Response('{"type":"/problems/link-invalid"}', { status: 400 });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Not today' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('This link is not valid any more'),
  );
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('/register');
});

test('Without a line the answer waits; a mailed link needs one', async () => {
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Lata', email: 'l@neev.test' }));
  localStorage.setItem('token', 't');
  answer = () => {
    throw new TypeError('no line');
  };
  await open('/stillFree');
  fireEvent.click(screen.getByRole('button', { name: 'Not today' }));
  await screen.findByText('Not available');
  expect(readQueue()).toMatchObject([{ body: { answer: 'no' } }]);
  cleanup();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(screen.getAllByRole('button', { name: 'You are offline' })).toHaveLength(2);
  online.mockRestore();
  localStorage.clear();
});
