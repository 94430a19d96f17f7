import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { letThrough, type Owner } from './file-owner.ts';
import type { Binaries } from './find-binaries.ts';
import { programEnvironment } from './program-environment.ts';

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
