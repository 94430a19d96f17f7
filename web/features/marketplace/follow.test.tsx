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

async function show() {
  const profile = () => (
    <>
      <FollowButton userId="u1" name="Ramesh" following={false} />
      <FollowWaits userId="u1" />
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
  await screen.findByText('Not taken');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeTruthy());
});
