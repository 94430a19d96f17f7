import { statSync } from 'node:fs';
import pg from 'pg';
import { codeOf, messageOf } from '../../config/error-facts.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Cluster } from './server/cluster.ts';
import type { RunningServer } from './server/running-server.ts';
import { connectionOf, requirePrivate } from './server/server-address.ts';

export const memberLock = 0x6e656576;

/** Connects and joins. @returns undefined while the server is still starting or already stopping. */
export async function attach(cluster: Cluster, server: RunningServer): Promise<pg.Client | undefined> {
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

export async function isLocked(client: pg.Client, statement: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(statement, [memberLock]);
  return rows[0]?.locked === true;
}

/** Errors that waiting does not cure: a wrong password, a folder of somebody else, an error of our own. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return !/terminated|timeout/i.test(messageOf(error));
  return isUnknownLogin(error) || code === 'EACCES';
}
