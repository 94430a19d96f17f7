import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesFolder } from '../picture-names.ts';
import type { Storage } from './storage.ts';

/** Pictures in `DATA_DIR/files`, for the server's own user alone. */
export function diskStorage(dataDir: string): Storage {
  const folder = filesFolder(dataDir);
  return {
    async put(name, bytes) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
