import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrate, openDb, openPool } from '#server/platform/database/database.ts';
import { verifyAuditLog } from '#server/platform/database/verify-audit-log.ts';
import { diskStorage } from '#server/platform/media/storage/disk-storage.ts';
import { dropDatabase } from '#server/testing/drop-database.ts';
import { entriesOf } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';

const connection = inject('postgres');
let dataDir = '';
let pool: pg.Pool;

async function onServer(statement: string): Promise<void> {
  const server = openPool({ ...connection, database: 'postgres' }, () => undefined);
  await server.query(statement);
  await server.end();
}
/** @param template `template1` for an empty one, `template_neev` for one that is up to date */
async function makeDatabase(template: string): Promise<pg.Pool> {
  const database = `older_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${database} template ${template}`);
  const own = openPool({ ...connection, database, application_name: 'neev-restore' }, () => undefined);
  onTestFinished(async () => {
    await own.end();
    await dropDatabase(database, onServer);
  });
  return own;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'neev-older-'));
  await mkdir(dataDir, { recursive: true });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const restore = (file: string, replace: boolean) =>
  restoreArchive({ pool, dataDir, storage: diskStorage(dataDir) }, { file, replace });

/** How many rows of each table a backup holds. */
async function rowsIn(file: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  let table = '';
  for await (const entry of entriesOf({ file })) {
    if ('table' in entry) {
      table = entry.table;
      rows[table] = 0;
    }
    if ('row' in entry) rows[table] = (rows[table] ?? 0) + 1;
  }
  return rows;
}
async function rowsOf(tables: string[]): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const { rows: found } = await pool.query(`select count(*) as n from ${table}`);
    rows[table] = Number(found[0].n);
  }
  return rows;
}
/** Whatever the database knows of our tables: columns, indexes, rules and functions. */
async function shapeOf(own: pg.Pool): Promise<string[]> {
  const { rows } = await own.query(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
      and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select proname::text from pg_proc where pronamespace = 'public'::regnamespace
    union all select viewname::text from pg_views where schemaname = 'public'
    order by 1`);
  return rows.map(({ line }) => String(line));
}

// One for each version that somebody may come from (CONTRIBUTING.md), named after its last migration.
const stored = (await readdir(import.meta.dirname)).filter((name) => /^backup-of-\d+\.gz$/.test(name));

describe('Backups of older versions', () => {
  test('there are some', () => expect(stored).not.toEqual([]));

  test.each(stored)(
    '%s comes back into an empty database, row by row, with the tables of today',
    async (name) => {
      const file = join(import.meta.dirname, name);
      pool = await makeDatabase('template1');
      const held = await rowsIn(file);
      const restored = await restore(file, false);
      expect(restored.rows).toBe(Object.values(held).reduce((sum, rows) => sum + rows, 0));
      // Rows of every kind, or a restore would prove little.
      expect(Object.keys(held).filter((table) => held[table] === 0)).toEqual([]);
      expect(await rowsOf(Object.keys(held))).toEqual(held);
      expect(await shapeOf(pool)).toEqual(await shapeOf(await makeDatabase('template_neev')));
      expect(await verifyAuditLog(openDb(pool))).toMatchObject({ lines: held.audit_log, broken: undefined });
      // Numbers go on, and a start finds nothing to do.
      const { rows } = await pool.query(`insert into audit_log (act) values ('verify') returning id`);
      expect(Number(rows[0].id)).toBe((held.audit_log ?? 0) + 1);
      await migrate(openDb(pool));
    },
  );

  test('one takes the place of what a newer version holds, with nothing left of that', async () => {
    pool = await makeDatabase('template_neev');
    await pool.query(`
      insert into subscribers (email) values ('later@neev.test');
      create type tomorrow_kind as enum ('a');
      create table tomorrow (kind tomorrow_kind, user_id uuid references users);
      alter table users add column tomorrow text;
      insert into kysely_migration (name, timestamp) values ('0999-tomorrow', '2099')`);
    const file = join(import.meta.dirname, stored[0] ?? '');
    await expect(restore(file, false)).rejects.toThrow('--replace');
    expect((await rowsOf(['subscribers', 'tomorrow'])).subscribers).toBe(1);
    await restore(file, true);
    expect(await shapeOf(pool)).toEqual(await shapeOf(await makeDatabase('template_neev')));
  });

  test('one that cannot be written leaves everything as it was', async () => {
    pool = await makeDatabase('template_neev');
    await pool.query(`insert into subscribers (email) values ('here@neev.test')`);
    const before = await shapeOf(pool);
    const storage = { ...diskStorage(dataDir), put: () => Promise.reject(new Error('full')) };
    const file = join(import.meta.dirname, stored[0] ?? '');
    await expect(restoreArchive({ pool, dataDir, storage }, { file, replace: true })).rejects.toThrow('full');
    expect(await shapeOf(pool)).toEqual(before);
    expect(await rowsOf(['subscribers', 'users'])).toEqual({ subscribers: 1, users: 0 });
  });
});
