import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { textOf } from './messages/message.data.ts';

async function ownMessages(db: Db, userId: string) {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', userId)
    .where('deleted', '=', false)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    type: row.type,
    text: textOf(row),
    createdAt: row.created_at,
  }));
}

/** What chat holds of a user: in the download what one wrote and reported; a deleted account's words stay with the other side. */
export const chatOwnData: OwnData = {
  export: async (db, userId) => ({
    messages: await ownMessages(db, userId),
    reports: await db
      .selectFrom('reports')
      .select(['conversation_id as conversationId', 'reason', 'created_at as createdAt'])
      .where('reporter_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  }),
};
