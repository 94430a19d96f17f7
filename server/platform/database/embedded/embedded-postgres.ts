import { execFile } from 'node:child_process';
import { readFileSync, rmdirSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, findServer, launch, openCluster, type RunningServer, requirePrivate } from './embedded-cluster.ts';

export interface EmbeddedPostgres {
  /** Settings of `pg` for one database of the server. */
  connection(database: string): Connection;
  /** Close your own connections first. Who stops last stops the server, whether it started or found it. */
  stop(): Promise<void>;
}

interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

interface Log {
  info(msg: string): void;
  error(msg: string): void;
}

/**
 * One of the processes that use the server. Each keeps a connection with a shared advisory lock; who gets
 * that lock alone is the last. A killed process loses it with its connection.
 */
interface Membership {
  client: pg.Client;
  server: RunningServer;
}

const memberLock = 0x6e656576;
const startTries = { forMs: 3000, everyMs: 200 };
const answerWithinMs = 60_000;
const stopWithinMs = 8000;

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

function connectionOf(
  { user, password }: Cluster,
  { host, port }: RunningServer,
  database: string,
): Connection {
  return { host, port, user, password, database };
}

/** Returns once the server, found or started, counts us among its users. */
async function join(cluster: Cluster, log: Log): Promise<Membership> {
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

/** Undefined while the server is still starting or already stopping. */
async function attach(cluster: Cluster, server: RunningServer): Promise<pg.Client | undefined> {
  if (server.status === 'stopping') return undefined;
  const client = new pg.Client({
    ...connectionOf(cluster, server, 'postgres'),
    application_name: 'neev',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Without a listener the end of the server would end this process; `end` tells it as well.
  client.on('error', () => undefined);
  try {
    requirePrivate(server.host, statSync(cluster.folder).uid);
    await client.connect();
    const shared = 'select pg_try_advisory_lock_shared($1) as locked';
    if (await isLocked(client, shared)) return client;
  } catch (error) {
    if (isRefusal(error)) throw error;
  }
  await client.end().catch(() => undefined);
  return undefined;
}

async function isLocked(client: pg.Client, statement: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(statement, [memberLock]);
  return rows[0]?.locked === true;
}

/** What waiting does not mend: a wrong password, a folder of somebody else, an error of our own. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return !/terminated|timeout/i.test(messageOf(error));
  return code.startsWith('28') || code === 'EACCES';
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process made it at the same moment (duplicate_database, unique_violation).
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  }
}

async function leave(cluster: Cluster, { client, server }: Membership, log: Log): Promise<void> {
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

/** A fast shutdown: connections are ended, everything is written. */
async function stopServer(cluster: Cluster, { pid, host }: RunningServer, log: Log): Promise<void> {
  const isUp = () => findServer(cluster)?.pid === pid;
  if (!isUp()) return;
  if (process.platform === 'win32') {
    await promisify(execFile)(cluster.binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', cluster.folder]);
  } else {
    process.kill(pid, 'SIGINT');
  }
  const begun = Date.now();
  while (isUp()) {
    if (Date.now() - begun > stopWithinMs)
      return log.error('Embedded PostgreSQL is still writing; it stops by itself');
    await delay(10);
  }
  log.info('Embedded PostgreSQL stopped');
  try {
    rmdirSync(host);
  } catch {
    // Somebody starts it again already, or the address is no folder.
  }
}

function logEnd({ logFile }: Cluster): string {
  return readFileSync(logFile, 'utf8').slice(-2000).trim();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
