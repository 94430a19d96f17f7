import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Kysely,
  type Migration,
  type MigrationProvider,
  Migrator,
  PostgresAdapter,
  PostgresDialect,
  sql,
} from 'kysely';
import pg from 'pg';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import type { Schema } from './database-schema.ts';
import { namesForStatements, sendNamesWhereTheyWork } from './named-statements.ts';

/** Any number that no other lock of ours has. */
const migrationLock = 0x6d696772;

/**
 * Keeps two processes from migrating at once by a lock that ends with its transaction, which is the migrations' own. One
 * of the session would stay behind in a pooler's connection, and the next start would wait for it (docs/rules.md#scale-3).
 */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`begin`.execute(db);
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
  }

  /** Of a transaction that failed this takes everything back. */
  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`commit`.execute(db);
  }
}

/** Its migrations must come without transactions of their own. */
class LockingDialect extends PostgresDialect {
  override createAdapter(): MigrationAdapter {
    return new MigrationAdapter();
  }
}

/** The database, or an open transaction of it: the first parameter of every data function. */
export type Db = Kysely<Schema>;

/** One database as both sorts of data functions take it: where a list is read. */
export interface Source {
  pool: pg.Pool;
  db: Db;
}

// bigint as a number: no count of ours reaches 2^53. A list of them is written `{1,2}`.
pg.types.setTypeParser(20, Number);
// Its package names no type for them.
pg.types.setTypeParser(1016 as never, (list: string) => (list.match(/\d+/g) ?? []).map(Number));

/** The library takes these modes for `verify-full`, and says so in eight lines at each start. */
export const withoutWarning = (url: string): string =>
  url.includes('uselibpqcompat')
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

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
    onConnect: namesForStatements(),
    ...config,
    ...(config.connectionString && { connectionString: withoutWarning(config.connectionString) }),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  sendNamesWhereTheyWork(pool, onPooler);
  return pool;
}

export function openDb(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new LockingDialect({ pool }) });
}

/** Within a transaction that is open already: its opener commits. */
export function dbOf(client: pg.ClientBase): Db {
  const own = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => own, end: async () => undefined };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
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

const oldFiles = (names: string[]): MigrationProvider => ({
  async getMigrations() {
    const all = Object.entries(await sqlFiles.getMigrations());
    return Object.fromEntries(all.filter(([name]) => names.includes(name)));
  },
});

/** Migrations of a newer Neev, which this one does not have. */
export async function unknownMigrations(names: string[]): Promise<string[]> {
  const known = await sqlFiles.getMigrations();
  return names.filter((name) => !known[name]);
}

/** @throws in one line where a newer Neev has been at work: its tables are not ours */
async function requireKnown(db: Db): Promise<void> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!tables[0]?.there) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const [first, ...more] = await unknownMigrations(rows.map(({ name }) => name));
  if (first === undefined) return;
  const names = more.length > 0 ? `${first} and ${more.length} more` : first;
  throw new Error(
    `The database is of a newer Neev (it has ${names}, which this version does not know): start that version, or go back to a backup that this one can read (npm run restore -- FILE --replace)`,
  );
}

/**
 * Brings the tables up to date. Safe when two processes start at once: the migrator takes a lock.
 * @param only the migrations of an older version, for tables as that one had them
 */
export async function migrate(db: Db, only?: string[]): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  if (rows[0] && rows[0].version < oldestPostgres)
    throw new Error(`Neev needs PostgreSQL ${oldestPostgres} or newer; this is ${rows[0].version}`);
  await requireKnown(db);
  // The lock's own transaction is theirs too.
  const migrator = new Migrator({
    db,
    provider: only ? oldFiles(only) : sqlFiles,
    disableTransactions: true,
  });
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
