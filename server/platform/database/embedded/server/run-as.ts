import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Binaries } from './cluster.ts';

/** The settings of the server stay with us: its environment is readable by the user that runs it. */
export const programEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C' };

/** A numeric user and group of the machine. */
export interface Owner {
  uid: number;
  gid: number;
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

/** How PostgreSQL's programs are started. */
interface Runner {
  /** Words before the program, for example `unshare -U …`. */
  prefix: string[];
  /** Who the child becomes; empty: who we are. */
  become: Partial<Owner>;
  /** Who must own the cluster's files; undefined: they belong to us already. */
  owner: Owner | undefined;
}

/** nobody: exists on every Unix, so that no user has to be made. */
const nobody: Owner = { uid: 65534, gid: 65534 };

const unshare = ['unshare', '-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * PostgreSQL refuses to run as root: there it becomes the owner of an existing cluster, or nobody. Where
 * the folders are closed to that user, as under /root, a user namespace shows it as nobody while it keeps
 * root's access; likewise for a user without a name, as containers have them: initdb refuses such a user.
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

/** Makes the command for `spawn`. */
export function commandFor(
  { prefix }: Runner,
  words: [string, ...string[]],
): { file: string; args: string[] } {
  const [file, ...args] = [...prefix, ...words];
  return { file: file ?? words[0], args };
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
