import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { messagesOfSender } from './messages/message.data.ts';
import { textOf } from './messages/message.view.ts';
import { reportsOfReporter } from './report.data.ts';

async function ownMessages(db: Db, userId: string) {
  const rows = await messagesOfSender(db, userId);
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
    reports: await reportsOfReporter(db, userId),
  }),
};
