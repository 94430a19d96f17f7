import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation } from '#contract/chat/calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { aConversation, aMessage, anOwnMessage, logInAsAsha } from './chat-in-test.ts';
import { flush, sayMark, sayTyping, useLine } from './chat-line.ts';
import { conversationsKey, messagesKey } from './message-cache.ts';
import { markRefused, putInOutbox, readOutbox } from './outbox.ts';

const { handlers, line } = vi.hoisted(() => ({
  handlers: new Map<string, (data?: unknown) => void>(),
  line: {
    connected: true,
    said: [] as [string, unknown][],
    passing: [] as [string, unknown][],
    ask: (async () => undefined) as (event: string, data: object) => Promise<unknown>,
  },
}));
vi.mock('#web/shared/realtime/connection.ts', () => ({
  ask: (event: string, data: object) => line.ask(event, data),
  isConnected: () => line.connected,
  useConnected: () => line.connected,
  onReconnect: (handler: () => void) => handlers.set('back', handler),
  onServerEvent: (event: string, handler: (data?: unknown) => void) => handlers.set(event, handler),
  say(event: string, data: object) {
    if (line.connected) line.said.push([event, data]);
    return line.connected;
  },
  emitVolatile: (event: string, data: object) => line.passing.push([event, data]),
}));
vi.mock('#web/shared/realtime/presence.ts', () => ({ useActive: () => new Set() }));
const hear = async (event: string, data?: unknown) => act(() => handlers.get(event)?.(data));

const loadList = (...conversations: Conversation[]) =>
  queryClient.setQueryData(conversationsKey, {
    pages: [{ data: conversations, nextCursor: null }],
    pageParams: [undefined],
  });
const loadMessages = (...data: unknown[]) =>
  queryClient.setQueryData(messagesKey('talk'), {
    pages: [{ data, nextCursor: null }],
    pageParams: [undefined],
  });
const inList = () =>
  queryClient.getQueryData<{ pages: { data: Conversation[] }[] }>(conversationsKey)?.pages[0]?.data[0];
const write = (clientId: string) =>
  putInOutbox({ clientId, conversationId: 'talk', text: clientId, at: '2026-11-21T09:05:00Z' });

let fetched: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  logInAsAsha();
  queryClient.clear();
  line.connected = true;
  line.said.length = 0;
  line.passing.length = 0;
  line.ask = async () => undefined;
  fetched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return Response.json({ data: [], nextCursor: null, total: 0 });
  });
});
afterEach(async () => {
  await hear('disconnect');
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the delivered mark', () => {
  test('is said for another person’s message as soon as this device has it, and is no seen mark', async () => {
    loadList(aConversation());
    await hear('getMessage', aMessage(4));
    expect(line.said).toEqual([['mark', { conversationId: 'talk', seq: 4, seen: false }]]);
    expect(inList()?.unread).toBe(1);
  });

  test('is not said for one’s own message, which another device of one’s own sent', async () => {
    loadList(aConversation());
    await hear('getMessage', anOwnMessage(4));
    expect(line.said).toEqual([]);
    expect(inList()).toMatchObject({ unread: 0, message: 'Number 4' });
  });

  test('of the other one stands on one’s own messages up to there, and never goes back', async () => {
    loadList(aConversation());
    const marks = [
      [3, false],
      [2, true],
      [1, true],
      [1, false],
    ] as const;
    const reached: unknown[] = [];
    for (const [seq, seen] of marks) {
      await hear('marked', { conversationId: 'talk', userId: 'ravi', seq, seen });
      reached.push([inList()?.deliveredSeq, inList()?.seenSeq]);
    }
    expect(reached).toEqual([
      [3, 0],
      [3, 2],
      [3, 2],
      [3, 2],
    ]);
  });

  test('seen on another device of one’s own ends what is unread here; delivered there does not', async () => {
    loadList(aConversation({ unread: 4, deliveredSeq: 1 }));
    await hear('marked', { conversationId: 'talk', userId: 'asha', seq: 4, seen: false });
    expect(inList()).toMatchObject({ unread: 4, deliveredSeq: 1 });
    await hear('marked', { conversationId: 'talk', userId: 'asha', seq: 4, seen: true });
    expect(inList()).toMatchObject({ unread: 0, deliveredSeq: 1, seenSeq: 0 });
  });

  test('seen is said to the server, and ends what is unread; without a line neither', () => {
    loadList(aConversation({ unread: 4 }));
    line.connected = false;
    expect([sayMark('talk', 4, true), inList()?.unread]).toEqual([false, 4]);
    line.connected = true;
    expect([sayMark('talk', 4, false), inList()?.unread]).toEqual([true, 4]);
    expect([sayMark('talk', 4, true), inList()?.unread]).toEqual([true, 0]);
  });
});

describe('typing', () => {
  const typing = () => [...renderHook(useLine).result.current.typing];

  test('is shown for a while, and longer while it goes on', async () => {
    await hear('typing', { conversationId: 'talk' });
    act(() => void vi.advanceTimersByTime(3000));
    await hear('typing', { conversationId: 'talk' });
    act(() => void vi.advanceTimersByTime(3000));
    expect(typing()).toEqual(['talk']);
    act(() => void vi.advanceTimersByTime(1000));
    expect(typing()).toEqual([]);
  });

  test('ends with the message, in that conversation alone', async () => {
    for (const conversationId of ['talk', 'other']) await hear('typing', { conversationId });
    await hear('getMessage', anOwnMessage(1));
    expect(typing()).toEqual(['talk', 'other']);
    await hear('getMessage', aMessage(2));
    expect(typing()).toEqual(['other']);
  });

  test('of nobody is known without a line; one’s own is said only for the moment', async () => {
    await hear('typing', { conversationId: 'talk' });
    await hear('disconnect');
    expect(typing()).toEqual([]);
    sayTyping('talk');
    expect([line.said, line.passing]).toEqual([[], [['typing', { conversationId: 'talk' }]]]);
  });
});

describe('what waits to be sent', () => {
  const trouble = () => renderHook(useLine).result.current.trouble;
  const refuse = (status: number, type: string) => async () => ({
    error: { status, type: `/problems/${type}` },
  });

  test('waits without a line, and goes in order when it is back', async () => {
    line.connected = false;
    const asked: unknown[] = [];
    line.ask = async (_, data) => {
      asked.push(data);
      const { clientId } = data as { clientId: string };
      return { data: anOwnMessage(asked.length, { clientId }) };
    };
    for (const word of ['one', 'two']) write(word);
    await flush();
    expect(asked).toEqual([]);
    line.connected = true;
    await hear('back');
    await vi.waitFor(() => expect(readOutbox()).toEqual([]));
    expect(asked).toMatchObject([
      { clientId: 'one', conversationId: 'talk', text: 'one', type: 'text' },
      { clientId: 'two' },
    ]);
  });

  test('where no answer comes, goes again under the same name: saved twice it is one message', async () => {
    write('one');
    const asked: unknown[] = [];
    line.ask = async (_, data) => {
      asked.push(data);
      if (asked.length === 1) throw new Error('no answer');
      return { data: anOwnMessage(1, { clientId: 'one' }) };
    };
    await flush();
    expect([asked[1], readOutbox()]).toEqual([asked[0], []]);
  });

  test('where the line broke under it, waits until it is back', async () => {
    write('one');
    let asked = 0;
    line.ask = async () => {
      asked += 1;
      line.connected = false;
      throw new Error('no answer');
    };
    await flush();
    expect([asked, readOutbox().length]).toEqual([1, 1]);
  });

  test('what is refused stays with its reason, and holds up nothing after it', async () => {
    for (const word of ['one', 'two']) write(word);
    line.ask = async (_, data) =>
      (data as { clientId: string }).clientId === 'one'
        ? refuse(403, 'chat-blocked')()
        : { data: anOwnMessage(1, { clientId: 'two' }) };
    await flush();
    expect(readOutbox()).toMatchObject([{ clientId: 'one', refused: 'chat-blocked' }]);
    expect(trouble()).toBeUndefined();
  });

  test('a server in trouble is said so; what waits goes by itself, and the trouble ends', async () => {
    write('one');
    line.ask = refuse(503, 'not-ready');
    await flush();
    expect([trouble(), readOutbox().length]).toEqual(['broken', 1]);
    line.ask = async () => ({ data: anOwnMessage(1, { clientId: 'one' }) });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect([trouble(), readOutbox()]).toEqual([undefined, []]);
  });

  test('two that send at the same moment send once', async () => {
    write('one');
    let asked = 0;
    line.ask = async () => {
      asked += 1;
      return { data: anOwnMessage(1, { clientId: 'one' }) };
    };
    await Promise.all([flush(), flush()]);
    expect(asked).toBe(1);
  });
});

describe('after a break', () => {
  test('what was missed is asked for in every conversation that is loaded, from where one stands', async () => {
    loadMessages(aMessage(7), aMessage(6));
    await hear('back');
    await vi.waitFor(() => expect(fetched).toEqual(['/getMessages/talk?after=7&limit=100']));
  });

  test('what broke on the way is tried again, what was refused is not', async () => {
    for (const word of ['one', 'two']) write(word);
    markRefused('one', 'network');
    markRefused('two', 'chat-blocked');
    line.connected = false;
    await hear('back');
    expect(readOutbox().map(({ refused }) => refused)).toEqual([undefined, 'chat-blocked']);
  });
});

test('a deleted message loses its words where it stands', async () => {
  loadMessages(aMessage(2), aMessage(1));
  await hear('messageDeleted', aMessage(1, { text: '', deleted: true }));
  const cached = queryClient.getQueryData<{ pages: { data: unknown[] }[] }>(messagesKey('talk'));
  expect(cached?.pages[0]?.data).toMatchObject([
    { seq: 2, deleted: false },
    { seq: 1, text: '', deleted: true },
  ]);
});
