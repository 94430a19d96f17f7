import type { Message } from '#contract/chat/chat.calls.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findMembership } from './conversations/membership.data.ts';
import { messageOf } from './messages/message.view.ts';
import { makeMessageDelivery } from './messages/message-delivery.rules.ts';
import { makeMessageWriter, type WriteMessage } from './messages/message-writer.rules.ts';

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
