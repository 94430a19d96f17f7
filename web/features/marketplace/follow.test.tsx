// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#web/shared/api/session.ts';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { flushQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { RouterInTest, routerInTest } from '#web/shared/browser/router/router-in-test.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { FollowButton, FollowWaits } from './follow.tsx';

let sent: string[] = [];
let line = true;
let status = 200;

beforeEach(async () => {
  [sent, line, status] = [[], true, 200];
  const me = { _id: 'me', fullname: 'Aarti', email: 'a@neev.test', profilePic: null, role: 'user' };
  storeSession({ ...me, language: 'en' } as never, 'token');
  await preloadMessages('shell', 'problems', 'providers');
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    if (!line) throw new TypeError('no line');
    sent.push(`${method} ${address}`);
    const body = status < 400 ? { data: null } : { type: '/problems/user-missing' };
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function show(userId = 'u1', name = 'Ramesh', following = false) {
  const profile = () => (
    <>
      <FollowButton userId={userId} name={name} following={following} />
      <FollowWaits userId={userId} />
    </>
  );
  const router = routerInTest({ '/': profile }, '/', {});
  await router.load();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterInTest router={router} />
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('Without a line following shows as done and says that it waits; it is sent once there is one', async () => {
  await show();
  line = false;
  press('Follow');
  await screen.findByText('Follow: Ramesh');
  await screen.findByRole('button', { name: 'Unfollow' });
  line = true;
  await act(flushQueue);
  expect(sent).toEqual(['POST /follow/u1']);
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});

test('Who follows and unfollows before there is a line has said the last word: that one goes', async () => {
  await show();
  line = false;
  press('Follow');
  await screen.findByText('Follow: Ramesh');
  press('Unfollow');
  await screen.findByText('Unfollow: Ramesh');
  await screen.findByRole('button', { name: 'Follow' });
  line = true;
  await act(flushQueue);
  expect(sent).toEqual(['DELETE /follow/u1']);
  expect(readQueue()).toEqual([]);
});

test('Who cannot be followed any more is not followed: it says why', async () => {
  await show();
  line = false;
  press('Follow');
  await screen.findByText('Follow: Ramesh');
  [line, status] = [true, 404];
  await act(flushQueue);
  await screen.findByText('Not saved');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeTruthy());
});

test('With a line it goes at once, and nothing says that it waits', async () => {
  await show();
  press('Follow');
  await waitFor(() => expect(sent).toEqual(['POST /follow/u1']));
  await waitFor(() => expect(readQueue()).toEqual([]));
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});

test('Who throws away what waits follows nobody, and nothing is sent', async () => {
  await show();
  line = false;
  press('Follow');
  await screen.findByText('Follow: Ramesh');
  press('Throw away');
  await screen.findByRole('button', { name: 'Follow' });
  expect(screen.queryByText('Follow: Ramesh')).toBeNull();
  line = true;
  await act(flushQueue);
  expect(sent).toEqual([]);
});

test('Following somebody else waits apart: neither takes the place of the other', async () => {
  await show('u2', 'Sita');
  line = false;
  press('Follow');
  await screen.findByText('Follow: Sita');
  cleanup();
  await show('u1', 'Ramesh');
  expect(screen.queryByText('Follow: Sita')).toBeNull();
  press('Follow');
  await screen.findByText('Follow: Ramesh');
  line = true;
  await act(flushQueue);
  expect(sent).toEqual(['POST /follow/u2', 'POST /follow/u1']);
});

test('What waits is there again after the page was left, and shows as done', async () => {
  await show();
  line = false;
  press('Follow');
  await screen.findByText('Follow: Ramesh');
  cleanup();
  await show();
  await screen.findByText('Follow: Ramesh');
  await screen.findByRole('button', { name: 'Unfollow' });
});

test('Where the server refuses at once it shows what is true again, and nothing waits', async () => {
  await show();
  status = 404;
  press('Follow');
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByRole('button', { name: 'Follow' });
  expect(readQueue()).toEqual([]);
});

test('Who is followed no more anyway counts as unfollowed', async () => {
  await show('u1', 'Ramesh', true);
  line = false;
  press('Unfollow');
  await screen.findByText('Unfollow: Ramesh');
  [line, status] = [true, 404];
  await act(flushQueue);
  expect(sent).toEqual(['DELETE /follow/u1']);
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(readQueue()).toEqual([]);
});

test('A server in trouble refuses nothing: it goes on waiting, and goes once the server is well', async () => {
  await show();
  line = false;
  press('Follow');
  await screen.findByText('Follow: Ramesh');
  [line, status] = [true, 503];
  await act(flushQueue);
  await screen.findByText('Waiting to be sent');
  status = 200;
  await act(flushQueue);
  expect(sent.at(-1)).toBe('POST /follow/u1');
  expect(readQueue()).toEqual([]);
});
