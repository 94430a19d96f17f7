import { statfs } from 'node:fs/promises';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';
import { type WatchedReplica, watchReplica } from './replica-gauges.ts';

export interface Watched {
  metrics: Metrics;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  redis: Pick<Redis, 'status'> | undefined;
  realtime: { openSockets(): number };
  settings: { dataDir: string };
  reads: { replica: WatchedReplica | undefined };
}

// Below this PostgreSQL cannot write its next segment of 16 MB.
const fullBelowBytes = 16 * 1024 * 1024;

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
  if (redis) gauge('neev_redis_up', '1 while Redis answers', () => Number(redis.status === 'ready'));
  if (reads.replica) watchReplica(metrics, reads.replica);
  watchDisk(metrics, settings.dataDir);
}

function watchDisk({ registry }: Metrics, dataDir: string): void {
  const free = async (): Promise<number | undefined> => {
    const disk = await statfs(dataDir).catch(() => undefined);
    return disk && disk.bavail * disk.bsize;
  };
  new Gauge({
    name: 'neev_disk_free_bytes',
    help: 'Free space where DATA_DIR lies',
    registers: [registry],
    async collect() {
      const bytes = await free();
      if (bytes !== undefined) this.set(bytes);
    },
  });
  new Gauge({
    name: 'neev_disk_full',
    help: '1 while less than 16 MB are free where DATA_DIR lies',
    registers: [registry],
    async collect() {
      const bytes = await free();
      if (bytes !== undefined) this.set(Number(bytes < fullBelowBytes));
    },
  });
}
