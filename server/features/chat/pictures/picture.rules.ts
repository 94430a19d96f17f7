import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import { requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Services } from '#server/platform/services.ts';
import { findMembership } from '../conversations/membership.data.ts';
import { findMessage, type MessageRow } from '../messages/message.data.ts';

interface Room {
  services: Services;
}

/** @throws AppError 'picture-invalid' unless `POST /message/picture` gave the reference to the caller */
export async function requireSentPicture(
  { services: { db, pictures } }: Room,
  { userId }: Caller,
  reference: string,
): Promise<void> {
  await requireOwnPicture(db, pictures, { path: 'text', reference, userId, purpose: 'chat' });
}

/** The bytes (WebP) of a message's picture. @throws AppError 'not-found' unless the caller is one of the two members */
export async function readPicture(
  { services: { db, pictures } }: Room,
  { userId }: Caller,
  id: string,
): Promise<Buffer> {
  const message = isId(id) ? await findMessage(db, id) : undefined;
  const isMember = message && (await findMembership(db, userId, message.conversation_id));
  if (!isMember) throw new AppError('not-found');
  return pictureOf(pictures, message);
}

/** The bytes (WebP) of a message's picture; the caller of this function checks who may see it. @throws AppError 'not-found' unless it is a picture */
export async function pictureOf(
  pictures: Services['pictures'],
  message: Pick<MessageRow, 'type' | 'text'>,
): Promise<Buffer> {
  const named = message.type === 'image' ? readReference(message.text) : undefined;
  const bytes = named && (await pictures.readPrivate(named.id));
  if (!bytes) throw new AppError('not-found');
  return bytes;
}
