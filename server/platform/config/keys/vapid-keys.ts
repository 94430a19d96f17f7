import { createECDH, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
 * VAPID_KEYS as set, or a pair made once in the data folder: written whole under another name first, so that of two
 * starts at once both read the same.
 * @throws Error where the file was changed by hand
 */
export async function readOrMakeVapidKeys(given: string | undefined, dataDir: string): Promise<VapidKeys> {
  const file = join(dataDir, 'vapid-keys');
  const pair = given ?? (await readOrMake(file));
  const keys = readVapidPair(pair);
  if (!keys) throw new Error(`${file} holds no pair of keys: delete it, and a new one is made`);
  return keys;
}

function makePair(): string {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // A number with zeroes in front comes shorter than the 32 bytes that stand for it.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return `${publicKey}:${privateKey.toString('base64url')}`;
}

async function readOrMake(file: string): Promise<string> {
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, makePair(), { mode: 0o600, flag: 'wx' });
  try {
    await link(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(fresh);
  }
  return readFile(file, 'utf8');
}
