import { initialsPicture } from './stand-ins.ts';

/** The 224 px square of an uploaded picture, for cards and rows; any other address stays as it is. */
export const smallPicture = (address: string): string =>
  address.replace(/^(\/files\/[\w-]{22})\.webp$/, '$1-small.webp');

/** A person's photo for a card, or their initials (docs/rules.md#accounts-24). */
export const cardPhoto = (profilePic: string | null, name: string): string =>
  profilePic ? smallPicture(profilePic) : initialsPicture(name);

/** A person's whole photo, or their initials. */
export const largePhoto = (profilePic: string | null, name: string): string =>
  profilePic ?? initialsPicture(name);
