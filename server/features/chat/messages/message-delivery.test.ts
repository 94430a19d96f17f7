import { expect, test } from 'vitest';
import type { Message } from '#contract/chat/chat.calls.ts';
import type { Processes } from '#server/platform/realtime/processes.ts';
import { makeMessageDelivery } from './message-writer.rules.ts';

const at = '2026-01-01T00:00:00.000Z';
const message = (seq: number): Message => ({
  _id: `m${seq}`,
  clientId: String(seq),
  seq,
  conversationId: 'one',
  senderId: 'asha',
  receiverId: 'ravi',
  type: 'text',
  text: 'hello',
  deleted: false,
  createdAt: at,
  updatedAt: at,
});

/** Two processes. Each keeps what it emits to its own connections, and what it publishes until it is let go. */
function twoProcesses() {
  const listeners: ((data: unknown) => void)[] = [];
  const published: (() => void)[] = [];
  const start = (place: number) => {
    const emitted: [string[], string, number][] = [];
    const processes: Processes = {
      shared: true,
      publish: (_, data) => void published.push(() => listeners[1 - place]?.(data)),
      subscribe: (_, schema, listener) => {
        listeners[place] = (data) => {
          const heard = schema.safeParse(data);
          if (heard.success) listener(heard.data);
        };
      },
    };
    const deliver = makeMessageDelivery({
      emitHere: (userIds, event, data) => void emitted.push([userIds, event, (data as Message).seq]),
      processes,
    });
    return { deliver, emitted, hear: (data: unknown) => listeners[place]?.(data) };
  };
  return { first: start(0), second: start(1), published };
}

test('a message is told at once to both members here, and in another process when the word of it arrives', () => {
  const { first, second, published } = twoProcesses();
  first.deliver(message(1));
  const told = [['asha', 'ravi'], 'getMessage', 1];
  expect([first.emitted, second.emitted]).toEqual([[told], []]);
  for (const arrive of published) arrive();
  expect([first.emitted, second.emitted]).toEqual([[told], [told]]);
});

test('a message is told once in each process, and waits for no other: browsers order by seq', () => {
  const { first, second, published } = twoProcesses();
  first.deliver(message(1));
  second.deliver(message(2));
  second.deliver(message(3));
  for (const arrive of published) arrive();
  const seqs = ({ emitted }: typeof first) => emitted.map(([, , seq]) => seq);
  expect([seqs(first), seqs(second)]).toEqual([
    [1, 2, 3],
    [2, 3, 1],
  ]);
  expect(published).toHaveLength(3);
});

test('what is no message is not told', () => {
  const { first } = twoProcesses();
  first.hear({ ...message(1), seq: 'one' });
  expect(first.emitted).toEqual([]);
});
