import { statfs } from 'node:fs/promises';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { Counter, Gauge } from 'prom-client';
import { isDiskFull } from '../config/free-space.ts';
import { countUncaught } from '../config/uncaught.ts';
import { decodesWaiting } from '../media/decode-turns.ts';
import type { Metrics } from './metrics.ts';

/** What this process knows of the replica that it reads lists from. */
export interface WatchedReplica {
  standing(): { used: boolean; lagMs: number | undefined };
}

function watchReplica({ registry }: Metrics, replica: WatchedReplica): void {
  const registers = [registry];
  new Gauge({
    name: 'neev_replica_used',
    help: '1 while lists are read from the replica',
    registers,
    collect() {
      this.set(Number(replica.standing().used));
    },
  });
  new Gauge({
    name: 'neev_replica_lag_seconds',
    help: 'For how long at most what was written is not on the replica, to a second; absent while not known',
    registers,
    collect() {
      const { lagMs } = replica.standing();
      if (lagMs === undefined || lagMs === Number.POSITIVE_INFINITY) this.remove();
      else this.set(lagMs / 1000);
    },
  });
}

export interface Watched {
  metrics: Metrics;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  redis: Pick<Redis, 'status'> | undefined;
  realtime: { openSockets(): number };
  settings: { dataDir: string };
  reads: { replica: WatchedReplica | undefined };
}

/** What this process knows of itself without asking anybody. */
export function watchProcess({ metrics, pool, redis, realtime, settings, reads }: Watched): void {
  const registers = [metrics.registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  new Gauge({
    name: 'neev_database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  gauge('neev_database_waiting', 'Who waits for a connection', () => pool.waitingCount);
  gauge('neev_sockets', 'Open sockets of this process', () => realtime.openSockets());
  gauge('neev_decodes_waiting', 'Pictures that wait to be decoded', decodesWaiting);
  if (redis) gauge('neev_redis_up', '1 while Redis answers', () => Number(redis.status === 'ready'));
  if (reads.replica) watchReplica(metrics, reads.replica);
  watchDisk(metrics, settings.dataDir);
  // From the data folder: the process that broke is gone before anybody reads its own count.
  new Counter({
    name: 'neev_uncaught_errors_total',
    help: 'Errors that ended a process of this DATA_DIR, which was started again',
    registers,
    collect() {
      this.reset();
      this.inc(countUncaught(settings.dataDir));
    },
  });
}

function watchDisk({ registry }: Metrics, dataDir: string): void {
  new Gauge({
    name: 'neev_disk_free_bytes',
    help: 'Free space where DATA_DIR lies',
    registers: [registry],
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
  new Gauge({
    name: 'neev_disk_full',
    help: '1 while too little is free where DATA_DIR lies for PostgreSQL to write',
    registers: [registry],
    async collect() {
      this.set(Number(await isDiskFull(dataDir)));
    },
  });
}
