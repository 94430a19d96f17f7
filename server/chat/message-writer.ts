import type { Db } from '../database/database.ts';
import { type NewMessage, type SavedRow, saveMessages } from './message.data.ts';

/** Saves a message; answers when it is on disk. The same clientId of a sender again gives the first one. */
export type WriteMessage = (message: NewMessage) => Promise<SavedRow>;

interface Waiting {
  message: NewMessage;
  done: (row: SavedRow) => void;
  failed: (error: unknown) => void;
}

const mostAtOnce = 200;
const keyOf = (senderId: string, clientId: string): string => `${senderId} ${clientId}`;
// Another process saved the same message, or waits for the same conversations, at this moment.
const passing = new Set(['23505', '40P01']);
const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && passing.has(String(error.code));

async function save(db: Db, messages: NewMessage[]): Promise<SavedRow[]> {
  try {
    return await saveMessages(db, messages);
  } catch (error) {
    if (!isPassing(error)) throw error;
    return saveMessages(db, messages);
  }
}

/**
 * One writer a process: messages that come while one batch is on its way to the disk make the next batch. So each is
 * saved before anybody hears of it, at the price of one statement for many, and in the order in which they came.
 * @param tell hears of every new message, in order, before its sender does
 */
export function makeMessageWriter(db: Db, tell: (row: SavedRow, message: NewMessage) => void): WriteMessage {
  let queue: Waiting[] = [];
  let running = false;

  async function writeBatch(batch: Waiting[]): Promise<void> {
    const first = new Map<string, NewMessage>();
    for (const { message } of batch) {
      const key = keyOf(message.senderId, message.clientId);
      if (!first.has(key)) first.set(key, message);
    }
    try {
      const rows = await save(db, [...first.values()]);
      const byKey = new Map(rows.map((row) => [keyOf(row.sender_id, row.client_id), row]));
      for (const { message, done, failed } of batch) {
        const key = keyOf(message.senderId, message.clientId);
        const row = byKey.get(key);
        if (!row) {
          failed(new Error('a message was not saved'));
          continue;
        }
        if (first.delete(key) && row.is_new) tell(row, message);
        done(row);
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
