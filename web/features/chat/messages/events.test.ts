import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conversation } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { aConversation, aMessage, anOwnMessage, logInAsAsha } from './chat-in-test.ts';
import './events.ts';
import { conversationsKey } from '../cache/conversation-cache.ts';
import { messagesKey } from '../cache/message-cache.ts';
import { markRefused, putInOutbox, readOutbox, takeFromOutbox } from '../outbox/outbox.ts';
import { useChatState } from './chat-state.ts';
import { emitReadReceipt } from './read-receipts.ts';
import { emitTyping, flush } from './sending.ts';

const { handlers, connection } = vi.hoisted(() => ({
  handlers: new Map<string, (data?: unknown) => void>(),
  connection: {
    connected: true,
    emitted: [] as [string, unknown][],
    volatile: [] as [string, unknown][],
    emitWithAck: (async () => undefined) as (event: string, data: object) => Promise<unknown>,
  },
}));
vi.mock('#web/shared/realtime/connection.ts', () => ({
  emitWithAck: (event: string, data: object) => connection.emitWithAck(event, data),
  isConnected: () => connection.connected,
  useConnected: () => connection.connected,
  onReconnect: (handler: () => void) => handlers.set('reconnect', handler),
  onServerEvent: (event: string, handler: (data?: unknown) => void) => handlers.set(event, handler),
  emit(event: string, data: object) {
    if (connection.connected) connection.emitted.push([event, data]);
    return connection.connected;
  },
  emitVolatile: (event: string, data: object) => connection.volatile.push([event, data]),
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
  connection.connected = true;
  connection.emitted.length = 0;
  connection.volatile.length = 0;
  connection.emitWithAck = async () => undefined;
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

describe('the read receipt', () => {
  test('is emitted for another person’s message as soon as this device has it, and says nothing of seeing it', async () => {
    loadList(aConversation());
    await hear('getMessage', aMessage(4));
    expect(connection.emitted).toEqual([['mark', { conversationId: 'talk', seq: 4, seen: false }]]);
    expect(inList()?.unread).toBe(1);
  });

  test('is not emitted for one’s own message, which another device of one’s own sent', async () => {
    loadList(aConversation());
    await hear('getMessage', anOwnMessage(4));
    expect(connection.emitted).toEqual([]);
    expect(inList()).toMatchObject({ unread: 0, message: 'Number 4' });
  });

  test('of the other one stands on one’s own messages up to there, and never goes back', async () => {
    loadList(aConversation());
    const receipts = [
      [3, false],
      [2, true],
      [1, true],
      [1, false],
    ] as const;
    const reached: unknown[] = [];
    for (const [seq, seen] of receipts) {
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

  test('seen is emitted to the server, and ends what is unread; without a connection neither', () => {
    loadList(aConversation({ unread: 4 }));
    connection.connected = false;
    expect([emitReadReceipt({ conversationId: 'talk', seq: 4, seen: true }), inList()?.unread]).toEqual([
      false,
      4,
    ]);
    connection.connected = true;
    expect([emitReadReceipt({ conversationId: 'talk', seq: 4, seen: false }), inList()?.unread]).toEqual([
      true,
      4,
    ]);
    expect([emitReadReceipt({ conversationId: 'talk', seq: 4, seen: true }), inList()?.unread]).toEqual([
      true,
      0,
    ]);
  });
});

describe('typing', () => {
  const typing = () => [...renderHook(useChatState).result.current.typing];

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

  test('of nobody is known without a connection; one’s own is emitted as volatile', async () => {
    await hear('typing', { conversationId: 'talk' });
    await hear('disconnect');
    expect(typing()).toEqual([]);
    emitTyping('talk');
    expect([connection.emitted, connection.volatile]).toEqual([[], [['typing', { conversationId: 'talk' }]]]);
  });
});

describe('what waits to be sent', () => {
  const trouble = () => renderHook(useChatState).result.current.trouble;
  const refuse = (status: number, type: string) => async () => ({
    error: { status, type: `/problems/${type}` },
  });

  test('waits without a connection, and goes in order after the reconnect', async () => {
    connection.connected = false;
    const asked: unknown[] = [];
    connection.emitWithAck = async (_, data) => {
      asked.push(data);
      const { clientId } = data as { clientId: string };
      return { data: anOwnMessage(asked.length, { clientId }) };
    };
    for (const word of ['one', 'two']) write(word);
    await flush();
    expect(asked).toEqual([]);
    connection.connected = true;
    await hear('reconnect');
    await vi.waitFor(() => expect(readOutbox()).toEqual([]));
    expect(asked).toMatchObject([
      { clientId: 'one', conversationId: 'talk', text: 'one', type: 'text' },
      { clientId: 'two' },
    ]);
  });

  test('where no answer comes, goes again under the same name: saved twice it is one message', async () => {
    write('one');
    const asked: unknown[] = [];
    connection.emitWithAck = async (_, data) => {
      asked.push(data);
      if (asked.length === 1) throw new Error('no answer');
      return { data: anOwnMessage(1, { clientId: 'one' }) };
    };
    await flush();
    expect([asked[1], readOutbox()]).toEqual([asked[0], []]);
  });

  test('where the connection broke under it, waits for the reconnect', async () => {
    write('one');
    let asked = 0;
    connection.emitWithAck = async () => {
      asked += 1;
      connection.connected = false;
      throw new Error('no answer');
    };
    await flush();
    expect([asked, readOutbox().length]).toEqual([1, 1]);
  });

  test('what is refused stays with its reason, and holds up nothing after it', async () => {
    for (const word of ['one', 'two']) write(word);
    connection.emitWithAck = async (_, data) =>
      (data as { clientId: string }).clientId === 'one'
        ? refuse(403, 'chat-blocked')()
        : { data: anOwnMessage(1, { clientId: 'two' }) };
    await flush();
    expect(readOutbox()).toMatchObject([{ clientId: 'one', refused: 'chat-blocked' }]);
    expect(trouble()).toBeUndefined();
  });

  test('a server in trouble is said so; what waits goes by itself, and the trouble ends', async () => {
    write('one');
    connection.emitWithAck = refuse(503, 'not-ready');
    await flush();
    expect([trouble(), readOutbox().length]).toEqual(['broken', 1]);
    connection.emitWithAck = async () => ({ data: anOwnMessage(1, { clientId: 'one' }) });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect([trouble(), readOutbox()]).toEqual([undefined, []]);
  });

  test('the trouble ends too where another tab sent what waited, or it was thrown away', async () => {
    write('one');
    connection.emitWithAck = refuse(503, 'not-ready');
    await flush();
    takeFromOutbox('one');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(trouble()).toBeUndefined();
  });

  test('two that send at the same moment send once', async () => {
    write('one');
    let asked = 0;
    connection.emitWithAck = async () => {
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
    await hear('reconnect');
    await vi.waitFor(() => expect(fetched).toEqual(['/getMessages/talk?after=7&limit=100']));
  });

  test('what broke on the way is tried again, what was refused is not', async () => {
    for (const word of ['one', 'two']) write(word);
    markRefused('one', 'network');
    markRefused('two', 'chat-blocked');
    connection.connected = false;
    await hear('reconnect');
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
