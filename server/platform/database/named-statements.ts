import { LRUCache } from 'lru-cache';
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

const often = 5;
const mostNames = 200;
const mostWatched = 1000;
// What another process' new column makes void (0A000) would end a transaction, and what depends on a limit is planned
// better once the limit is known.
const isSteady = (text: string): boolean => !/\*(?!\))|\blimit \$/.test(text);

/**
 * Gives names to statements of transactions and of the query builder that come again and again: the database then plans each
 * once a connection and not each time. What goes through `pool.query`, which hands on a callback, names itself: lists are
 * planned for what is asked. A pooler shows by its own number for the backend: there nothing gets a name.
 * @returns what is to be awaited for each new connection of one pool
 */
export function namesForStatements(): (client: pg.ClientBase) => Promise<void> {
  const seen = new LRUCache<string, number>({ max: mostWatched });
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size === mostNames || !isSteady(text)) return known;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times > often) names.set(text, `often-${names.size}`);
    return names.get(text);
  }

  return async (client) => {
    // As every client's, asked each time: tests watch and break it there.
    const every = Object.getPrototypeOf(client);
    const query = (...words: unknown[]): Promise<pg.QueryResult> => every.query.apply(client, words);
    const { rows } = await query('select pg_backend_pid() as pid');
    if (rows[0]?.pid !== (client as { processID?: number }).processID) return;
    client.query = ((text: unknown, values: unknown, ...more: unknown[]) => {
      const isPlain = typeof text === 'string' && Array.isArray(values) && more.length === 0;
      const name = isPlain ? nameOf(text) : undefined;
      return name ? query({ name, text, values }, ...more) : query(text, values, ...more);
    }) as typeof client.query;
  };
}
