import type { Pool } from 'pg';

/** What a test may not lose: what was migrated, the words of search (made by migrations too) and the audit log, which takes no deletion. */
const kept = /^(kysely_|search_|audit_)/;

/** What keeps rows as they were written, by table. */
const guards = {
  ledger_entries: 'ledger_entries_append_only',
  papers: 'papers_stand',
  contract_bills: 'contract_bills_stand',
};
const guard = (is: 'enable' | 'disable') =>
  Object.entries(guards)
    .map(([table, trigger]) => `alter table ${table} ${is} trigger ${trigger}`)
    .join(';');

/**
 * A statement that deletes every row but those kept, each table before those it refers to: truncating makes each table and
 * index anew, which takes far longer than a few rows. Books and papers take no deletion, not even here, unless their guards are away.
 * @throws when tables refer to each other in a ring
 */
export async function statementThatEmpties(pool: Pool): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const references = await pool.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const left = new Set(tables.rows.map(({ name }) => name).filter((name) => !kept.test(name)));
  const deletions: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !references.rows.some(({ from, to }) => to === name && left.has(from)),
    );
    if (free.length === 0) throw new Error(`these tables refer to each other in a ring: ${[...left].join()}`);
    for (const name of free) {
      left.delete(name);
      deletions.push(`delete from ${name}`);
    }
  }
  return [guard('disable'), ...deletions, guard('enable')].join(';');
}
