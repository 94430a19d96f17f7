import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { attach, isLocked, memberLock } from './attach.ts';
import type { Cluster } from './cluster/cluster.ts';
import { messageOf } from './error-facts.ts';
import { launch } from './server/launch-server.ts';
import { findServer, type RunningServer } from './server/running-server.ts';
import type { Log } from './server/server-log.ts';
import { stopServer } from './server/stop-server.ts';

/**
 * One of the processes that use the server. Each keeps a connection with a shared advisory lock; the process
 * that gets the exclusive lock is the last one. A killed process loses it with its connection.
 */
interface Membership {
  client: pg.Client;
  server: RunningServer;
}

const startTries = { forMs: 3000, everyMs: 200 };

const answerWithinMs = 60_000;

/** Returns once the server, found or started, counts us among its users. */
export async function join(cluster: Cluster, log: Log): Promise<Membership> {
  const begun = Date.now();
  let failing: number | undefined;
  let hasEnded: (() => boolean) | undefined;
  for (;;) {
    const server = findServer(cluster);
    const client = server?.host ? await attach(cluster, server) : undefined;
    if (server && client) {
      log.info(
        `Embedded PostgreSQL ${hasEnded?.() === false ? 'started' : 'found running'} (process ${server.pid})`,
      );
      return { client, server };
    }
    if (server && server.status !== 'starting' && Date.now() - begun > answerWithinMs) {
      throw new Error(
        `The embedded PostgreSQL (process ${server.pid}) does not answer; see ${cluster.logFile}`,
      );
    }
    if (!server && (!hasEnded || hasEnded())) {
      // Another process was faster, or the processes of a crashed server still hold its memory: try again.
      if (hasEnded) {
        failing ??= Date.now();
        if (Date.now() - failing > startTries.forMs) {
          throw new Error(`The embedded PostgreSQL does not start:\n${logEnd(cluster)}`);
        }
        await delay(startTries.everyMs);
      }
      hasEnded = await launch(cluster);
    }
    await delay(10);
  }
}

export async function leave(cluster: Cluster, { client, server }: Membership, log: Log): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [memberLock]);
    const last = await isLocked(client, 'select pg_try_advisory_lock($1) as locked');
    if (last) await stopServer(cluster, server, log);
    else log.info('Embedded PostgreSQL left running: another process uses it');
  } catch (error) {
    // A connection that is gone means a server that is gone.
    log.error(`Embedded PostgreSQL: ${messageOf(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function logEnd({ logFile }: Cluster): string {
  return readFileSync(logFile, 'utf8').slice(-2000).trim();
}
