import pg from 'pg';
import { z } from 'zod';
import type { Cluster } from './server/cluster.ts';
import type { RunningServer } from './server/running-server.ts';
import { superuserConnectionOf } from './server/server-address.ts';

const statements = z.array(z.object({ statement: z.string() }));

const isOwn = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const isElsewhere = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** What is in the database and not of an extension, as the statements that give it away. */
const everything = `
  select format('alter schema %I owner to ', n.nspname) as statement
  from pg_namespace n where ${isElsewhere} and n.nspname <> 'public' and ${isOwn('pg_namespace', 'n.oid')}
  union all
  select format('alter table %s owner to ', c.oid::regclass)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${isElsewhere} and c.relkind in ('r', 'p', 'v', 'm') and ${isOwn('pg_class', 'c.oid')}
  union all
  select format('alter routine %s owner to ', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${isElsewhere} and ${isOwn('pg_proc', 'p.oid')}
  union all
  select format('alter type %s owner to ', t.oid::regtype)
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
  where ${isElsewhere} and (t.typtype in ('e', 'd') or c.relkind = 'c') and ${isOwn('pg_type', 't.oid')}`;

/** Gives what is in this database, and the database, to a role: a folder of before had the superuser own it all. */
async function handOver(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query(everything);
  await client.query('begin');
  for (const { statement } of statements.parse(rows)) await client.query(statement + role);
  await client.query(`alter database ${client.escapeIdentifier(client.database ?? '')} owner to ${role}`);
  await client.query('commit');
}

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
