import type { Message } from '#contract/chat/chat.calls.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findMembership } from './conversations/membership.data.ts';
import { messagesOfSender } from './messages/message.data.ts';
import { messageOf, textOf } from './messages/message.view.ts';
import {
  makeMessageDelivery,
  makeMessageWriter,
  type WriteMessage,
} from './messages/message-writer.rules.ts';
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

export interface Chat {
  services: Services;
  write: WriteMessage;
  /** Emits what another feature saved in a transaction of its own. */
  deliver: (message: Message) => void;
}

export function makeChat(services: Services): Chat {
  const deliver = makeMessageDelivery(services.realtime);
  const write = makeMessageWriter(services.pool, ({ row, receiverId }) => {
    services.metrics.messages.inc();
    deliver(messageOf(row, receiverId));
  });
  return { services, write, deliver };
}

/** @throws AppError 'not-found' unless the caller is one of its two members */
export async function requireMembership({ services: { db } }: Chat, caller: Caller, conversationId: string) {
  const membership = isId(conversationId)
    ? await findMembership(db, caller.userId, conversationId)
    : undefined;
  if (!membership) throw new AppError('not-found');
  return membership;
}
