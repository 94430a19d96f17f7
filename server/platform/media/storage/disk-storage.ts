import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Storage } from './storage.ts';

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

const orNothing =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  };

/** Pictures in `DATA_DIR/files`, for the server's own user alone. */
export function diskStorage(dataDir: string): Storage {
  const folder = filesFolder(dataDir);
  return {
    async put(name, bytes) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true });
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true });
        throw error;
      }
    },
    get: (name) => readFile(join(folder, name)).catch(orNothing(undefined)),
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNothing([]));
      return found
        .filter((one) => one.isFile())
        .map((one) => relative(folder, join(one.parentPath, one.name)));
    },
  };
}
