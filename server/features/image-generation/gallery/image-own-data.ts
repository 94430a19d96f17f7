import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { referenceOf } from '#server/platform/media/picture-names.ts';
import type { Services } from '#server/platform/services.ts';
import { picturesOf } from './gallery.data.ts';
import { presentPicture } from './gallery.rules.ts';

/** The gallery of a user: in the download the prompts; with the account the pictures go. */
export function imageOwnData({ pictures }: Pick<Services, 'pictures'>): OwnData {
  return {
    export: async (db, userId) => ({ gallery: (await picturesOf(db, userId)).map(presentPicture) }),
    async erase(db, userId) {
      const rows = await picturesOf(db, userId);
      await db.deleteFrom('gallery_pictures').where('user_id', '=', userId).execute();
      for (const { upload_id } of rows)
        await pictures.forget(db, referenceOf({ id: upload_id, purpose: 'gallery' }));
    },
  };
}
