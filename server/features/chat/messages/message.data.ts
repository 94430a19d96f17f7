import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { MessagesTable } from '#server/platform/database/tables/chat-tables.ts';

/** As the database gives it; within JSON its times are texts. */
export type MessageRow = Omit<Selectable<MessagesTable>, 'created_at' | 'updated_at'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether one of the two wrote to the other within the last ten minutes. */
export async function wroteLately(db: Db, { from, to }: { from: string; to: string }): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversation_members', 'conversation_members.conversation_id', 'messages.conversation_id')
    .select('messages.id')
    .where('conversation_members.user_id', '=', from)
    .where('conversation_members.other_id', '=', to)
    .where('messages.sender_id', '=', from)
    .where('messages.created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

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
