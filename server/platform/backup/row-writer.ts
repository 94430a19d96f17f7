import type { ClientBase } from 'pg';
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
