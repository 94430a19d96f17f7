import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import type { Storage } from '#server/platform/media/storage/storage.ts';

/** A database, and the data folder and the storage of pictures that belong to it. */
export interface Installation {
  pool: Pool;
  dataDir: string;
  storage: Storage;
}

export interface Written {
  rows: number;
  files: number;
}

export interface Table {
  name: string;
  /** Those that can be written. */
  columns: string[];
}

const tableRows = z.array(
  z.object({ name: z.string(), columns: z.array(z.string()), refers: z.array(z.string()) }),
);

// The migrator keeps its own tables; the jobs' tables stand in a schema of their own; what is unlogged is of the moment.
const tables = `
  select c.relname::text as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as refers
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname not like 'kysely%'
  order by c.relname`;

/** All tables of Neev, each after those that it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<Table[]> {
  let left = tableRows.parse((await client.query(tables)).rows);
  const ordered: Table[] = [];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ refers }) => !refers.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`tables that refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    left = left.filter(({ name }) => !ready.some((one) => one.name === name));
  }
  return ordered;
}

export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query('select name from kysely_migration order by name');
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
}
