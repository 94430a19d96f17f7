import type pg from 'pg';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { openPool } from './database.ts';
import { sendNamesWhereTheyWork } from './named-statements.ts';

const neev = useTestApp();
let sent: unknown[] = [];
let told = 0;
beforeEach(() => {
  sent = [];
  told = 0;
});

/** A pool whose named statements fail so often, with this code. */
function aPool(code: string, failures: number): pg.Pool {
  let left = failures;
  const query = async (statement: { name?: string }) => {
    sent.push(statement.name);
    if (statement.name === undefined || left === 0) return { rows: ['done'] };
    left -= 1;
    throw Object.assign(new Error('no'), { code });
  };
  const pool = { query } as unknown as pg.Pool;
  sendNamesWhereTheyWork(pool, () => {
    told += 1;
  });
  return pool;
}
const statement = { name: 'one', text: 'select 1', values: [] };

test.each(['26000', '42P05'])(
  'Behind a pooler (%s) a statement goes out again without its name, and the next ones at once so',
  async (code) => {
    const pool = aPool(code, 9);
    expect(await pool.query(statement)).toEqual({ rows: ['done'] });
    expect(await pool.query(statement)).toEqual({ rows: ['done'] });
    expect(sent).toEqual(['one', undefined, undefined]);
    expect(told).toBe(1);
  },
);

test('Any other error is the asker’s, and the names stay', async () => {
  const pool = aPool('22P02', 1);
  await expect(pool.query(statement)).rejects.toThrow('no');
  expect(await pool.query(statement)).toEqual({ rows: ['done'] });
  expect(sent).toEqual(['one', 'one']);
});

test('A statement that another process made void by a new column is answered, and keeps its name', async () => {
  const { services } = neev;
  await services.pool.query('create table things as select 1 as n');
  // One connection, which then knows the statement.
  const pool = openPool(
    { ...inject('postgres'), database: services.pool.options.database, max: 1 },
    () => undefined,
  );
  onTestFinished(() => pool.end());
  const read = () => pool.query({ name: 'read-things', text: 'select * from things' });
  expect((await read()).rows).toEqual([{ n: 1 }]);
  await pool.query('alter table things add column m int');
  expect((await read()).rows).toEqual([{ n: 1, m: null }]);
});
