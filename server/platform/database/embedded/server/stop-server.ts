import { execFile } from 'node:child_process';
import { rmdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { findServer, type RunningServer } from './running-server.ts';
import type { Log } from './server-address.ts';

const stopWithinMs = 8000;

/** A fast shutdown: connections are ended, everything is written. */
export async function stopServer(cluster: Cluster, { pid, host }: RunningServer, log: Log): Promise<void> {
  const isUp = () => findServer(cluster)?.pid === pid;
  if (!isUp()) return;
  if (process.platform === 'win32') {
    await promisify(execFile)(cluster.binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', cluster.folder]);
  } else {
    process.kill(pid, 'SIGINT');
  }
  const begun = performance.now();
  while (isUp()) {
    if (performance.now() - begun > stopWithinMs)
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
