import { standInAvatar } from './stand-ins.ts';

/** The 224 px square of an uploaded picture, for cards and rows; any other address stays as it is. */
export const smallPicture = (address: string): string =>
  address.replace(/^(\/files\/[\w-]{22})\.webp$/, '$1-small.webp');

/** A person's photo for a card, or the drawing that stands in for it. */
export const cardPhoto = (profilePic: string | null, userId: string): string =>
  profilePic ? smallPicture(profilePic) : standInAvatar(userId);
