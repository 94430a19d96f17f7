import * as fs from 'node:fs';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { requireOwnerPassword, requirePassword } from './cluster-password.ts';
import { requireBinaries } from './find-binaries.ts';
import { isMade, makeCluster } from './make-cluster.ts';

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
