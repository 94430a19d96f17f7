import { statSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from './cluster/cluster.ts';
import { codeOf, messageOf } from './error-facts.ts';
import type { RunningServer } from './server/running-server.ts';
import { requirePrivate } from './server/server-address.ts';
import { connectionOf } from './server/server-connection.ts';

export const memberLock = 0x6e656576;

/** Connects and joins. @returns undefined while the server is still starting or already stopping. */
export async function attach(cluster: Cluster, server: RunningServer): Promise<pg.Client | undefined> {
  if (server.status === 'stopping') return undefined;
  const client = new pg.Client({
    ...connectionOf(cluster, server, 'postgres'),
    application_name: 'neev',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Without a listener the end of the server would end this process; the event `end` reports it as well.
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

export async function isLocked(client: pg.Client, statement: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(statement, [memberLock]);
  return rows[0]?.locked === true;
}

/** Errors that waiting does not cure: a wrong password, a folder of somebody else, an error of our own. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return !/terminated|timeout/i.test(messageOf(error));
  return code.startsWith('28') || code === 'EACCES';
}
