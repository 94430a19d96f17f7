import * as fs from 'node:fs';
import path from 'node:path';
import type { Cluster } from '../cluster/cluster.ts';

const windows = process.platform === 'win32';

import { isAlive, isServerOf } from './server-process.ts';

const emptyForMs = 1000;

/** A running PostgreSQL as its postmaster.pid tells it. */
export interface RunningServer {
  pid: number;
  /** Folder of the unix socket, or 127.0.0.1 on Windows. */
  host: string;
  port: number;
  /** `starting`, `ready` or `stopping`. */
  status: string;
}

/** The running server of the cluster. A pid file whose number now belongs to another program is cleared. */
export function findServer({ folder }: Cluster): RunningServer | undefined {
  const pidFile = path.join(folder, 'postmaster.pid');
  let text: string;
  try {
    text = fs.readFileSync(pidFile, 'utf8');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim());
  if (!isAlive(Number(pid))) {
    if (!pid) clearEmptied(pidFile);
    return undefined;
  }
  if (!isServerOf(folder, Number(pid))) {
    // Read again: another process may have cleared it and started the server meanwhile.
    if (fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8') === text)
      fs.rmSync(pidFile, { force: true });
    return undefined;
  }
  // The lines are written one after the other: a file without its status is still being written.
  if (!status) return { pid: Number(pid), host: '', port: 0, status: 'starting' };
  return { pid: Number(pid), host: windows ? '127.0.0.1' : (socketFolder ?? ''), port: Number(port), status };
}

/** PostgreSQL refuses to start beside an empty pid file, as a full disk or a kill may leave it; one that is being written is not empty for long. */
function clearEmptied(pidFile: string): void {
  const found = fs.statSync(pidFile, { throwIfNoEntry: false });
  if (found?.size === 0 && Date.now() - found.mtimeMs > emptyForMs) fs.rmSync(pidFile, { force: true });
}
