import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { deletePicturesOf, picturesOf } from './gallery.data.ts';
import { presentPicture } from './gallery.view.ts';

/** The gallery of a user: in the download the prompts; with the account the pictures go. */
export const imageOwnData: OwnData = {
  export: async (db, userId) => ({ gallery: (await picturesOf(db, userId)).map(presentPicture) }),
  erase: deletePicturesOf,
};
