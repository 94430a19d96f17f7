import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { aConversation, aMessage, logInAsAsha } from '../messages/chat-in-test.ts';
import { conversationsKey, patchConversation } from './conversation-cache.ts';
import { loadedConversations, messagesKey, putMessages } from './message-cache.ts';
import { catchUp } from './missed-messages.ts';
import { useConversations, useThread } from './queries.ts';

beforeEach(() => {
  logInAsAsha();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const load = (...pages: number[][]) =>
  queryClient.setQueryData(messagesKey('talk'), {
    pages: pages.map((seqs) => ({ data: seqs.map((seq) => aMessage(seq)), nextCursor: null })),
    pageParams: pages.map(() => undefined),
  });
const pages = () =>
  (queryClient.getQueryData<{ pages: { data: Message[] }[] }>(messagesKey('talk'))?.pages ?? []).map(
    ({ data }) => data.map(({ seq }) => seq),
  );
/** A server that answers each address with the next of its pages. */
function answer(...given: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(given[asked.length - 1] ?? { data: [], nextCursor: null, total: 0 });
  });
  return asked;
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('whatever comes, and however often, messages stand once and the newest first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), { maxLength: 8 }),
      (received) => {
        load([12, 11, 10], [9, 8, 7]);
        for (const seqs of received)
          putMessages(
            'talk',
            [...new Set(seqs)].map((seq) => aMessage(seq)),
          );
        const shown = pages().flat();
        expect(shown).toEqual([...new Set(shown)].sort((one, other) => other - one));
        // Older ones than what is loaded come with their own page.
        expect(Math.min(...shown)).toBe(7);
      },
    ),
  );
});

test('a message on an older page is replaced there', () => {
  load([4, 3], [2, 1]);
  putMessages('talk', [aMessage(1, { deleted: true }), aMessage(5)]);
  expect(pages()).toEqual([
    [5, 4, 3],
    [2, 1],
  ]);
});

test('of a conversation that is not open nothing is kept or asked for', async () => {
  const asked = answer();
  putMessages('talk', [aMessage(1)]);
  await catchUp('talk');
  expect([pages(), asked]).toEqual([[], []]);
});

test('what was missed is asked for to its end, page by page', async () => {
  load([2, 1]);
  const asked = answer(
    { data: [aMessage(5), aMessage(4)], nextCursor: 'more' },
    { data: [aMessage(3)], nextCursor: null },
  );
  await catchUp('talk');
  expect(asked).toEqual([
    '/getMessages/talk?after=2&limit=100',
    '/getMessages/talk?after=2&cursor=more&limit=100',
  ]);
  expect(pages()).toEqual([[5, 4, 3, 2, 1]]);
});

test('an empty conversation that was open is asked from its beginning', async () => {
  load([]);
  const asked = answer({ data: [aMessage(1)], nextCursor: null });
  await catchUp('talk');
  expect(asked).toEqual(['/getMessages/talk?after=0&limit=100']);
  expect(pages()).toEqual([[1]]);
});

test('one conversation of the list is changed, on whichever page it stands; a strange one is not there', () => {
  const [one, two] = [aConversation({ _id: 'one' }), aConversation({ _id: 'two', unread: 3 })];
  patchConversation('two', (old) => ({ ...old, unread: 0 }));
  expect(queryClient.getQueryData(conversationsKey)).toBeUndefined();
  queryClient.setQueryData(conversationsKey, {
    pages: [{ data: [one] }, { data: [two] }],
    pageParams: [undefined, 'more'],
  });
  patchConversation('two', (old) => ({ ...old, unread: 0 }));
  patchConversation('three', (old) => ({ ...old, unread: 9 }));
  const cached = queryClient.getQueryData<{ pages: { data: Conversation[] }[] }>(conversationsKey);
  expect(cached?.pages.map(({ data }) => data)).toEqual([[one], [{ ...two, unread: 0 }]]);
});

test('the loaded conversations are those whose messages are there', () => {
  load([1]);
  queryClient.setQueryData(conversationsKey, { pages: [], pageParams: [] });
  expect(loadedConversations()).toEqual(['talk']);
});

test('the list is one’s own, the newest first, also where a later page holds what was just written to', async () => {
  const asked = answer(
    { data: [aConversation({ _id: 'old', updatedAt: '2026-11-20T00:00:00Z' })], nextCursor: 'more' },
    { data: [aConversation({ _id: 'new', updatedAt: '2026-11-21T00:00:00Z' })], nextCursor: null },
  );
  const { result } = renderHook(useConversations, { wrapper });
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.map(({ _id }) => _id)).toEqual(['new', 'old']));
  expect(asked).toEqual(['/getConversations/asha?limit=100', '/getConversations/asha?cursor=more&limit=100']);
});

test('nobody’s conversations are asked for before one is logged in', () => {
  localStorage.clear();
  const asked = answer();
  renderHook(useConversations, { wrapper });
  expect(asked).toEqual([]);
});

test('messages are loaded backwards and read forwards', async () => {
  const asked = answer(
    { data: [aMessage(4), aMessage(3)], nextCursor: 'older' },
    { data: [aMessage(2), aMessage(1)], nextCursor: null },
  );
  const { result } = renderHook(() => useThread('talk'), { wrapper });
  await waitFor(() => expect(result.current.data?.map(({ seq }) => seq)).toEqual([3, 4]));
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]));
  expect(asked[1]).toBe('/getMessages/talk?cursor=older&limit=40');
});
