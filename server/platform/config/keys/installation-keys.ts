import { createECDH } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EvidenceRing, type EvidenceSettings, readOrMakeEvidenceKeys } from './evidence-keys.ts';
import { KeyFileError, requireKeyFile } from './key-file.ts';
import { type KeyRing, type RingSettings, readOrMakeKeyRing } from './key-ring.ts';

/** By which push services know this server: a pair of keys on the curve P-256, both base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const bytesOf = (text: string): Buffer =>
  /^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);

/** @returns undefined where it is no `public:private` pair that belongs together */
export function readVapidPair(pair: string): VapidKeys | undefined {
  const [publicKey = '', privateKey = '', ...more] = pair.trim().split(':');
  if (more.length > 0 || bytesOf(privateKey).length !== 32) return undefined;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(bytesOf(privateKey));
  } catch {
    return undefined;
  }
  return curve.getPublicKey().equals(bytesOf(publicKey)) ? { publicKey, privateKey } : undefined;
}

/**
 * VAPID_KEYS as set, or a pair made once in the data folder.
 * @throws KeyFileError where the file is missing and may not be made, or was changed by hand
 */
export function readOrMakeVapidKeys(given: string | undefined, dataDir: string, mayMake: boolean): VapidKeys {
  const file = join(dataDir, 'vapid-keys');
  const otherwise = 'put it back from a backup, or set VAPID_KEYS';
  const pair = given ?? requireKeyFile({ file, make: mayMake ? makePair : undefined, otherwise });
  const keys = readVapidPair(pair);
  if (!keys) throw new KeyFileError(`${file} holds no pair of keys: ${otherwise}`);
  return keys;
}

function makePair(): string {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // A number with zeroes in front comes shorter than the 32 bytes that stand for it.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return `${publicKey}:${privateKey.toString('base64url')}`;
}

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
