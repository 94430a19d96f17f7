import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { tablesInOrder } from './archive-tables.ts';

/** A client whose database has these tables, in the order of their names. */
function clientOf(refers: Record<string, string[]>): Client {
  const client = new Client();
  const rows = Object.entries(refers).map(([name, others]) => ({ name, columns: ['id'], refers: others }));
  vi.spyOn(client, 'query').mockImplementation(async () => ({ rows }));
  return client;
}

test('a table comes after every table that it refers to', async () => {
  const client = clientOf({ messages: ['conversations', 'users'], conversations: ['users'], users: [] });
  const order = (await tablesInOrder(client)).map(({ name }) => name);
  expect(order).toEqual(['users', 'conversations', 'messages']);
});

test('tables that refer to each other are named, and no order is invented', async () => {
  const client = clientOf({ hens: ['eggs'], eggs: ['hens'], users: [] });
  await expect(tablesInOrder(client)).rejects.toThrow('tables that refer to each other: hens, eggs');
});
