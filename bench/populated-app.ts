import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool, PoolConfig, QueryConfig } from 'pg';
import pino from 'pino';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { makeReads } from '#server/platform/database/replica/reads.ts';
import { makeRateLimits } from '#server/platform/http/rate-limits.ts';
import { makePictures } from '#server/platform/media/picture-store.ts';
import { makeMetrics } from '#server/platform/metrics/metrics.ts';
import { allowDatabases } from '#server/testing/allow-databases.ts';
import { buildApp } from '../server/app.ts';
import { evidenceKeysOf } from '../server/platform/config/keys/evidence-keys.ts';
import { makeSecrets, newToken, tokenHash } from '../server/platform/config/keys/secrets.ts';
import { type Db, migrate, openDb, openPool } from '../server/platform/database/database.ts';
import { migrateJobs } from '../server/platform/jobs/jobs.ts';
import { makeRealtime } from '../server/platform/realtime/realtime.ts';
import { settle, type Town } from './town/town.ts';

export interface PopulatedApp {
  address: string;
  token: string;
  pool: Pool;
  /** The statements that one answer to `path` runs, once everything is warm. */
  statementsOf(path: string): Promise<QueryConfig[]>;
  close(): Promise<void>;
}

export interface Server {
  /** A fresh empty database on it. */
  database(): Promise<PoolConfig>;
  close(): Promise<void>;
}

const silent = { info: () => undefined, error: () => undefined };

/** The embedded database in a folder of its own, or the PostgreSQL of DATABASE_URL. */
export async function openServer(databaseUrl: string | undefined): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'neev-bench-'));
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres(folder, silent);
  if (embedded) await allowDatabases(embedded, folder);
  const config = (database: string): PoolConfig => {
    if (embedded) return embedded.connection(database);
    const url = new URL(databaseUrl ?? '');
    if (database) url.pathname = database;
    return { connectionString: url.href };
  };
  const admin = openPool(config(embedded ? 'neev' : ''), () => undefined);
  const made: string[] = [];
  return {
    async database() {
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      await admin.query(`create database ${name}`);
      made.push(name);
      return config(name);
    },
    async close() {
      for (const name of made) await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await embedded?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function statementsDuring(pool: Pool, act: () => Promise<unknown>): Promise<QueryConfig[]> {
  const statements: QueryConfig[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((config: QueryConfig) => {
    statements.push(config);
    return query(config);
  }) as typeof pool.query;
  await act();
  pool.query = query as typeof pool.query;
  return statements;
}

async function migrated(pool: Pool): Promise<Db> {
  const db = openDb(pool);
  await migrate(db);
  await migrateJobs({ pool });
  return db;
}

/** The product's own server on a database with a town in it; one that has some people already is taken as it is. */
export async function openPopulatedApp(
  database: PoolConfig,
  town: Town | ((pool: Pool) => Promise<unknown>),
): Promise<PopulatedApp> {
  const pool = openPool(database, () => undefined);
  const db = await migrated(pool);
  const { rowCount: settled } = await pool.query('select from providers limit 1');
  if (!settled) await (typeof town === 'function' ? town(pool) : settle(pool, town));
  const dataDir = await mkdtemp(join(tmpdir(), 'neev-bench-data-'));
  const settings = readSettings({ DATA_DIR: dataDir, RATE_LIMITS: 'off', DEMO_DATA: 'off' });
  const secrets = makeSecrets('a secret for benches only');
  const limits = makeRateLimits(false);
  const log = pino({ level: 'silent' });
  const app = await buildApp({
    settings,
    pool,
    db,
    reads: makeReads({ pool, db }),
    redis: undefined,
    log,
    realtime: makeRealtime({ redis: undefined, log, publicUrl: settings.publicUrl }),
    secrets,
    evidence: { current: evidenceKeysOf('a secret of evidence for benches only') },
    limits,
    mailer: { send: async () => undefined },
    sms: { send: async () => undefined },
    pictures: makePictures({ settings, secrets, limits }),
    push: { publicKey: '', send: async () => 'sent' as const },
    metrics: makeMetrics(),
    ending: new AbortController().signal,
  });
  const token = newToken();
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at) select $1, id, now() + interval '1 hour' from users limit 1`,
    [tokenHash(token)],
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    token,
    pool,
    async statementsOf(path) {
      const ask = () => fetch(address + path, { headers: { token } }).then((answer) => answer.text());
      await ask();
      return statementsDuring(pool, ask);
    },
    async close() {
      await app.close();
      await pool.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
