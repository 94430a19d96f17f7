import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cluster } from './cluster.ts';

/** Whether a process has this number, also one of another owner. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a living process is the server of this folder, and not another one that was given its number. */
function isServerOf(folder: string, pid: number): boolean {
  const run = (file: string, ...args: string[]) => spawnSync(file, args, { encoding: 'utf8' }).stdout ?? '';
  if (process.platform === 'win32') return /postgres/i.test(run('tasklist', '/NH', '/FI', `PID eq ${pid}`));
  if (process.platform !== 'linux')
    return run('ps', '-ww', '-o', 'command=', '-p', `${pid}`).includes(`${folder} `);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder);
  } catch {
    return false;
  }
}

const windows = process.platform === 'win32';

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
