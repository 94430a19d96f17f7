import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { ArchiveError } from './archive-format.ts';
import { rowWriter } from './restore-rows.ts';

const users = { name: 'users', columns: ['id', 'fullname'] };

/** A writer, and the number of rows in each statement that it sent. */
function makeWriter() {
  const client = new Client();
  const batches: number[] = [];
  vi.spyOn(client, 'query').mockImplementation(async (_text: string, values: string[] = []) => {
    batches.push(JSON.parse(values[0] ?? '[]').length);
  });
  return { batches, writer: rowWriter(client, [users, { name: 'codes', columns: ['email'] }]) };
}

test('rows are written 500 at once, and the rest at the end', async () => {
  const { batches, writer } = makeWriter();
  await writer.table(users);
  for (let id = 0; id < 1001; id += 1) await writer.row(`{"id":${id}}`);
  expect(batches).toEqual([500, 500]);
  await writer.flush();
  expect(batches).toEqual([500, 500, 1]);
  expect(writer.count()).toBe(1001);
});

test('long rows are written before they fill the memory', async () => {
  const { batches, writer } = makeWriter();
  await writer.table(users);
  const long = JSON.stringify({ fullname: 'x'.repeat(600_000) });
  await writer.row(long);
  expect(batches).toEqual([]);
  await writer.row(long);
  expect(batches).toEqual([2]);
});

test('the rows of one table are written before the next begins', async () => {
  const { batches, writer } = makeWriter();
  await writer.table(users);
  await writer.row('{"id":1}');
  await writer.table({ name: 'codes', columns: ['email'] });
  expect(batches).toEqual([1]);
});

test('a table or column that this Neev does not know is refused', async () => {
  const { writer } = makeWriter();
  await expect(writer.table({ name: 'payments', columns: ['id'] })).rejects.toThrow(ArchiveError);
  await expect(writer.table({ name: 'users', columns: ['id', 'salary'] })).rejects.toThrow(/\(users\)$/);
});
