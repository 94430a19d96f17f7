import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { requireKeyFile } from '#server/platform/config/keys/key-file.ts';
import { type Cluster, requireBinaries } from './cluster.ts';
import { chooseRunner, chownAll, commandFor, programEnvironment } from './run-as.ts';

const make = (): string => `${randomBytes(24).toString('base64url')}\n`;

/** The password of the cluster's own role, made with it and never without. @throws KeyFileError that names the file */
export const requirePassword = (file: string, clusterIsMade: boolean): string =>
  requireKeyFile({
    file,
    make: clusterIsMade ? undefined : make,
    otherwise: 'put it back, the database cannot be opened without it',
  });

/** The password of the role that the product asks by: the superuser sets it, so a lost one is made anew. @throws KeyFileError that names the file */
const requireOwnerPassword = (file: string): string =>
  requireKeyFile({ file, make, otherwise: 'delete it, the next start makes another' });

function isMade(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'PG_VERSION'));
}

/** Makes the cluster in a draft folder and renames it: nobody ever sees half a cluster, also after a killed start. */
async function makeCluster(cluster: Cluster): Promise<void> {
  const { dataDir, folder, binaries, superuser } = cluster;
  const runner = chooseRunner(binaries, dataDir);
  const draft = fs.mkdtempSync(`${folder}-draft-`);
  const passwordFile = path.join(draft, 'password');
  const options = ['-D', path.join(draft, 'cluster'), '-U', superuser.name, '--auth=scram-sha-256'];
  // Never the machine's own locale: sorting and case must be the same everywhere.
  options.push('-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const { file, args } = commandFor(runner, [binaries.initdb, ...options, `--pwfile=${passwordFile}`]);
  const cwd = path.parse(dataDir).root;
  try {
    fs.writeFileSync(passwordFile, superuser.password, { mode: 0o600 });
    if (runner.owner) chownAll(draft, runner.owner);
    await promisify(execFile)(file, args, { ...runner.become, cwd, env: programEnvironment });
    fs.renameSync(path.join(draft, 'cluster'), folder);
  } catch (error) {
    if (!isMade(folder)) throw error;
  } finally {
    removeDrafts(folder, draft);
  }
}

/** Removes our draft and those of killed starts. A slower start that loses its draft takes the finished cluster. */
function removeDrafts(folder: string, own: string): void {
  const beside = fs.readdirSync(path.dirname(folder)).map((name) => path.join(path.dirname(folder), name));
  const all = isMade(folder) ? beside.filter((file) => file.startsWith(`${folder}-draft-`)) : [own];
  for (const draft of all) {
    try {
      fs.rmSync(draft, { recursive: true, force: true });
    } catch {
      // Its initdb still writes; that start removes it.
    }
  }
}

/**
 * Finds the cluster of a data folder, making it on first use. Needs no lock: whatever two processes make at
 * the same moment appears under its final name in one step, and the slower one takes what it finds.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  fs.mkdirSync(dataDir, { recursive: true, mode });
  const real = fs.realpathSync(dataDir);
  const folder = path.join(real, 'postgres');
  refuseForeignFolder(folder);
  const made = isMade(folder);
  const cluster: Cluster = {
    dataDir: real,
    folder,
    logFile: path.join(real, 'postgres.log'),
    binaries: requireBinaries(),
    superuser: { name: 'neev', password: requirePassword(path.join(real, 'postgres-password'), made) },
    owner: { name: 'neev_owner', password: requireOwnerPassword(path.join(real, 'database-password')) },
  };
  if (!made) await makeCluster(cluster);
  return cluster;
}

function refuseForeignFolder(folder: string): void {
  const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid;
  const me = process.getuid?.();
  if (owner === undefined || !me || owner === me) return;
  throw new Error(`${folder} belongs to user ${owner}: start as that user or as root`);
}
