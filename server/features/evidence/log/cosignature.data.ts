import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface Cosignature {
  no: number;
  size: number;
  witness: string;
  line: string;
  at: Date;
}

export async function keepCosignature(db: Db, { no, ...row }: Cosignature): Promise<void> {
  await db
    .insertInto('log_cosignatures')
    .values({ log_no: no, ...row, first_line: row.line })
    .onConflict((conflict) =>
      conflict
        .columns(['log_no', 'size', 'witness'])
        .doUpdateSet({ line: row.line, at: row.at })
        .where('log_cosignatures.at', '<', row.at),
    )
    .execute();
}

/** The lines of witnesses under a log's note of one size, by their names. */
export async function cosignaturesOf(
  db: Db,
  { no, size }: { no: number; size: number },
): Promise<{ witness: string; line: string }[]> {
  return db
    .selectFrom('log_cosignatures')
    .select(['witness', 'line'])
    .where('log_no', '=', no)
    .where('size', '=', size)
    .orderBy('witness')
    .execute();
}

/** The first line of each witness under a log's note of one size: a later one changes nothing of it. */
export const firstCosignatures = (
  db: Db,
  { no, size }: { no: number; size: number },
): Promise<{ witness: string; line: string }[]> =>
  db
    .selectFrom('log_cosignatures')
    .select(['witness', ({ fn }) => fn.coalesce('first_line', 'line').as('line')])
    .where('log_no', '=', no)
    .where('size', '=', size)
    .orderBy('witness')
    .execute();

/** The first size from one on that a witness signed. */
export async function firstCosigned(db: Db, no: number, size: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('log_cosignatures')
    .select('size')
    .where('log_no', '=', no)
    .where('size', '>=', size)
    .orderBy('size')
    .limit(1)
    .executeTakeFirst();
  return row?.size;
}

/** When each witness signed last, and the size that it signed. */
export async function lastCosignatures(db: Db): Promise<Map<string, { at: Date; size: number }>> {
  const { rows } = await sql<{ witness: string; at: Date; size: number }>`
    select distinct on (witness) witness, at, size from log_cosignatures order by witness, at desc, log_no desc, size desc`.execute(
    db,
  );
  return new Map(rows.map(({ witness, ...last }) => [witness, last]));
}
