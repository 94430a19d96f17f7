import { beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { clock, dayLabel } from '#web/shared/i18n/clock.ts';
import { messagesKey, putMessages } from './cache/message-cache.ts';
import { insertInOrder } from './cache/missed-messages.ts';
import { markRefused, putInOutbox, readOutbox, takeFromOutbox } from './outbox/outbox.ts';

const message = (seq: number, changes: Partial<Message> = {}): Message => ({
  _id: `m${seq}`,
  clientId: `c${seq}`,
  seq,
  conversationId: 'talk',
  senderId: 'asha',
  receiverId: 'ravi',
  type: 'text',
  text: `Number ${seq}`,
  deleted: false,
  createdAt: '2026-11-21T09:05:00.000Z',
  updatedAt: '2026-11-21T09:05:00.000Z',
  ...changes,
});
const unsent = (clientId: string) => ({
  clientId,
  conversationId: 'talk',
  text: 'Hello',
  at: '2026-11-21T09:05:00Z',
});
const loaded = (seqs: number[]) =>
  queryClient.setQueryData(messagesKey('talk'), {
    pages: [{ data: seqs.map((seq) => message(seq)), nextCursor: null }],
    pageParams: [undefined],
  });
const seqs = (): number[] =>
  (queryClient.getQueryData<{ pages: { data: Message[] }[] }>(messagesKey('talk'))?.pages ?? []).flatMap(
    (page) => page.data.map(({ seq }) => seq),
  );

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
  queryClient.clear();
});

test('the outbox survives a reload, oldest first, and belongs to one user', () => {
  putInOutbox(unsent('one'));
  putInOutbox(unsent('two'));
  expect(readOutbox().map(({ clientId }) => clientId)).toEqual(['one', 'two']);
  markRefused('one', 'chat-blocked');
  expect(readOutbox()[0]).toMatchObject({ refused: 'chat-blocked' });
  takeFromOutbox('one');
  expect(readOutbox()).toHaveLength(1);
  localStorage.setItem('user', JSON.stringify({ _id: 'ravi', fullname: 'Ravi', email: 'r@neev.test' }));
  expect(readOutbox()).toEqual([]);
});

test('logging out clears what was not sent', () => {
  const opened = vi.fn(() => ({}));
  vi.stubGlobal('indexedDB', { open: opened });
  putInOutbox(unsent('one'));
  clearSession();
  // Pictures of another user of this browser stay in it: it is emptied of this one's.
  expect(opened).toHaveBeenCalledWith('neev-own');
  vi.unstubAllGlobals();
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
  expect(readOutbox()).toEqual([]);
});

test('a broken outbox is an empty one', () => {
  localStorage.setItem('neev:waiting:outbox:asha', '{"no":');
  expect(readOutbox()).toEqual([]);
});

test('a message that is received twice stands once, and one that was deleted is replaced', () => {
  loaded([2, 1]);
  putMessages('talk', [message(3)]);
  putMessages('talk', [message(3), message(1, { deleted: true, text: '' })]);
  expect(seqs()).toEqual([3, 2, 1]);
  const { pages } = queryClient.getQueryData<{ pages: { data: Message[] }[] }>(messagesKey('talk')) ?? {
    pages: [],
  };
  expect(pages[0]?.data[2]).toMatchObject({ deleted: true });
});

test('where messages are missing before one that is received, they are asked for by seq', async () => {
  loaded([2, 1]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ data: [message(5), message(4), message(3)], nextCursor: null, total: 3 });
  });
  await insertInOrder(message(5));
  expect(asked).toEqual(['/getMessages/talk?after=2&limit=100']);
  expect(seqs()).toEqual([5, 4, 3, 2, 1]);
  vi.unstubAllGlobals();
});

test('chat time is HH:MM, 24-hour, zero-padded', () => {
  expect(clock(new Date(2026, 10, 21, 9, 5).toISOString())).toBe('09:05');
  expect(clock(new Date(2026, 10, 21, 0, 0).toISOString())).toBe('00:00');
  expect(clock(new Date(2026, 10, 21, 23, 59).toISOString())).toBe('23:59');
});

test('days are told apart: today, yesterday, else the date', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  const words = { today: 'Today', yesterday: 'Yesterday' };
  const label = (day: Date) => dayLabel(day.toISOString(), words, 'en');
  expect(label(new Date(2026, 10, 21, 0, 1))).toBe('Today');
  expect(label(new Date(2026, 10, 20, 23, 59))).toBe('Yesterday');
  expect(label(new Date(2026, 10, 19))).toBe('19 November');
  expect(label(new Date(2025, 10, 19))).toBe('19 November 2025');
  vi.useRealTimers();
});

test('a message that is received while the first page is on its way is not lost', async () => {
  let answer: (page: object) => void = () => undefined;
  const loading = queryClient.fetchInfiniteQuery({
    queryKey: messagesKey('talk'),
    queryFn: () => new Promise<object>((done) => (answer = done)),
    initialPageParam: undefined,
  });
  vi.stubGlobal('fetch', async () => Response.json({ data: [message(1)], nextCursor: null, total: 1 }));
  const received = insertInOrder(message(1));
  answer({ data: [], nextCursor: null });
  await Promise.all([loading, received]);
  expect(seqs()).toEqual([1]);
  vi.unstubAllGlobals();
});
