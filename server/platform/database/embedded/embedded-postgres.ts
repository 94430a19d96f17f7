import { setTimeout as delay } from 'node:timers/promises';
import { isDiskFull } from '#server/platform/config/free-space.ts';
import { messageOf } from '../../config/error-facts.ts';
import { join, leave, type Membership } from './membership.ts';
import type { Cluster } from './server/cluster.ts';
import { openCluster } from './server/open-cluster.ts';
import { type Connection, connectionOf, type Log } from './server/server-address.ts';

/** Milliseconds between two tries: each pause is twice the last one. */
const pauses = { first: 500, longest: 15_000 };

/**
 * Joins again after the server went away, however long that takes (docs/rules.md#running-5): a full disk is emptied,
 * a crash is mended. Of several processes that try, one starts it and the others find it.
 * @returns undefined when `signal` ended the tries
 */
async function rejoin(cluster: Cluster, log: Log, signal: AbortSignal): Promise<Membership | undefined> {
  log.error('The embedded PostgreSQL went away: starting it again');
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await join(cluster, log, signal);
    } catch (error) {
      if (signal.aborted) break;
      const reason = (await isDiskFull(cluster.dataDir)) ? 'the disk is full' : messageOf(error);
      log.error(`The embedded PostgreSQL is not back; next try in ${pause / 1000} s: ${reason}`);
    }
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

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
