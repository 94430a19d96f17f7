import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

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

/** Milliseconds between two tries: each pause is twice the last one. */
const pauses = { first: 500, longest: 15_000 };

interface Waiting {
  /** Whether the disk is full, also where the error does not say so. */
  isFull: () => Promise<boolean>;
  /** Takes down what a try left, and hears when the next one comes, in milliseconds. */
  onFull: (pause: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Starts; where that fails because the disk is full, again when there is room, however long that takes
 * (docs/rules.md#running-5).
 * @throws what else it fails with, and what it failed with last when the signal ends the waiting
 */
export async function startWithRoom<Started>(
  start: () => Promise<Started>,
  { isFull, onFull, signal }: Waiting,
): Promise<Started> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await start();
    } catch (error) {
      if (signal.aborted || !(saysFull(error) || (await isFull()))) throw error;
      await onFull(pause);
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) throw error;
    }
  }
}
