import { createHash, randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { boundBytes } from '#domain/evidence/picture-name.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { inTurn, requireTurn } from './decode-turns.ts';
import { receiveFile } from './incoming-files.ts';
import { limitOf, readReference, referenceOf } from './picture-names.ts';
import { deleteUnused, sentBy, unusedOlderThanADay } from './picture-rows.ts';
import type { PicturePurpose, Pictures } from './pictures.ts';
import type { SealedPictures } from './reseal-pictures.ts';
import { diskStorage } from './storage/disk-storage.ts';
import { namesOf, privateName, type Storage } from './storage/storage.ts';
import { secondsOf, voiceAlone } from './voice/check-recording.ts';

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
// What is decoded is decoded once: a cache would only keep memory. One thread, so that calls have the other cores.
sharp.cache(false);
sharp.concurrency(1);

const maxPixels = 40_000_000;
/** The others wait meanwhile. */
const mostSeconds = 30;
/** Pixels of the longest side. An ID is larger, because it has to be legible. */
const longestSide: Record<Exclude<PicturePurpose, 'voice'>, number> = {
  public: 960,
  id: 1600,
  chat: 1280,
  gallery: 1280,
  hire: 1280,
};

/** WebP bytes, by what stands between the name and `.webp`. */
type Sizes = { main: Buffer; small?: Buffer };

/**
 * Decodes what was sent by its content and writes it anew: no metadata survives, and nothing that only calls itself a picture.
 * @throws AppError 'picture-unsupported'
 */
export async function decodePicture(bytes: Buffer, purpose: keyof typeof longestSide): Promise<Sizes> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new AppError('picture-unsupported');
  try {
    const side = longestSide[purpose];
    const whole = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: mostSeconds });
    const main = await whole.webp({ quality: 80 }).toBuffer();
    if (purpose !== 'public') return { main };
    const small = await sharp(main).resize(224, 224, { fit: 'cover' }).webp({ quality: 78 }).toBuffer();
    return { main, small };
  } catch {
    throw new AppError('picture-unsupported');
  }
}

interface Kit {
  settings: Pick<Settings, 'dataDir'>;
  secrets: Secrets;
  limits: RateLimits;
  /** The data folder's, unless another is given. */
  storage?: Storage;
}

const publicName = /^[\w-]{22}(-small)?\.webp$/;

/** A picture that a line or a paper names is bound by it: another one has another name. */
function boundNameOf(bytes: Buffer): string {
  const salt = randomBytes(8).toString('base64url');
  return `${salt}${createHash('sha256').update(boundBytes(salt, bytes)).digest('base64url')}`;
}

/** The row goes only where its objects went: while the storage is away both wait for the sweep. */
async function removeUnused(db: Db, storage: Storage, id: string): Promise<void> {
  await db.transaction().execute(async (open) => {
    if (!(await deleteUnused(open, id))) return;
    for (const name of namesOf(id)) await storage.remove(name);
  });
}

/** The private ones as they lie there, encrypted. */
export const sealedPicturesOf = (storage: Storage): SealedPictures => ({
  read: (id) => storage.get(privateName(id)),
  write: (id, sealed) => storage.put(privateName(id), sealed),
});

/** A recording is not decoded: it stays as it came, but for what its file tells besides the voice. */
async function readSent(bytes: Buffer, purpose: PicturePurpose): Promise<{ sizes: Sizes; seconds?: number }> {
  if (purpose === 'voice') return { seconds: secondsOf(bytes), sizes: { main: voiceAlone(bytes) } };
  return { sizes: await decodePicture(bytes, purpose) };
}

/** Pictures by their rows, their bytes in the storage; the private ones encrypted before they go there. */
export function makePictures({
  settings,
  secrets,
  limits,
  storage = diskStorage(settings.dataDir),
}: Kit): Pictures {
  const save = async (id: string, { main, small }: Sizes): Promise<void> => {
    if (!small) return storage.put(privateName(id), secrets.encrypt(main));
    await storage.put(`${id}.webp`, main);
    await storage.put(`${id}-small.webp`, small);
  };
  return {
    receive: (source) => receiveFile(settings.dataDir, source),
    async keep(db, { userId, bytes, purpose, gone }) {
      requireTurn();
      await limits.take(limitOf[purpose], userId);
      const { sizes, seconds } = await inTurn(async () => readSent(await bytes(), purpose), gone);
      const id = purpose === 'hire' ? boundNameOf(sizes.main) : randomBytes(16).toString('base64url');
      // The row first: an object without a row would never be swept.
      await db.insertInto('uploads').values({ id, user_id: userId, purpose, seconds }).execute();
      try {
        await save(id, sizes);
      } catch (error) {
        // What stays is swept with the row.
        for (const name of namesOf(id)) await storage.remove(name).catch(() => undefined);
        throw error;
      }
      return referenceOf({ id, purpose });
    },
    async belongsTo(db, reference, userId) {
      return (await ownAmong(db, [reference], userId)).has(reference);
    },
    ownAmong,
    async readPublic(name) {
      return publicName.test(name) ? storage.get(name) : undefined;
    },
    async readPrivate(id) {
      const name = readReference(`private:${id}`)?.id;
      const sealed = name && (await storage.get(privateName(name)));
      return sealed ? secrets.decrypt(sealed) : undefined;
    },
    async forget(db, reference) {
      const named = readReference(reference);
      // What showed it is gone in any case: what stays behind waits for the sweep, which tells why it cannot go.
      if (named) await removeUnused(db, storage, named.id).catch(() => undefined);
    },
    async sweep(db) {
      for (const id of await unusedOlderThanADay(db)) await removeUnused(db, storage, id);
    },
  };
}

async function ownAmong(db: Db, references: readonly string[], userId: string): Promise<Set<string>> {
  const named = new Map(
    references.flatMap((reference) => {
      const found = readReference(reference);
      return found ? [[reference, found] as const] : [];
    }),
  );
  const sent = await sentBy(db, [...named.values()], userId);
  return new Set(
    [...named].flatMap(([reference, { id, purpose }]) => (sent.has(`${purpose}:${id}`) ? [reference] : [])),
  );
}
