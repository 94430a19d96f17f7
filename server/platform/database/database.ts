import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import pg from 'pg';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { sendNamesWhereTheyWork } from './connections/named-statements.ts';
import type { Schema } from './database-schema.ts';
import { LockingDialect } from './migration-lock.ts';

/** The database, or an open transaction of it: the first parameter of every data function. */
export type Db = Kysely<Schema>;

/** One database as both sorts of data functions take it: where a list is read. */
export interface Source {
  pool: pg.Pool;
  db: Db;
}

// bigint as a number: no count of ours reaches 2^53.
pg.types.setTypeParser(20, Number);

/**
 * @param onError hears of idle connections that broke; without a listener pg would end the process
 * @param onPooler hears once that a pooler is in between, which keeps no named statements
 */
export function openPool(
  config: pg.PoolConfig,
  onError: (error: Error) => void,
  onPooler: () => void = () => undefined,
): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    application_name: 'neev',
    connectionTimeoutMillis: 5000,
    ...config,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  sendNamesWhereTheyWork(pool, onPooler);
  return pool;
}

export function openDb(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new LockingDialect({ pool }) });
}

const oldestPostgres = 15;
const folder = (): string => join(projectRoot(), 'server/migrations');

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const name of (await readdir(folder())).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(folder(), name), 'utf8');
      migrations[name.replace('.sql', '')] = {
        up: async (db) => {
          await sql.raw(text).execute(db);
        },
      };
    }
    return migrations;
  },
};

/** Brings the tables up to date. Safe when two processes start at once: the migrator takes a lock. */
export async function migrate(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  if (rows[0] && rows[0].version < oldestPostgres)
    throw new Error(`Neev needs PostgreSQL ${oldestPostgres} or newer; this is ${rows[0].version}`);
  // The lock's own transaction is theirs too.
  const migrator = new Migrator({ db, provider: sqlFiles, disableTransactions: true });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const message = error instanceof Error ? error.message : String(error);
  if (/permission denied to create extension|extension .{0,200} is not available/.test(message)) {
    throw new Error(
      `The database lacks extensions that Neev needs (btree_gin, btree_gist, cube, earthdistance). ` +
        `Let a superuser run "create extension" for each in this database: ${message}`,
    );
  }
  throw error;
}
