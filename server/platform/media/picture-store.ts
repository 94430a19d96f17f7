import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { inTurn, requireTurn } from './decode-turns.ts';
import { receiveFile } from './incoming/incoming-files.ts';
import { decodePicture } from './picture-decode.ts';
import { filesFolder, limitOf, readReference, referenceOf } from './picture-names.ts';
import { deleteUnused, deleteUnusedOlderThanADay } from './picture-rows.ts';
import type { Pictures } from './pictures.ts';
import type { SealedPictures } from './reseal-pictures.ts';

interface Kit {
  settings: Pick<Settings, 'dataDir'>;
  secrets: Secrets;
  limits: RateLimits;
}

/** Written beside and renamed: who reads never gets half a file. */
async function write(file: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    throw error;
  }
}

const orUndefined = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/** The private ones as they lie there, encrypted. */
export function sealedPicturesOf({ dataDir }: Pick<Settings, 'dataDir'>): SealedPictures {
  const folder = join(filesFolder(dataDir), 'private');
  return {
    read: (name) => readFile(join(folder, name)).catch(orUndefined),
    write: (name, sealed) => write(join(folder, name), sealed),
  };
}

/** Pictures in `DATA_DIR/files`; the private ones encrypted and one folder deeper, which is never served. */
export function makePictures({ settings, secrets, limits }: Kit): Pictures {
  const folder = filesFolder(settings.dataDir);
  const privateFolder = join(folder, 'private');
  const privates = sealedPicturesOf(settings);
  const publicFiles = (id: string) => [join(folder, `${id}.webp`), join(folder, `${id}-small.webp`)] as const;
  const removeFiles = async (id: string): Promise<void> => {
    for (const file of [...publicFiles(id), join(privateFolder, id)]) await rm(file, { force: true });
  };
  const save = async (id: string, { main, small }: { main: Buffer; small?: Buffer }): Promise<void> => {
    await mkdir(privateFolder, { recursive: true, mode: 0o700 });
    if (!small) return privates.write(id, secrets.encrypt(main));
    const [mainFile, smallFile] = publicFiles(id);
    await write(mainFile, main);
    await write(smallFile, small);
  };
  return {
    receive: (source) => receiveFile(settings.dataDir, source),
    async keep(db, { userId, bytes, purpose, gone }) {
      requireTurn();
      await limits.take(limitOf[purpose], userId);
      const sizes = await inTurn(async () => decodePicture(await bytes(), purpose), gone);
      const id = randomBytes(16).toString('base64url');
      // The row first: a file without a row would never be swept.
      await db.insertInto('uploads').values({ id, user_id: userId, purpose }).execute();
      try {
        await save(id, sizes);
      } catch (error) {
        await removeFiles(id);
        throw error;
      }
      return referenceOf({ id, purpose });
    },
    async belongsTo(db, reference, userId) {
      const named = readReference(reference);
      if (!named) return false;
      const row = await db
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', named.id)
        .where('purpose', '=', named.purpose)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async readPrivate(id) {
      const name = readReference(`private:${id}`)?.id;
      const sealed = name && (await privates.read(name));
      return sealed ? secrets.decrypt(sealed) : undefined;
    },
    async forget(db, reference) {
      const named = readReference(reference);
      if (named && (await deleteUnused(db, named.id))) await removeFiles(named.id);
    },
    async sweep(db) {
      for (const id of await deleteUnusedOlderThanADay(db)) await removeFiles(id);
    },
  };
}
