import type { Message } from '#contract/chat/chat.calls.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { findConversation, patchConversation, refreshConversations } from '../cache/conversation-cache.ts';
import { insertInOrder } from '../cache/missed-messages.ts';
import { takeFromOutbox } from '../outbox/outbox.ts';
import { stopTyping } from './chat-state.ts';
import { emitReadReceipt } from './read-receipts.ts';

/** Takes in a saved message: one that the server emitted, or its answer to the user's own. */
export function receiveMessage(message: Message): void {
  const { conversationId, seq } = message;
  const own = message.senderId === currentSession()?.user._id;
  if (!own) stopTyping(conversationId);
  // Another person's message may bear a name that one of the user's own bears.
  if (own) takeFromOutbox(message.clientId);
  void insertInOrder(message);
  showInList(message, own);
  if (!own) emitReadReceipt({ conversationId, seq, seen: false });
}

/** Shows it as the last one in the list. Where it came out of turn, the server is asked how much is unread. */
function showInList(message: Message, own: boolean): void {
  const listed = findConversation(message.conversationId);
  const last = listed?.lastMessage?.seq ?? 0;
  patchConversation(message.conversationId, (old) => ({
    ...old,
    // An answer may come after what was written later.
    ...(last <= message.seq && {
      message: message.text,
      lastMessage: message,
      updatedAt: message.createdAt,
    }),
    unread: own || message.seq <= last ? old.unread : old.unread + 1,
  }));
  const isOld = own ? message.seq <= last : message.seq === last;
  if (!listed || (message.seq !== last + 1 && !isOld)) void refreshConversations();
}
