import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf } from '#server/platform/config/error-facts.ts';

/** The folder of package.json; the same from source and from the bundled server. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

// Not `recursive`: under /proc, where nothing can be made, Node tries forever.
async function make(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await make(dirname(folder));
    await mkdir(folder, { mode }).catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again;
    });
  }
}

/** The data folder, there and open to us. @throws the error of the file system otherwise */
export async function openDataDir(dataDir: string): Promise<void> {
  await make(dataDir);
  await make(join(dataDir, 'files'), 0o700);
  await access(join(dataDir, 'files'), constants.W_OK);
}
