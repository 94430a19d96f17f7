import type { Db } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import { readReference } from './picture-names.ts';
import type { PicturePurpose, Pictures } from './pictures.ts';

export interface GivenPicture {
  /** The field's name, for the error. */
  path: string;
  reference: string;
  userId: string;
  purpose: PicturePurpose;
}

/**
 * Only what this user sent counts, and only for what it was sent: a public picture is no ID picture (docs/rules.md#media-1).
 * @returns the upload's id
 * @throws AppError 'picture-invalid' at the field
 */
export async function requireOwnPicture(db: Db, pictures: Pictures, given: GivenPicture): Promise<string> {
  const named = readReference(given.reference);
  const right =
    named?.purpose === given.purpose && (await pictures.belongsTo(db, given.reference, given.userId));
  if (!named || !right) throw fieldError(given.path, 'picture-invalid');
  return named.id;
}

/**
 * What any of these users sent for work, each picture once; who stands beside the work may show what the other took.
 * @throws AppError 'picture-invalid' at the picture
 */
export async function requireWorkPictures(
  db: Db,
  pictures: Pictures,
  { references, senders, path = 'pictures' }: { references: string[]; senders: string[]; path?: string },
): Promise<void> {
  const known = new Set<string>();
  for (const sender of senders)
    for (const reference of await pictures.ownAmong(db, references, sender)) known.add(reference);
  for (const [place, reference] of references.entries()) {
    const isOfWork = readReference(reference)?.purpose === 'hire' && references.indexOf(reference) === place;
    if (!isOfWork || !known.has(reference)) throw fieldError(`${path}.${place}`, 'picture-invalid');
  }
}
