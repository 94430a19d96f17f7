import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { aMessage, logInAsAsha } from '../messages/chat-in-test.ts';
import { messagesKey } from './message-cache.ts';
import { catchUp, insertInOrder } from './missed-messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
  logInAsAsha();
  queryClient.clear();
  queryClient.setQueryData(messagesKey('talk'), {
    pages: [{ data: [aMessage(1)], nextCursor: null }],
    pageParams: [undefined],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () =>
  queryClient
    .getQueryData<{ pages: { data: Message[] }[] }>(messagesKey('talk'))
    ?.pages.flatMap(({ data }) => data.map(({ seq }) => seq));

/** A server that has saved messages up to `last`, and answers when it is let go. */
function aServer(last: number) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const state = { last, status: 200 };
  vi.stubGlobal('fetch', async (address: string) => {
    const after = Number(new URL(address, 'http://neev.test').searchParams.get('after'));
    asked.push(after);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const data = Array.from({ length: state.last - after }, (_, place) => aMessage(state.last - place));
    return state.status === 200
      ? Response.json({ data, nextCursor: null, total: data.length })
      : Response.json({ type: '/problems/server-error' }, { status: state.status });
  });
  const letGo = async () => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, state, letGo };
}

test('a message whose seq is not the next one asks for what lies between', async () => {
  const { asked, letGo } = aServer(4);
  const inserted = insertInOrder(aMessage(4));
  expect(shown()).toEqual([1]);
  await letGo();
  await inserted;
  expect([asked, shown()]).toEqual([[1], [4, 3, 2, 1]]);
});

test('messages of two processes that arrive the wrong way round stand in order, once', async () => {
  const { asked, letGo } = aServer(3);
  const inserted = insertInOrder(aMessage(3));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await insertInOrder(aMessage(2));
  expect(shown()).toEqual([2, 1]);
  await letGo();
  await Promise.all([inserted, insertInOrder(aMessage(3))]);
  expect([asked, shown()]).toEqual([[1], [3, 2, 1]]);
});

test('many messages behind one gap ask once', async () => {
  const { asked, letGo } = aServer(6);
  const inserted = [3, 4, 5, 6].map((seq) => insertInOrder(aMessage(seq)));
  await letGo();
  await Promise.all(inserted);
  expect([asked, shown()]).toEqual([[1], [6, 5, 4, 3, 2, 1]]);
});

test('a message that was saved after the answer was read is asked for once more', async () => {
  const { asked, state, letGo } = aServer(3);
  const inserted = [insertInOrder(aMessage(3)), insertInOrder(aMessage(6))];
  await letGo();
  state.last = 6;
  await letGo();
  await Promise.all(inserted);
  expect([asked, shown()]).toEqual([
    [1, 3],
    [6, 5, 4, 3, 2, 1],
  ]);
});

test('after a reconnect a request of its own is made: an answer on its way may be older', async () => {
  const { asked, state, letGo } = aServer(2);
  const inserted = insertInOrder(aMessage(3));
  const caughtUp = catchUp('talk');
  await letGo();
  state.last = 4;
  await letGo();
  await Promise.all([inserted, caughtUp]);
  expect([asked, shown()]).toEqual([
    [1, 2],
    [4, 3, 2, 1],
  ]);
});

test('where no answer comes, the gap is asked about again until it is filled', async () => {
  const { asked, state, letGo } = aServer(3);
  state.status = 503;
  const inserted = insertInOrder(aMessage(3));
  await letGo();
  await inserted;
  expect(shown()).toEqual([1]);
  state.status = 200;
  await vi.advanceTimersByTimeAsync(3000);
  await letGo();
  expect([asked, shown()]).toEqual([
    [1, 1],
    [3, 2, 1],
  ]);
});

test('what the server refuses for good is not asked again', async () => {
  const { asked, state, letGo } = aServer(3);
  state.status = 404;
  const inserted = insertInOrder(aMessage(3));
  await letGo();
  await inserted;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([1]);
});
