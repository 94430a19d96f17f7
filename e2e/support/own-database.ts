import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/platform/database/embedded/embedded-postgres.ts';

const quiet = { info: () => undefined, error: () => undefined };

/** The embedded PostgreSQL as a given database: the product knows nothing of it but its address. */
export interface OwnDatabase {
  url: string;
  /** The DATA_DIR of the database itself. */
  cluster: string;
  /** For a DATA_DIR, beside the database's own. */
  folder: string;
  /** It goes away under those who use it. */
  stop: () => Promise<void>;
  /** It comes back at the same address. */
  start: () => Promise<void>;
  remove(): Promise<void>;
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'neev-own-'));
  // As root the database runs as another user then, who is no root to a pooler either.
  await chmod(folder, 0o711);
  const cluster = join(folder, 'database');
  let running: EmbeddedPostgres = await startEmbeddedPostgres(cluster, quiet);
  const { host, port, user, password } = running.connection('neev');
  return {
    url: `postgres://${user}:${password}@localhost:${port}/neev?host=${encodeURIComponent(host)}`,
    cluster,
    folder: join(folder, 'data'),
    stop: () => running.stop(),
    start: async () => {
      running = await startEmbeddedPostgres(cluster, quiet);
    },
    remove: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
