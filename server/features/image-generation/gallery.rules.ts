import type { GalleryPicture } from '#contract/image-generation/image-generation.calls.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { readReference, referenceOf } from '#server/platform/media/picture-names.ts';
import type { Services } from '#server/platform/services.ts';
import {
  deletePicture,
  deletePicturesOf,
  findPicture,
  hasRoom,
  insertPicture,
  picturesOf,
} from './gallery.data.ts';
import { presentPicture } from './gallery.view.ts';

/** The gallery of a user: in the download the prompts; with the account the pictures go. */
export const imageOwnData: OwnData = {
  export: async (db, userId) => ({ gallery: (await picturesOf(db, userId)).map(presentPicture) }),
  erase: deletePicturesOf,
};

type Stores = Pick<Services, 'db' | 'pictures'>;

const base64 = /^(?:data:image\/(?:jpeg|png|webp);base64,)?([A-Za-z0-9+/\s]+(?:={1,2}\s*)?)$/;

/** @throws AppError 'picture-unsupported' where it is no base64 */
function bytesOf(photo: string): Buffer {
  const data = base64.exec(photo)?.[1];
  if (!data) throw new AppError('picture-unsupported');
  return Buffer.from(data, 'base64');
}

/** Decoded and written anew, so that nothing is kept that only calls itself a picture. @throws AppError 'gallery-full' */
export async function savePicture(
  { db, pictures }: Stores,
  userId: string,
  given: { name: string; prompt: string; photo: string; gone: AbortSignal },
): Promise<GalleryPicture> {
  const bytes = bytesOf(given.photo);
  if (!(await hasRoom(db, userId))) throw new AppError('gallery-full');
  const reference = await pictures.keep(db, {
    userId,
    bytes: async () => bytes,
    purpose: 'gallery',
    gone: given.gone,
  });
  const uploadId = readReference(reference)?.id ?? '';
  const row = await insertPicture(db, { userId, uploadId, name: given.name, prompt: given.prompt });
  if (row) return presentPicture(row);
  await pictures.forget(db, reference);
  throw new AppError('gallery-full');
}

/** WebP. @throws AppError 'not-found' unless it is the user's own */
export async function readPicture({ db, pictures }: Stores, userId: string, id: string): Promise<Buffer> {
  const row = isId(id) ? await findPicture(db, userId, id) : undefined;
  const bytes = row && (await pictures.readPrivate(row.upload_id));
  if (!bytes) throw new AppError('not-found');
  return bytes;
}

/** @throws AppError 'not-found' unless it is the user's own */
export async function removePicture({ db, pictures }: Stores, userId: string, id: string): Promise<void> {
  const row = isId(id) ? await deletePicture(db, userId, id) : undefined;
  if (!row) throw new AppError('not-found');
  await pictures.forget(db, referenceOf({ id: row.upload_id, purpose: 'gallery' }));
}
