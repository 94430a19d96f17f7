import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EvidenceRing, type EvidenceSettings, readOrMakeEvidenceKeys } from './evidence-keys.ts';
import { type KeyRing, type RingSettings, readOrMakeKeyRing } from './key-ring.ts';
import { readOrMakeVapidKeys, type VapidKeys } from './vapid-keys.ts';

export interface InstallationKeys {
  ring: KeyRing;
  vapid: VapidKeys;
  evidence: EvidenceRing;
}

interface KeySettings extends RingSettings, EvidenceSettings {
  databaseUrl: string | undefined;
  vapidKeys: string | undefined;
}

/** Whether the embedded database has been made; a folder that we may not look into is somebody's. */
function isDatabaseMade(dataDir: string): boolean {
  try {
    return readdirSync(join(dataDir, 'postgres')).length > 0;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/**
 * The keys as set, or those of the data folder, made beside a new database alone. Call it before the embedded
 * database is started: who finds the cluster then also finds the keys, however many starts there are at once.
 * @throws KeyFileError that names the file
 */
export function readOrMakeKeys(settings: KeySettings): InstallationKeys {
  // Looked at first: while we read, another start may make keys and cluster.
  const mayMake = settings.databaseUrl !== undefined || !isDatabaseMade(settings.dataDir);
  return {
    ring: readOrMakeKeyRing(settings, mayMake),
    vapid: readOrMakeVapidKeys(settings.vapidKeys, settings.dataDir, mayMake),
    evidence: readOrMakeEvidenceKeys(settings),
  };
}

/** For who makes an installation without starting Neev: a database that is there is left as it is, keys or not. */
export function makeKeysOfNewDatabase(settings: KeySettings): void {
  if (settings.databaseUrl === undefined && !isDatabaseMade(settings.dataDir)) readOrMakeKeys(settings);
}
