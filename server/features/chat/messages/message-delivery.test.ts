import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#contract/chat/calls.ts';
import type { Realtime } from '#server/platform/realtime/realtime.ts';
import { makeInOrder, makeMessageDelivery } from './message-delivery.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const at = '2026-01-01T00:00:00.000Z';
const message = (seq: number, conversationId = 'one'): Message => ({
  _id: `${conversationId}-${seq}`,
  clientId: String(seq),
  seq,
  conversationId,
  senderId: 'a',
  receiverId: 'b',
  type: 'text',
  text: 'hello',
  deleted: false,
  createdAt: at,
  updatedAt: at,
});

/** What is told of messages that came in this order; `saved` can be read from the database. */
function listening(saved: Message[] = []) {
  const told: string[] = [];
  const take = makeInOrder({
    deliver: ({ _id }) => told.push(_id),
    between: async (id, { after, before, since }) =>
      saved.filter(
        ({ conversationId, seq, createdAt }) =>
          conversationId === id && seq > after && seq < before && Date.parse(createdAt) >= Number(since ?? 0),
      ),
  });
  const takeAll = (...seqs: number[]): void => {
    for (const seq of seqs) take(message(seq));
  };
  return { told, take: takeAll, takeOne: take };
}

test('in the order of seq, whichever process is first', () => {
  const { told, take } = listening();
  take(1, 3, 2, 5, 6, 4);
  expect(told).toEqual(['one-1', 'one-2', 'one-3', 'one-4', 'one-5', 'one-6']);
});

test('once, though it is heard twice', async () => {
  const { told, take } = listening();
  take(1, 2, 2, 1, 3);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['one-1', 'one-2', 'one-3']);
});

test('each conversation by itself', () => {
  const { told, take, takeOne } = listening();
  take(1);
  takeOne(message(1, 'two'));
  take(3);
  takeOne(message(2, 'two'));
  expect(told).toEqual(['one-1', 'two-1', 'two-2']);
});

test('what a process saved and died before it told is read from the database', async () => {
  const { told, take } = listening([message(2), message(3)]);
  take(1, 4);
  expect(told).toEqual(['one-1']);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['one-1', 'one-2', 'one-3', 'one-4']);
  take(5, 3);
  expect(told.at(-1)).toBe('one-5');
});

test('a conversation that was quiet begins where it stands, after a moment for the one before', async () => {
  const { told, take } = listening([message(6), message(7)]);
  take(8);
  expect(told).toEqual([]);
  take(7);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['one-7', 'one-8']);
});

test('a gap that nothing fills does not hold up what comes after', async () => {
  const { told, take } = listening();
  take(1, 3);
  await vi.runAllTimersAsync();
  take(4);
  expect(told).toEqual(['one-1', 'one-3', 'one-4']);
});

test('of a conversation that was quiet, what was saved since the process opened and did not come is read too', async () => {
  const now = new Date().toISOString();
  const { told, take } = listening([message(6), { ...message(7), createdAt: now }]);
  take(8);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['one-7', 'one-8']);
});

/** What one process tells its lines, and says to the others. */
function telling(shared: boolean) {
  const [told, said]: [string[], string[]] = [[], []];
  const noted =
    (into: string[]) =>
    (_: unknown, __: string, { _id }: Message) =>
      void into.push(_id);
  const realtime: Pick<Realtime, 'emitHere' | 'processes'> = {
    emitHere: noted(told) as Realtime['emitHere'],
    processes: {
      shared,
      subscribe: () => undefined,
      publish: (_, data) => void said.push((data as Message)._id),
    },
  };
  return { told, said, tell: makeMessageDelivery(realtime, async () => []) };
}

test('a message that is sent again is told where nobody told it: its process died before it could', async () => {
  const { told, said, tell } = telling(true);
  const now = new Date().toISOString();
  tell({ ...message(1), createdAt: now }, true);
  tell({ ...message(2), createdAt: now }, false);
  tell({ ...message(2), createdAt: now }, false);
  // Told long before this process opened.
  tell(message(9, 'old'), false);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['one-1', 'one-2']);
  expect(said).toEqual(['one-1', 'one-2', 'one-2']);
});

test('one process alone tells a message once, however often it is sent', () => {
  const { told, tell } = telling(false);
  tell(message(1), true);
  tell(message(1), false);
  expect(told).toEqual(['one-1']);
});
