import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Columns as PostgreSQL reads them from JSON: ranges as its own text, bytes as `\x…`. */
export type Row = Record<string, unknown>;

/** Writes many rows of one shape in one statement; columns that they lack take the table's own values. */
export async function insertMany(db: Db, table: string, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
