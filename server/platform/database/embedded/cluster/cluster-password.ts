import { randomBytes } from 'node:crypto';
import { requireKeyFile } from '#server/platform/config/keys/key-file.ts';

/** The password of the cluster's own role, made with it and never without. @throws KeyFileError that names the file */
export function requirePassword(file: string, clusterIsMade: boolean): string {
  const make = clusterIsMade ? undefined : () => `${randomBytes(24).toString('base64url')}\n`;
  return requireKeyFile({ file, make, otherwise: 'put it back, the database cannot be opened without it' });
}
