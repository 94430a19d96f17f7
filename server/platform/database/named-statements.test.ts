import type pg from 'pg';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { openPool } from './database.ts';
import { namesForStatements, sendNamesWhereTheyWork } from './named-statements.ts';

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

test('A statement that comes often gets a name; not with a limit, of all columns, or of the pool', async () => {
  const { database } = neev.services.pool.options;
  const pool = openPool({ ...inject('postgres'), database, max: 1 }, () => undefined);
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  const texts = [
    'select $1::int as n',
    'select $1::int as n limit $2',
    'select * from (select $1::int as n) as whole',
  ];
  for (const text of texts)
    for (let time = 0; time < 8; time += 1)
      expect((await client.query(text, text.includes('$2') ? [time, 1] : [time])).rows).toEqual([
        { n: time },
      ]);
  client.release();
  for (let time = 0; time < 8; time += 1)
    expect((await pool.query('select $1::int as m', [time])).rows).toEqual([{ m: time }]);
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select $1::int as n' }]);
});

test('Behind a pooler, which tells another number of the backend, nothing gets a name', async () => {
  const given: unknown[] = [];
  const query = async (statement: unknown) => {
    given.push(statement);
    return { rows: [{ pid: 1 }] };
  };
  const clientOf = (processID: number): pg.Client => Object.assign(Object.create({ query }), { processID });
  for (const client of [clientOf(2), clientOf(1)]) {
    await namesForStatements()(client);
    for (let time = 0; time < 8; time += 1) await client.query('select $1', [time]);
  }
  expect(given.filter((one) => typeof one === 'object')).toHaveLength(3);
  expect(given.slice(0, 9).every((one) => typeof one === 'string')).toBe(true);
});
