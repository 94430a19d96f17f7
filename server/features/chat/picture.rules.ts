import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { readReference, referenceOf } from '#server/platform/media/picture-names.ts';
import { requireOwnPicture } from '#server/platform/media/picture-references.ts';
import { findRecording } from '#server/platform/media/picture-rows.ts';
import { typeOf } from '#server/platform/media/voice/check-recording.ts';
import type { Services } from '#server/platform/services.ts';
import { findMembership } from './conversations/membership.data.ts';
import { findMessage, type MessageRow } from './messages/message.data.ts';

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

/**
 * What stands as the text of a message with a recording: its reference, with the seconds that were read when it came.
 * @throws AppError 'voice-invalid' unless `POST /message/voice` gave the reference to the caller
 */
export async function sentVoice(
  { services: { db } }: Room,
  { userId }: Caller,
  reference: string,
): Promise<string> {
  const named = readReference(reference);
  const row = named?.purpose === 'voice' ? await findRecording(db, { id: named.id, userId }) : undefined;
  if (!named || !row) throw fieldError('text', 'voice-invalid');
  return `${referenceOf(named)}.${row.seconds}`;
}

export interface Attachment {
  bytes: Buffer;
  type: 'image/webp' | ReturnType<typeof typeOf>;
}

/** @throws AppError 'not-found' unless the caller is one of the two members, and the message of this type */
export async function readAttachment(
  { services: { db, pictures } }: Room,
  { userId }: Caller,
  { id, type }: { id: string; type: MessageRow['type'] },
): Promise<Attachment> {
  const message = isId(id) ? await findMessage(db, id) : undefined;
  const isMember = message && (await findMembership(db, userId, message.conversation_id));
  if (!isMember || message.type !== type) throw new AppError('not-found');
  return attachmentOf(pictures, message);
}

/** The picture or voice of a message; the caller of this function checks who may have it. @throws AppError 'not-found' unless it has one */
export async function attachmentOf(
  pictures: Services['pictures'],
  { type, text }: Pick<MessageRow, 'type' | 'text'>,
): Promise<Attachment> {
  const named = type === 'image' || type === 'voice' ? readReference(text) : undefined;
  const bytes = named && (await pictures.readPrivate(named.id));
  if (!bytes) throw new AppError('not-found');
  return { bytes, type: type === 'image' ? 'image/webp' : typeOf(bytes) };
}
