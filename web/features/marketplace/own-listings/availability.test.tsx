// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { flushQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { useAvailability } from './availability.ts';

let sent: { path: string; body: unknown }[] = [];
let answer: Promise<Response>;

beforeEach(async () => {
  sent = [];
  answer = Promise.resolve(new Response('{"data":{}}'));
  await preloadMessages('problems');
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Shelter({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

const fieldOf = [
  ['worker', '/updateWorker/r1', 'status'],
  ['contractor', '/updateContractor/r1', 'status'],
  ['groupWorker', '/updateGroupWorker/r1', 'available'],
  ['engineer', '/updateEngineer/r1', 'available'],
  ['provider', '/updateProvider/r1', 'available'],
  ['product', '/updateProduct/r1', 'status'],
] as const;

test.each(fieldOf)('Switching a %s sends its own wire name for availability', async (kind, path, field) => {
  const { result } = renderHook(() => useAvailability({ kind, id: 'r1', name: 'Ravi', available: false }), {
    wrapper: Shelter,
  });
  act(() => result.current.change(true));
  await waitFor(() => expect(sent).toEqual([{ path, body: { [field]: true } }]));
});

test('The switch shows at once what was asked for, and goes back when the call fails', async () => {
  let refuse: (response: Response) => void = () => {};
  answer = new Promise((done) => {
    refuse = done;
  });
  const { result } = renderHook(
    () => useAvailability({ kind: 'worker', id: 'r1', name: 'Ravi', available: false }),
    {
      wrapper: Shelter,
    },
  );
  act(() => result.current.change(true));
  await waitFor(() => expect(result.current.available).toBe(true));
  refuse(new Response('{"type":"/problems/server-error"}', { status: 500 }));
  await waitFor(() => expect(result.current.available).toBe(false));
});

test('Without a line it waits, shows what was said, and says the last word once there is one', async () => {
  const user = { _id: 'u1', fullname: 'Ravi', email: 'r@neev.test' };
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 't');
  answer = Promise.reject(new TypeError('no line'));
  const { result } = renderHook(
    () => useAvailability({ kind: 'worker', id: 'r1', name: 'Ravi', available: false }),
    { wrapper: Shelter },
  );
  act(() => result.current.change(true));
  await waitFor(() => expect(readQueue()).toMatchObject([{ kind: 'free', about: 'r1', title: 'Ravi' }]));
  await waitFor(() => expect(result.current.available).toBe(true));
  act(() => result.current.change(false));
  await waitFor(() => expect(readQueue()).toMatchObject([{ kind: 'busy' }]));
  answer = Promise.resolve(new Response('{"data":{}}'));
  sent = [];
  await act(flushQueue);
  expect(sent).toEqual([{ path: '/updateWorker/r1', body: { status: false } }]);
  localStorage.clear();
});
