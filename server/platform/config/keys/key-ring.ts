import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { KeyFileError, replaceKeyFile, requireKeyFile, shortestKey } from './key-file.ts';

/** The secret key, and while a rotation is not through also the one before it. */
export interface KeyRing {
  current: string;
  previous?: string | undefined;
}

/** Of the settings what says where the ring is. */
export interface RingSettings {
  dataDir: string;
  secretKey: string | undefined;
  secretKeyOld: string | undefined;
}

export const keyRingFile = (dataDir: string): string => join(dataDir, 'secret-key');

export const newSecretKey = (): string => randomBytes(32).toString('base64url');

/** One line, or during a rotation two: the new key, then the old one. */
function parseRing(file: string, text: string): KeyRing {
  const [current = '', previous, ...more] = text.split('\n').map((line) => line.trim());
  const short = current.length < shortestKey || (previous !== undefined && previous.length < shortestKey);
  if (short || more.length > 0)
    throw new KeyFileError(`${file} holds something else than a key of ${shortestKey} characters or more`);
  return { current, previous };
}

/**
 * SECRET_KEY (and SECRET_KEY_OLD) as set, or what stands in the data folder, made once.
 * @throws KeyFileError that names the file
 */
export function readOrMakeKeyRing(settings: RingSettings, mayMake: boolean): KeyRing {
  if (settings.secretKey) return { current: settings.secretKey, previous: settings.secretKeyOld };
  const file = keyRingFile(settings.dataDir);
  const otherwise = 'put it back from a backup, or set SECRET_KEY to what stood in it';
  return parseRing(file, requireKeyFile({ file, make: mayMake ? newSecretKey : undefined, otherwise }));
}

/** Writes a ring of the data folder in the place of the one before, in one step. */
export function writeKeyRing(dataDir: string, { current, previous }: KeyRing): void {
  replaceKeyFile(keyRingFile(dataDir), previous === undefined ? current : `${current}\n${previous}`);
}
