import type { Selectable } from 'kysely';
import { getPicture, getVoice, type Message } from '#contract/chat/chat.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MessagesTable } from '#server/platform/database/tables/chat-tables.ts';

/** As the database gives it; within JSON its times are texts. */
export type MessageRow = Omit<Selectable<MessagesTable>, 'created_at' | 'updated_at'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

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

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** The words go, the place stays: `seq` has no gap. */
export async function blankMessage(db: Db, id: string): Promise<MessageRow> {
  return db
    .updateTable('messages')
    .set({ deleted: true, text: '', updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a user wrote and did not delete, the oldest first. */
export const messagesOfSender = (db: Db, userId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', userId)
    .where('deleted', '=', false)
    .orderBy('created_at')
    .execute();
