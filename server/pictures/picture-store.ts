import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Settings } from '../process/settings.ts';
import { decodePicture } from './picture-decode.ts';
import { dropUnused, dropUnusedOlderThanADay } from './picture-rows.ts';
import type { Pictures } from './pictures.ts';

interface Kit {
  settings: Pick<Settings, 'dataDir'>;
  secrets: Secrets;
  limits: RateLimits;
}

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
/** 128 random bits in base64url. */
const names = /^(?:\/files\/([\w-]{22})\.webp|private:([\w-]{22}))$/;

/** What a reference names, or undefined when it is none of ours. */
export function readReference(reference: string): { id: string; private: boolean } | undefined {
  const match = names.exec(reference);
  const id = match?.[1] ?? match?.[2];
  return id === undefined ? undefined : { id, private: match?.[2] !== undefined };
}

/** Written beside and renamed: who reads never gets half a file. */
async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Pictures in `DATA_DIR/files`; the private ones encrypted and one folder deeper, which is never served. */
export function makePictures({ settings, secrets, limits }: Kit): Pictures {
  const folder = filesFolder(settings.dataDir);
  const privateFolder = join(folder, 'private');
  const publicFiles = (id: string) => [join(folder, `${id}.webp`), join(folder, `${id}-small.webp`)] as const;
  const removeFiles = async (id: string): Promise<void> => {
    for (const file of [...publicFiles(id), join(privateFolder, id)]) await rm(file, { force: true });
  };
  const save = async (id: string, { main, small }: { main: Buffer; small?: Buffer }): Promise<void> => {
    await mkdir(privateFolder, { recursive: true, mode: 0o700 });
    if (!small) return write(join(privateFolder, id), secrets.encrypt(main));
    const [mainFile, smallFile] = publicFiles(id);
    await write(mainFile, main);
    await write(smallFile, small);
  };
  return {
    async keep(db, { userId, path, private: isPrivate }) {
      await limits.take('upload-by-user', userId);
      const sizes = await decodePicture(path, isPrivate ? 'private' : 'public');
      const id = randomBytes(16).toString('base64url');
      // The row first: a file without a row would never be swept.
      await db.insertInto('uploads').values({ id, user_id: userId, private: isPrivate }).execute();
      await save(id, sizes);
      return isPrivate ? `private:${id}` : `/files/${id}.webp`;
    },
    async belongsTo(db, reference, userId) {
      const named = readReference(reference);
      if (!named) return false;
      const row = await db
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', named.id)
        .where('private', '=', named.private)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async readPrivate(id) {
      const name = readReference(`private:${id}`)?.id;
      if (!name) return undefined;
      try {
        return secrets.decrypt(await readFile(join(privateFolder, name)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async forget(db, reference) {
      const named = readReference(reference);
      if (named && (await dropUnused(db, named.id))) await removeFiles(named.id);
    },
    async sweep(db) {
      for (const id of await dropUnusedOlderThanADay(db)) await removeFiles(id);
    },
  };
}
