import { mostPictures } from '#contract/image-generation/image-generation.calls.ts';
import type { Db } from '#server/platform/database/database.ts';

export const picturesOf = (db: Db, userId: string) =>
  db
    .selectFrom('gallery_pictures')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const findPicture = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('gallery_pictures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function hasRoom(db: Db, userId: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('gallery_pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count) < mostPictures;
}

interface NewPicture {
  userId: string;
  uploadId: string;
  name: string;
  prompt: string;
}

/** Undefined when the gallery is full: two tabs that save at once wait for each other. */
export function insertPicture(db: Db, { userId, uploadId, name, prompt }: NewPicture) {
  return db.transaction().execute(async (open) => {
    await open.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    if (!(await hasRoom(open, userId))) return undefined;
    return open
      .insertInto('gallery_pictures')
      .values({ user_id: userId, upload_id: uploadId, name, prompt })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export const deletePicture = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('gallery_pictures')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('upload_id')
    .executeTakeFirst();

export async function deletePicturesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('gallery_pictures').where('user_id', '=', userId).execute();
}
