import { openCluster } from './cluster/open-cluster.ts';
import { rejoin } from './comeback.ts';
import { join, leave } from './membership.ts';
import { type Connection, connectionOf } from './server/server-connection.ts';
import type { Log } from './server/server-log.ts';

export interface EmbeddedPostgres {
  /** Settings of `pg` for one database of the server. */
  connection(database: string): Connection;
  /** Close your own connections first. The last process to stop also stops the server, whether it started or found it. */
  stop(): Promise<void>;
}

/**
 * Starts (or attaches to) the PostgreSQL of `dataDir`; it holds an empty database `neev` at first.
 * @param signal ends a start that still waits; nothing is left running then, as after any start that fails
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir);
  const stopping = new AbortController();
  let member = await join(cluster, log, signal ?? stopping.signal);
  let rejoining: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | undefined;
  watch();

  function watch(): void {
    member.client.once('end', () => {
      if (!stopping.signal.aborted) rejoining = comeBack();
    });
  }

  async function comeBack(): Promise<void> {
    const again = await rejoin(cluster, log, stopping.signal);
    if (!again) return;
    member = again;
    watch();
  }

  async function stop(): Promise<void> {
    stopping.abort();
    // First, so that the member is the last one that joined.
    await rejoining;
    await leave(cluster, member, log);
  }

  return {
    connection: (database) => connectionOf(cluster, member.server, database),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
