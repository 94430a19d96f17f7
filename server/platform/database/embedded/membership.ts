import { readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, messageOf } from '../../config/error-facts.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Cluster } from './server/cluster.ts';
import { type Launched, launch } from './server/launch-server.ts';
import { findServer, type RunningServer } from './server/running-server.ts';
import { connectionOf, type Log, requirePrivate } from './server/server-address.ts';
import { stopServer } from './server/stop-server.ts';

const memberLock = 0x6e656576;

/** Connects and joins. @returns undefined while the server is still starting or already stopping. */
async function attach(cluster: Cluster, server: RunningServer): Promise<pg.Client | undefined> {
  if (server.status === 'stopping') return undefined;
  try {
    requirePrivate(server.host, statSync(cluster.folder).uid);
    return await attachAsOwner(cluster, server);
  } catch (error) {
    if (!isUnknownLogin(error)) return unlessRefused(error);
  }
  try {
    // A new folder, one of before, or one whose password was lost.
    await prepareDatabase(cluster, server);
    return await attachAsOwner(cluster, server);
  } catch (error) {
    return unlessRefused(error);
  }
}

async function attachAsOwner(cluster: Cluster, server: RunningServer): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...connectionOf(cluster, server, 'postgres'),
    application_name: 'neev',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Without a listener the end of the server would end this process; the event `end` reports it as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (await isLocked(client, 'select pg_try_advisory_lock_shared($1) as locked')) return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end().catch(() => undefined);
  return undefined;
}

const isUnknownLogin = (error: unknown): boolean => codeOf(error)?.startsWith('28') === true;

function unlessRefused(error: unknown): undefined {
  if (isRefusal(error)) throw error;
}

async function isLocked(client: pg.Client, statement: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(statement, [memberLock]);
  return rows[0]?.locked === true;
}

/** Errors that waiting does not cure: a wrong password, a folder of somebody else, an error of our own. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return !/terminated|timeout/i.test(messageOf(error));
  return isUnknownLogin(error) || code === 'EACCES';
}

/**
 * One of the processes that use the server. Each keeps a connection with a shared advisory lock; the process
 * that gets the exclusive lock is the last one. A killed process loses it with its connection.
 */
export interface Membership {
  client: pg.Client;
  server: RunningServer;
}

const startTries = { forMs: 3000, everyMs: 200 };

const answerWithinMs = 60_000;

/** One attempt to become a member. */
interface Attempt {
  begun: number;
  /** Since when what we launch ends at once. */
  failing?: number;
  launched?: Launched;
}

/**
 * Returns once the server, found or started, counts us among its users. Where that fails, or `signal` ends the
 * waiting, what was started here is stopped again.
 */
export async function join(cluster: Cluster, log: Log, signal: AbortSignal): Promise<Membership> {
  const attempt: Attempt = { begun: performance.now() };
  try {
    return await waitForServer(cluster, { attempt, log, signal });
  } catch (error) {
    await attempt.launched?.end();
    throw error;
  }
}

interface Waiting {
  attempt: Attempt;
  log: Log;
  signal: AbortSignal;
}

async function waitForServer(cluster: Cluster, { attempt, log, signal }: Waiting): Promise<Membership> {
  for (;;) {
    signal.throwIfAborted();
    const server = findServer(cluster);
    const client = server?.host ? await attach(cluster, server) : undefined;
    if (server && client) {
      const here = attempt.launched?.hasEnded() === false;
      log.info(`Embedded PostgreSQL ${here ? 'started' : 'found running'} (process ${server.pid})`);
      return { client, server };
    }
    if (server && server.status !== 'starting' && performance.now() - attempt.begun > answerWithinMs) {
      throw new Error(
        `The embedded PostgreSQL (process ${server.pid}) does not answer; see ${cluster.logFile}`,
      );
    }
    if (!server && attempt.launched?.hasEnded() !== false) {
      // Another process was faster, or the processes of a crashed server still hold its memory: try again.
      if (attempt.launched) await allowAnother(cluster, attempt);
      attempt.launched = await launch(cluster);
    }
    await delay(10);
  }
}

async function allowAnother(cluster: Cluster, attempt: Attempt): Promise<void> {
  attempt.failing ??= performance.now();
  if (performance.now() - attempt.failing > startTries.forMs)
    throw new Error(`The embedded PostgreSQL does not start:\n${logEnd(cluster)}`);
  await delay(startTries.everyMs);
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
