import type pg from 'pg';
import { z } from 'zod';

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
export async function handOver(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query(everything);
  await client.query('begin');
  for (const { statement } of statements.parse(rows)) await client.query(statement + role);
  await client.query(`alter database ${client.escapeIdentifier(client.database ?? '')} owner to ${role}`);
  await client.query('commit');
}
