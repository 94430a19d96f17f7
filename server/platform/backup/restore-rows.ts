import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import { ArchiveError } from './archive-format.ts';
import type { Table } from './archive-tables.ts';

const batchRows = 500;

const batchCharacters = 1_000_000;

/** Writes rows of one table after the other, many at once. */
export function rowWriter(client: ClientBase, tables: Table[]) {
  const known = new Map(tables.map(({ name, columns }) => [name, new Set(columns)]));
  let insert = '';
  let waiting: string[] = [];
  let characters = 0;
  let written = 0;
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(',')}]`]);
    written += waiting.length;
    waiting = [];
    characters = 0;
  };
  return {
    async table({ name, columns }: Table): Promise<void> {
      await flush();
      const own = known.get(name);
      if (!own || columns.some((column) => !own.has(column)))
        throw new ArchiveError(`This backup holds a table or column that this Neev does not know (${name})`);
      const table = client.escapeIdentifier(name);
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
      insert = `insert into ${table} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
    },
    async row(json: string): Promise<void> {
      waiting.push(json);
      characters += json.length;
      if (waiting.length >= batchRows || characters >= batchCharacters) await flush();
    },
    flush,
    count: () => written,
  };
}

/** The name by which a restore's own connections are told from a running server's. */
export const restoreName = 'neev-restore';

/** @throws ArchiveError while another process works on this database */
export async function requireNobodyElse(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    ['neev'],
  );
  if (rowCount) throw new ArchiveError('Neev is running on this database: stop it first');
}

// A new installation has them too: notes about itself, and where its empty audit log stands.
const ownNotes = ['installation', 'audit_head'];

/** Whether any table but the notes about the installation holds something. */
export async function holdsData(client: ClientBase, tables: Table[]): Promise<boolean> {
  const names = tables.map(({ name }) => name).filter((name) => !ownNotes.includes(name));
  if (names.length === 0) return false;
  const each = names.map((name) => `exists (select from ${client.escapeIdentifier(name)})`);
  const { rows } = await client.query(`select ${each.join(' or ')} as held`);
  return z.array(z.object({ held: z.boolean() })).parse(rows)[0]?.held ?? false;
}

/**
 * Empties every table. The audit log is append-only by a trigger; only here, where the operator asked to put a whole
 * other installation in its place, the table's owner sets the triggers aside, inside the one transaction.
 */
export async function emptyTables(client: ClientBase, tables: Table[]): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  if (names.length === 0) return;
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // With what no backup holds, because it is of the moment.
  await client.query(`truncate ${names.join(', ')} cascade`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

// Of what stands in the schema; what an extension brought along stays.
const droppable = `
  with here as (select current_schema()::regnamespace as schema),
    extended as (select classid, objid from pg_depend where deptype = 'e')
  select 1 as turn, format('drop %s if exists %s cascade', case relkind when 'v' then 'view' else 'table' end, oid::regclass) as statement
  from pg_class, here where relnamespace = schema and relkind in ('r', 'p', 'v')
    and ('pg_class'::regclass, oid) not in (select classid, objid from extended)
  union all
  select 2, format('drop routine if exists %s cascade', oid::regprocedure)
  from pg_proc, here where pronamespace = schema
    and ('pg_proc'::regclass, oid) not in (select classid, objid from extended)
  union all
  select 3, format('drop type if exists %s cascade', oid::regtype)
  from pg_type, here where typnamespace = schema and typtype in ('e', 'd')
    and ('pg_type'::regclass, oid) not in (select classid, objid from extended)
  order by turn`;

/** Leaves nothing of tables that may be newer or older than those of a backup. */
export async function dropTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query(droppable);
  for (const { statement } of z.array(z.object({ statement: z.string() })).parse(rows))
    await client.query(statement);
}

const identities = z.array(z.object({ table: z.string(), column: z.string() }));

/** Numbers that the database gives go on after the highest that is taken. */
export async function advanceIdentities(client: ClientBase): Promise<void> {
  const { rows } = await client.query(`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`);
  for (const { table, column } of identities.parse(rows)) {
    const [name, key] = [client.escapeIdentifier(table), client.escapeIdentifier(column)];
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${key}), 0) + 1, false) from ${name}`,
      [name, column],
    );
  }
}

/** Jobs are not in a backup: mails that had not left get theirs again. */
export async function queueUnsentMails(client: ClientBase): Promise<void> {
  await client.query(`
    select count(graphile_worker.add_job('mail', json_build_object('id', id::text), max_attempts := 4))
    from mails where sent_at is null`);
}
