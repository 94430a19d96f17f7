import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { EmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { extensions } from '#server/platform/database/embedded/prepare-database.ts';

/** Lets the product's role make databases on this embedded server, each with the extensions: only tests and benches do. */
export async function allowDatabases(server: EmbeddedPostgres, dataDir: string): Promise<void> {
  const { host, port, user } = server.connection('neev');
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const client = new pg.Client({ host, port, user: 'neev', password, database: 'template1' });
  await client.connect();
  for (const extension of extensions) await client.query(`create extension if not exists ${extension}`);
  await client.query(`alter role ${user} createdb`);
  // A test of deadlocks chooses which side the database stops.
  await client.query(`grant set on parameter deadlock_timeout to ${user}`);
  await client.end();
}
