import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate, openDb, openPool } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrateJobs } from '#server/platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
  }
}

const silent = { info: () => undefined, error: () => undefined };

/** One real PostgreSQL for all tests, with a migrated template that each test file copies. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'neev-test-'));
  const postgres = await startEmbeddedPostgres(folder, silent);
  const { database: _, ...connection } = postgres.connection('neev');
  const admin = openPool({ ...connection, database: 'neev' }, () => undefined);
  await admin.query('create database template_neev');
  const pool = openPool({ ...connection, database: 'template_neev' }, () => undefined);
  const db = openDb(pool);
  await migrate(db);
  await migrateJobs({ pool });
  await pool.end();
  await admin.end();
  project.provide('postgres', connection);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
