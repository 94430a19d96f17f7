import type pg from 'pg';
import { openDb, openPool, type Source } from '../database.ts';

/** The connections to a replica, while it is used. */
export interface OpenSource {
  /** @throws at once when it is closed meanwhile, whatever the read waits for */
  read<T>(work: (from: Source) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openSource(connectionString: string): OpenSource {
  const pool = openPool({ connectionString }, () => undefined);
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const source = { pool, db: openDb(pool) };
  const underWay = new Set<(why: Error) => void>();
  return {
    read: (work) =>
      new Promise((resolve, reject) => {
        underWay.add(reject);
        work(source)
          .then(resolve, reject)
          .finally(() => underWay.delete(reject));
      }),
    async close() {
      for (const reject of underWay) reject(new Error('the replica is left out'));
      const ended = pool.end();
      // One that waits for an answer is torn down: of a silent server it would wait for ever.
      for (const client of clients) void (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
      await ended;
    },
  };
}
