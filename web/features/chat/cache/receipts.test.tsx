import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/shared/api/query-client.ts';
import { aConversation, logInAsAsha } from '../messages/chat-in-test.ts';
import { receiveReadReceipt } from '../messages/read-receipts.ts';
import { rememberReceipt, withReceipts } from './message-cache.ts';
import { useConversations } from './queries.ts';

beforeEach(() => {
  logInAsAsha();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('A receipt that comes while the list is on its way is not undone by the older list', async () => {
  let arrive = () => undefined as unknown;
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        const data = [aConversation({ _id: 'slow', deliveredSeq: 0, seenSeq: 0 })];
        arrive = () => resolve(Response.json({ data, nextCursor: null, total: 1 }));
      }),
  );
  const { result } = renderHook(useConversations, { wrapper });
  act(() => receiveReadReceipt({ conversationId: 'slow', userId: 'ravi', seq: 3, seen: false }));
  act(() => void arrive());
  await waitFor(() => expect(result.current.data?.[0]?.deliveredSeq).toBe(3));
  expect(result.current.data?.[0]?.seenSeq).toBe(0);
});

test('A receipt only ever moves on, and counts for its own member and conversation', () => {
  rememberReceipt('one', 'ravi', { seq: 5, seen: true });
  rememberReceipt('one', 'ravi', { seq: 2, seen: true });
  expect(withReceipts(aConversation({ _id: 'one' }))).toMatchObject({ deliveredSeq: 5, seenSeq: 5 });
  expect(withReceipts(aConversation({ _id: 'one', deliveredSeq: 9, seenSeq: 8 }))).toMatchObject({
    deliveredSeq: 9,
    seenSeq: 8,
  });
  expect(withReceipts(aConversation({ _id: 'two' }))).toMatchObject({ deliveredSeq: 0, seenSeq: 0 });
});
