import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process has this number, also one of another owner. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a living process is the server of this folder, and not another one that was given its number. */
export function isServerOf(folder: string, pid: number): boolean {
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
