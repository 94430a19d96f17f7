import pg from 'pg';
import type { Cluster } from './cluster/cluster.ts';
import { handOver } from './hand-over.ts';
import type { RunningServer } from './server/running-server.ts';
import { superuserConnectionOf } from './server/server-connection.ts';

/** Any number that no other lock of ours has. */
const prepareLock = 0x70726570;

export const databaseName = 'neev';

/** Those of the migrations. Making one is the superuser's right alone. */
export const extensions = ['btree_gin', 'btree_gist', 'cube', 'earthdistance'];

/**
 * The superuser's only work: the role that owns the product's database, that database, and its extensions. The role
 * may log in when all of it is done, so that a connection finds everything (docs/rules.md#running-6).
 */
export async function prepareDatabase(cluster: Cluster, server: RunningServer): Promise<void> {
  const { name: role, password } = cluster.owner;
  await asSuperuser(cluster, server, 'postgres', async (client) => {
    // Of two processes that come first, the second waits and finds it done.
    await client.query('select pg_advisory_lock($1)', [prepareLock]);
    const exists = async (statement: string, name: string) =>
      Boolean((await client.query(statement, [name])).rowCount);
    if (!(await exists('select 1 from pg_roles where rolname = $1', role)))
      await client.query(`create role ${role} nologin nosuperuser nocreatedb nocreaterole`);
    if (!(await exists('select 1 from pg_database where datname = $1', databaseName)))
      await client.query(`create database ${databaseName} owner ${role}`);
    await asSuperuser(cluster, server, databaseName, async (inside) => {
      for (const extension of extensions) await inside.query(`create extension if not exists ${extension}`);
      await handOver(inside, role);
    });
    await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
  });
}

async function asSuperuser(
  cluster: Cluster,
  server: RunningServer,
  ...[database, work]: [string, (client: pg.Client) => Promise<void>]
): Promise<void> {
  const client = new pg.Client({
    ...superuserConnectionOf(cluster, server, database),
    application_name: 'neev-prepare',
    connectionTimeoutMillis: 5000,
  });
  // Without a listener the end of the server would end this process; the query that it breaks says so as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
