import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate, openDb, openPool } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrateJobs } from '#server/platform/jobs/jobs.ts';
import { allowDatabases, waitForNoDisk } from './allow-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
  }
}

interface Given {
  connection: { host: string; port: number; user: string; password: string };
  close: () => Promise<void>;
}

const silent = { info: () => undefined, error: () => undefined };

/** The embedded database in a folder of its own or, of another release, the server of TEST_DATABASE_URL, whose role may create databases. */
async function openServer(): Promise<Given> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const { hostname, port, username, password } = new URL(given);
    const words = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return {
      connection: { host: hostname, port: Number(port || 5432), ...words },
      close: async () => undefined,
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'neev-test-'));
  const postgres = await startEmbeddedPostgres(folder, silent);
  await allowDatabases(postgres, folder);
  await waitForNoDisk(postgres, folder);
  const { database: _, ...connection } = postgres.connection('neev');
  return {
    connection,
    async close() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One real PostgreSQL for all tests, with a migrated template that each test file copies. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { connection, close } = await openServer();
  const onServer = async (statement: string) => {
    const admin = openPool({ ...connection, database: 'postgres' }, () => undefined);
    await admin.query(statement);
    await admin.end();
  };
  await onServer('drop database if exists template_neev');
  await onServer('create database template_neev');
  const pool = openPool({ ...connection, database: 'template_neev' }, () => undefined);
  await migrate(openDb(pool));
  await migrateJobs({ pool });
  await pool.end();
  project.provide('postgres', connection);
  return async () => {
    await onServer('drop database if exists template_neev');
    await close();
  };
}
