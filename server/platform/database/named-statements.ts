import type pg from 'pg';
import { codeOf } from '#server/platform/config/error-facts.ts';

// A pooler gives each transaction another connection: there the name is unknown, or taken by another client.
const poolerCodes = new Set(['26000', '42P05']);
// A newer process added a column: the statement is planned anew under no name.
const changedTable = '0A000';

interface Named {
  name?: string | undefined;
}

const isNamed = (statement: unknown): statement is Named =>
  typeof statement === 'object' && statement !== null && 'name' in statement && statement.name !== undefined;

/**
 * Named statements save their planning, where the database keeps them. A pooler in transaction mode does not, or not
 * before PgBouncer 1.21; that shows by an error before anything was done, upon which the statement goes out again
 * without its name, and so do all from then on (docs/rules.md#scale-3).
 * @param onPooler hears of it once
 */
export function sendNamesWhereTheyWork(pool: pg.Pool, onPooler: () => void): void {
  const send = pool.query.bind(pool) as (...words: unknown[]) => Promise<unknown>;
  let doNamesWork = true;

  async function query(statement: unknown, ...more: unknown[]): Promise<unknown> {
    if (!isNamed(statement)) return send(statement, ...more);
    const nameless = { ...statement, name: undefined };
    if (!doNamesWork) return send(nameless, ...more);
    try {
      return await send(statement, ...more);
    } catch (error) {
      const code = codeOf(error);
      const isPooled = poolerCodes.has(String(code));
      if (!isPooled && code !== changedTable) throw error;
      if (isPooled && doNamesWork) onPooler();
      if (isPooled) doNamesWork = false;
      return send(nameless, ...more);
    }
  }
  pool.query = query as typeof pool.query;
}
