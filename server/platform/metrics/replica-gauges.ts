import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** What this process knows of the replica that it reads lists from. */
export interface WatchedReplica {
  standing(): { used: boolean; lagMs: number | undefined };
}

export function watchReplica({ registry }: Metrics, replica: WatchedReplica): void {
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
