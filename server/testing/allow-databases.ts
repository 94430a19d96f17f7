import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { EmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { extensions } from '#server/platform/database/embedded/prepare-database.ts';

/** Lets the product's role make databases on this embedded server, each with the extensions: only tests and benches do. */
export async function allowDatabases(server: EmbeddedPostgres, dataDir: string): Promise<void> {
  const { user } = server.connection('neev');
  await asSuperuser(server, dataDir, [
    ...extensions.map((extension) => `create extension if not exists ${extension}`),
    `alter role ${user} createdb`,
    // A test of deadlocks chooses which side the database stops.
    `grant set on parameter deadlock_timeout to ${user}`,
  ]);
}

/** Each file of tests makes and drops a database that need not outlive a power cut: none waits for the disk. */
export async function waitForNoDisk(server: EmbeddedPostgres, dataDir: string): Promise<void> {
  await asSuperuser(server, dataDir, ['alter system set fsync = off', 'select pg_reload_conf()']);
}

async function asSuperuser(server: EmbeddedPostgres, dataDir: string, statements: string[]): Promise<void> {
  const { host, port } = server.connection('neev');
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const client = new pg.Client({ host, port, user: 'neev', password, database: 'template1' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
