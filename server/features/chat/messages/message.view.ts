import { getPicture, getVoice, type Message } from '#contract/chat/chat.calls.ts';
import type { MessageRow } from './message.data.ts';

/** What others may read of it: of a picture or voice its address, never the reference. */
export function textOf({
  id,
  type,
  text,
  deleted,
}: Pick<MessageRow, 'id' | 'type' | 'text' | 'deleted'>): string {
  if (deleted) return text;
  if (type === 'image') return getPicture.path.replace(':id', id);
  if (type === 'voice') return `${getVoice.path.replace(':id', id)}?seconds=${text.split('.')[1]}`;
  return text;
}

/** The one place where a message becomes JSON. */
export const messageOf = (row: MessageRow, receiverId: string): Message => ({
  _id: row.id,
  clientId: row.client_id,
  seq: row.seq,
  conversationId: row.conversation_id,
  senderId: row.sender_id,
  receiverId,
  type: row.type,
  text: textOf(row),
  deleted: row.deleted,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
});
