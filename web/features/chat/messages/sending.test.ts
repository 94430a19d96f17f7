import { beforeEach, expect, test, vi } from 'vitest';
import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { emitWithAck, onServerEvent } from '#web/shared/realtime/connection.ts';
import './events.ts';
import { conversationsKey } from '../cache/conversation-cache.ts';
import { putInOutbox, readOutbox } from '../outbox/outbox.ts';
import { flush } from './sending.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  emitWithAck: vi.fn(),
  isConnected: () => true,
  onReconnect: vi.fn(),
  onServerEvent: vi.fn(),
  emit: vi.fn(() => true),
  useConnected: () => true,
}));
const sent = vi.mocked(emitWithAck);
// Chat listens once, as its module loads.
const receive = vi.mocked(onServerEvent).mock.calls.find(([event]) => event === 'getMessage')?.[1] as (
  message: Message,
) => void;

const at = '2026-11-21T09:05:00.000Z';
const message = (seq: number, senderId: string, clientId = `c${seq}`): Message => ({
  _id: `m${seq}`,
  clientId,
  seq,
  conversationId: 'talk',
  senderId,
  receiverId: 'who',
  type: 'text',
  text: `Number ${seq}`,
  deleted: false,
  createdAt: at,
  updatedAt: at,
});
const write = (clientId: string) => putInOutbox({ clientId, conversationId: 'talk', text: clientId, at });
const waiting = () => readOutbox().map(({ clientId, refused }) => [clientId, refused]);
const saved =
  (seq: number) =>
  async (_: string, { clientId }: { clientId?: string }) => ({
    data: message(seq, 'asha', clientId),
  });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
  queryClient.clear();
  sent.mockReset();
});

test('who writes too fast loses nothing: the rest waits as long as the server says, and goes in order', async () => {
  write('one');
  write('two');
  sent.mockResolvedValueOnce({ error: { status: 429, type: '/problems/too-many', retryAfter: 40 } });
  await flush();
  expect(waiting()).toEqual([
    ['one', undefined],
    ['two', undefined],
  ]);
  sent.mockImplementationOnce(saved(1)).mockImplementationOnce(saved(2));
  await vi.advanceTimersByTimeAsync(39_000);
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.mock.calls.map(([, data]) => data)).toMatchObject([
    { clientId: 'one' },
    { clientId: 'one' },
    { clientId: 'two' },
  ]);
  expect(waiting()).toEqual([]);
});

test('another person’s message takes none of one’s own from the outbox, whatever it is called', () => {
  write('wall');
  receive(message(1, 'ravi', 'wall'));
  expect(waiting()).toEqual([['wall', undefined]]);
  receive(message(2, 'asha', 'wall'));
  expect(waiting()).toEqual([]);
});

test('the list’s last message is the last one, also where an answer comes after what was written later', () => {
  const talk = { _id: 'talk', unread: 0, lastMessage: null } as Partial<Conversation>;
  queryClient.setQueryData(conversationsKey, {
    pages: [{ data: [talk], nextCursor: null }],
    pageParams: [undefined],
  });
  receive(message(2, 'ravi'));
  receive(message(1, 'asha'));
  const cached = queryClient.getQueryData<{ pages: { data: Conversation[] }[] }>(conversationsKey);
  expect(cached?.pages[0]?.data[0]).toMatchObject({
    unread: 1,
    message: 'Number 2',
    lastMessage: { seq: 2 },
  });
});

test('of several tabs one sends at a time; one that holds up the others is not waited for', async () => {
  const request = vi.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_done, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason));
      }),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  write('one');
  sent.mockImplementation(saved(1));
  const flushed = flush();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await flushed;
  expect(waiting()).toEqual([]);
  vi.unstubAllGlobals();
});
