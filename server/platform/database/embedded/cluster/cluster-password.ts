import { randomBytes } from 'node:crypto';
import { requireKeyFile } from '#server/platform/config/keys/key-file.ts';

const make = (): string => `${randomBytes(24).toString('base64url')}\n`;

/** The password of the cluster's own role, made with it and never without. @throws KeyFileError that names the file */
export const requirePassword = (file: string, clusterIsMade: boolean): string =>
  requireKeyFile({
    file,
    make: clusterIsMade ? undefined : make,
    otherwise: 'put it back, the database cannot be opened without it',
  });

/** The password of the role that the product asks by: the superuser sets it, so a lost one is made anew. @throws KeyFileError that names the file */
export const requireOwnerPassword = (file: string): string =>
  requireKeyFile({ file, make, otherwise: 'delete it, the next start makes another' });
