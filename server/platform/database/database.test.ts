import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pino from 'pino';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { forgetFailedJobs, migrateJobs, startJobs } from '#server/platform/jobs/jobs.ts';
import { dropDatabase } from '#server/testing/drop-database.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { type Db, migrate, openDb, openPool } from './database.ts';
import { isId } from './ids.ts';

test('a record’s id is a uuid in any spelling, and nothing else is', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string({ minLength: 1 }), (id, more) => {
      expect([isId(id), isId(id.toUpperCase())]).toEqual([true, true]);
      expect([isId(id + more), isId(more + id), isId(id.slice(1))]).toEqual([false, false, false]);
    }),
  );
  expect(isId(randomUUID().replaceAll('-', ''))).toBe(false);
  expect(isId('')).toBe(false);
});

test('an address that wants TLS is taken without a warning', async () => {
  const warned = vi.spyOn(process, 'emitWarning');
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    const connectionString = `postgres://neev:word@127.0.0.1:1/neev?sslmode=${mode}&application_name=x`;
    const pool = openPool({ connectionString }, () => undefined);
    await expect(pool.query('select 1')).rejects.toThrow();
    await pool.end();
  }
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('migrations are numbered one by one from 0001, and none is missing', () => {
  const numbers = readdirSync(join(projectRoot(), 'server/migrations')).map((name) => name.slice(0, 5));
  expect(numbers).toEqual(numbers.map((_, index) => `${String(index + 1).padStart(4, '0')}-`));
});

describe('The database', () => {
  const neev = useTestApp();

  test('takes every id that we let through', async () => {
    const id = randomUUID().toUpperCase();
    expect(isId(id)).toBe(true);
    const found = neev.services.db.selectFrom('users').select('id').where('id', '=', id).execute();
    expect(await found).toEqual([]);
  });

  test('counts in numbers', async () => {
    const { rows } = await neev.services.pool.query('select count(*) as n from users');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('is brought up to date by two starts at once, and a third finds nothing to do', async () => {
    const { pool } = neev.services;
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await pool.query(`create database ${name}`);
    const own = openPool({ ...inject('postgres'), database: name }, () => undefined);
    try {
      await Promise.all([migrate(openDb(own)), migrate(openDb(own))]);
      await Promise.all([migrateJobs({ pool: own }), migrateJobs({ pool: own })]);
      await migrate(openDb(own));
      const { rows } = await own.query('select count(*) as n from users');
      expect(rows).toEqual([{ n: 0 }]);
    } finally {
      await own.end();
      await dropDatabase(name, (statement) => pool.query(statement));
    }
  });

  test('of a newer Neev is named in one line, with what to do', async () => {
    const { pool, db } = neev.services;
    await pool.query(
      `insert into kysely_migration (name, timestamp) values ('0998-more', '1'), ('0999-tomorrow', '2')`,
    );
    const error = await migrate(db).catch((thrown: unknown) => String(thrown));
    await pool.query(`delete from kysely_migration where name >= '0998'`);
    expect(error).toMatch(
      /of a newer Neev \(it has 0998-more and 1 more, .*\): start that version, or go back to a backup/,
    );
    await migrate(db);
  });

  test('whose connection breaks while it rests is heard of, and ends nothing', async () => {
    const heard: string[] = [];
    const connection = { ...inject('postgres'), database: String(neev.services.pool.options.database) };
    const pool = openPool(connection, (error) => heard.push(error.message));
    const { rows } = await pool.query('select pg_backend_pid() as pid');
    await neev.services.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await vi.waitFor(() => expect(heard.join()).toMatch(/terminat/), 5000);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

/** A database that answers each statement as the test says. */
function answering(answer: (text: string) => unknown[]): Db {
  const connection = {
    executeQuery: async ({ sql }: { sql: string }) => ({ rows: answer(sql) }),
  };
  class Driver extends DummyDriver {
    override acquireConnection() {
      return Promise.resolve(connection as never);
    }
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

describe('A database that cannot serve says why at the start', () => {
  test('one that is too old', async () => {
    const old = answering(() => [{ version: 14 }]);
    await expect(migrate(old)).rejects.toThrow('Neev needs PostgreSQL 15 or newer; this is 14');
  });

  test.each(['permission denied to create extension "cube"', 'extension "earthdistance" is not available'])(
    'one that lacks extensions, with their names: %s',
    async (message) => {
      const poor = answering((text) => {
        if (text.includes('server_version_num')) return [{ version: 15 }];
        if (text.includes('to_regclass')) return [{ there: false }];
        throw new Error(message);
      });
      await expect(migrate(poor)).rejects.toThrow(/btree_gin, btree_gist, cube, earthdistance.*superuser/);
    },
  );

  test('one that fails otherwise, in its own words', async () => {
    const full = answering((text) => {
      if (text.includes('server_version_num')) return [{ version: 16 }];
      if (text.includes('to_regclass')) return [{ there: false }];
      throw new Error('no space left on device');
    });
    await expect(migrate(full)).rejects.toThrow(/^no space left on device$/);
  });
});

describe('Work in the background', () => {
  const neev = useTestApp();
  afterEach(() =>
    neev.services.pool.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    ),
  );
  const add = (task: string, payload: object, attempts = 1) =>
    neev.services.pool.query(`select graphile_worker.add_job($1, $2::json, max_attempts := $3)`, [
      task,
      JSON.stringify(payload),
      attempts,
    ]);
  const left = async () =>
    (
      await neev.services.pool.query(
        'select task_identifier as task, attempts from graphile_worker.jobs order by id',
      )
    ).rows;

  test('that fails is logged by its name alone: what it was about may be private', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const run = vi.fn(async () => {
      throw new Error('asha@neev.test is no address');
    });
    await add('greet', { to: 'asha@neev.test' });
    const jobs = await startJobs({ ...neev.services, log }, { greet: run }, []);
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), 10_000);
    await jobs.stop();
    expect(run).toHaveBeenCalledOnce();
    expect(lines.join('')).toContain('"task":"greet"');
    expect(lines.join('')).not.toMatch(/asha/);
  });

  test('that failed for the last time is forgotten; what may still be tried stays', async () => {
    await add('spent', {});
    await add('waits', {}, 3);
    await neev.services.pool.query('update graphile_worker._private_jobs set attempts = 1');
    expect(await left()).toHaveLength(2);
    await forgetFailedJobs(neev.services.pool);
    expect(await left()).toEqual([{ task: 'waits', attempts: 1 }]);
  });
});
