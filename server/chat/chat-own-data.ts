import type { OwnData } from '../account/own-data.ts';

/** What chat holds of a user: in the download what one wrote; a deleted account's words stay with the other side. */
export const chatOwnData: OwnData = {
  export: async (db, userId) => ({
    messages: await db
      .selectFrom('messages')
      .select(['conversation_id as conversationId', 'type', 'text', 'created_at as createdAt'])
      .where('sender_id', '=', userId)
      .where('deleted', '=', false)
      .orderBy('created_at')
      .execute(),
  }),
};
