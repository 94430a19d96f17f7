import { openCluster } from './cluster/open-cluster.ts';
import { createDatabase } from './create-database.ts';
import { messageOf } from './error-facts.ts';
import { join, leave } from './membership.ts';
import { type Connection, connectionOf } from './server/server-connection.ts';
import type { Log } from './server/server-log.ts';

export interface EmbeddedPostgres {
  /** Settings of `pg` for one database of the server. */
  connection(database: string): Connection;
  /** Close your own connections first. The last process to stop also stops the server, whether it started or found it. */
  stop(): Promise<void>;
}

/** Starts (or attaches to) the PostgreSQL of `dataDir`; it holds an empty database `neev` at first. */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir);
  let stopped: Promise<void> | undefined;
  let member = await join(cluster, log);
  let rejoining: Promise<void> = Promise.resolve();
  try {
    await createDatabase(member.client, 'neev');
  } catch (error) {
    await leave(cluster, member, log);
    throw error;
  }
  watch();

  function watch(): void {
    member.client.once('end', () => {
      if (!stopped) rejoining = rejoin();
    });
  }

  async function rejoin(): Promise<void> {
    log.error('The embedded PostgreSQL went away: starting it again');
    try {
      const again = await join(cluster, log);
      if (stopped) return await leave(cluster, again, log);
      member = again;
      watch();
    } catch (error) {
      log.error(`The embedded PostgreSQL does not come back: ${messageOf(error)}`);
    }
  }

  return {
    connection: (database) => connectionOf(cluster, member.server, database),
    stop: () => {
      stopped ??= leave(cluster, member, log).then(() => rejoining);
      return stopped;
    },
  };
}
