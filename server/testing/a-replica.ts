import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from '#server/platform/database/embedded/server/cluster.ts';
import { type Launched, launch } from '#server/platform/database/embedded/server/launch-server.ts';
import { openCluster } from '#server/platform/database/embedded/server/open-cluster.ts';
import { chownAll } from '#server/platform/database/embedded/server/run-as.ts';
import { findServer, type RunningServer } from '#server/platform/database/embedded/server/running-server.ts';

/** A real streaming replica of an embedded PostgreSQL, made of its files. */
export interface TestReplica {
  /** As the role that the product asks by. */
  url(database: string): string;
  /** It takes in what the primary sends, and shows none of it until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** It takes writes of its own from now on. */
  promote(): Promise<void>;
  /** Ends it without a word, as `kill -9` does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

async function asSuperuser(
  { superuser }: Cluster,
  { host, port }: RunningServer,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const { name: user, password } = superuser;
  const client = new pg.Client({ host, port, user, password, database: 'postgres' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A backup of a running primary, without the program for it, which the embedded PostgreSQL lacks. */
async function copyOf(primary: Cluster): Promise<Cluster> {
  const running = findServer(primary);
  if (!running) throw new Error('the primary does not run');
  // Beside it: so the same user runs both.
  const dataDir = mkdtempSync(`${primary.dataDir}-replica-`);
  const copy = { ...primary, dataDir, folder: join(dataDir, 'postgres'), logFile: join(dataDir, 'log') };
  await asSuperuser(primary, running, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`);
    const left = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp'];
    const without = left.map((name) => join(primary.folder, name));
    cpSync(primary.folder, copy.folder, { recursive: true, filter: (file) => !without.includes(file) });
    for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_replslot', 'pg_stat_tmp'])
      mkdirSync(join(copy.folder, name), { recursive: true, mode: 0o700 });
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(copy.folder, 'backup_label'), rows[0].labelfile);
  });
  const { name, password } = primary.superuser;
  const way = `host=${running.host} port=${running.port} user=${name} password=${password}`;
  appendFileSync(join(copy.folder, 'postgresql.auto.conf'), `primary_conninfo = ${quoted(way)}\n`);
  writeFileSync(join(copy.folder, 'standby.signal'), '');
  const { uid, gid, mode } = statSync(primary.folder);
  chmodSync(copy.folder, mode & 0o777);
  if (process.getuid?.() === 0) chownAll(dataDir, { uid, gid });
  return copy;
}

/** Until it answers; one that was killed may need a second try, while its last children go. */
async function launched(cluster: Cluster): Promise<{ server: RunningServer; process: Launched }> {
  for (let tries = 0; tries < 200; tries += 1) {
    const process = await launch(cluster);
    while (!process.hasEnded()) {
      const server = findServer(cluster);
      if (server?.status === 'ready') return { server, process };
      await delay(20);
    }
    await delay(50);
  }
  throw new Error(`the replica does not start: see ${cluster.logFile}`);
}

/** @param primaryDir the DATA_DIR of an embedded PostgreSQL that runs */
export async function startReplica(primaryDir: string): Promise<TestReplica> {
  const cluster = await copyOf(await openCluster(primaryDir));
  let { server, process: postgres } = await launched(cluster);
  const run = (statement: string) => () =>
    asSuperuser(cluster, server, async (client) => void (await client.query(statement)));
  const { name, password } = cluster.owner;
  return {
    url: (database) =>
      `postgres://${name}:${password}@localhost:${server.port}/${database}?host=${encodeURIComponent(server.host)}`,
    pause: run('select pg_wal_replay_pause()'),
    resume: run('select pg_wal_replay_resume()'),
    promote: run('select pg_promote()'),
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      while (!postgres.hasEnded()) await delay(5);
    },
    async start() {
      ({ server, process: postgres } = await launched(cluster));
    },
    async remove() {
      await postgres.end();
      rmSync(cluster.dataDir, { recursive: true, force: true });
    },
  };
}
