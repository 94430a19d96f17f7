import { statfs } from 'node:fs/promises';

/** PostgreSQL makes its journal in pieces of 16 MiB: with less it stops, and does not start. */
const needed = 17 * 1024 * 1024;

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a write failed because no space is left: of the file system, or of PostgreSQL. */
export const saysFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && fullCodes.has(String(error.code));

/** Whether the disk on which the embedded database would work is full; never of a given database, whose disk is elsewhere. */
export const fullDiskOf =
  ({ databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string }) =>
  async (): Promise<boolean> =>
    !databaseUrl && (await isDiskFull(dataDir));

/** Whether the disk of a folder has too little left for the embedded database to run. */
export async function isDiskFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize, files, ffree } = await statfs(folder);
    return bavail * bsize < needed || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
