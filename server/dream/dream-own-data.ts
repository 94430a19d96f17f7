import type { OwnData } from '../account/own-data.ts';
import { referenceOf } from '../pictures/picture-store.ts';
import type { Services } from '../platform/services.ts';
import { pictureToWire } from './dream.rules.ts';
import { picturesOf } from './gallery.data.ts';

/** The gallery of a user: in the download the prompts; with the account the pictures go. */
export function dreamOwnData({ pictures }: Pick<Services, 'pictures'>): OwnData {
  return {
    export: async (db, userId) => ({ gallery: (await picturesOf(db, userId)).map(pictureToWire) }),
    async erase(db, userId) {
      const rows = await picturesOf(db, userId);
      await db.deleteFrom('gallery_pictures').where('user_id', '=', userId).execute();
      for (const { upload_id } of rows)
        await pictures.forget(db, referenceOf({ id: upload_id, purpose: 'gallery' }));
    },
  };
}
