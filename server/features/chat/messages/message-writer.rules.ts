import type { Pool } from 'pg';
import { type Message, messageRecord } from '#contract/chat/chat.calls.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Realtime } from '#server/platform/realtime/realtime.ts';
import type { MessageRow } from './message.data.ts';
import type { NewMessage } from './message-save.data.ts';
import { keyOf, saveMessages } from './save-messages.data.ts';

/**
 * Emits each saved message once to every connection of both members, in every process: here at once, in the others when
 * the word of it arrives. Messages of two processes may arrive in any order, and a process may die between saving and
 * publishing: the browser orders by `seq` and asks for what is missing.
 */
export function makeMessageDelivery({
  emitHere,
  processes,
}: Pick<Realtime, 'emitHere' | 'processes'>): (message: Message) => void {
  const deliver = (message: Message): void =>
    emitHere([message.senderId, message.receiverId], 'getMessage', message);
  processes.subscribe('message', messageRecord, deliver);
  return (message) => {
    deliver(message);
    processes.publish('message', message);
  };
}

/** A message that is on disk, and who it is for. */
export interface Saved {
  row: MessageRow;
  receiverId: string;
}

/**
 * Saves a message; answers when it is on disk. The same clientId of a sender again gives the first one.
 * @throws AppError 'not-found', 'not-allowed', 'user-missing', 'chat-blocked'
 */
export type WriteMessage = (message: NewMessage) => Promise<Saved>;

interface Waiting {
  message: NewMessage;
  done: (saved: Saved) => void;
  failed: (error: unknown) => void;
}

// Few enough that these are delivered while the next ones are saved.
const mostAtOnce = 100;

/**
 * One writer a process: messages that come while one batch is on its way to the disk make the next batch. So each is
 * saved before it is delivered, at the price of one statement for many, and in the order in which they came.
 * @param deliver gets every new message, in order, before its sender gets the answer; none that was sent before
 */
export function makeMessageWriter(pool: Pool, deliver: (saved: Saved) => void): WriteMessage {
  let queue: Waiting[] = [];
  let running = false;

  async function writeBatch(batch: Waiting[]): Promise<void> {
    const first = new Map<string, NewMessage>();
    for (const { message } of batch) if (!first.has(keyOf(message))) first.set(keyOf(message), message);
    try {
      const outcomes = await saveMessages(pool, [...first.values()]);
      const byKey = new Map([...first.keys()].map((key, place) => [key, outcomes[place]]));
      for (const outcome of outcomes) if ('row' in outcome && outcome.isNew) deliver(outcome);
      for (const { message, done, failed } of batch) {
        const outcome = byKey.get(keyOf(message));
        if (outcome && 'row' in outcome) done(outcome);
        else failed(new AppError(outcome?.refused ?? 'server-error'));
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  async function run(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      const batch = queue.slice(0, mostAtOnce);
      queue = queue.slice(mostAtOnce);
      await writeBatch(batch);
    }
    running = false;
  }

  return (message) =>
    new Promise((done, failed) => {
      queue.push({ message, done, failed });
      if (!running) void run();
    });
}
