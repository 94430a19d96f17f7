import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (...words: [string, ...string[]]) => {
  const [file, ...args] = words;
  return spawnSync(file, args, { encoding: 'utf8' });
};

/** A file system of its own, small enough to be filled. */
export interface SmallDisk {
  folder: string;
  /** Leaves not one byte. */
  fill(): void;
  /** Takes away what `fill` put there. */
  free(): void;
  remove(): void;
}

/** @returns undefined where this user may not mount: only root may */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'neev-small-'));
  const { status } = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (const size of [1_000_000, 4096, 1]) while (wroteAll(file, size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      run('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function wroteAll(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}
