import { currentSession } from '#web/shared/api/session.ts';
import { emit } from '#web/shared/realtime/connection.ts';
import { patchConversation } from '../cache/conversation-cache.ts';
import { rememberReceipt } from '../cache/message-cache.ts';

/** Up to which `seq` a member's devices have a conversation, or the member has seen it. */
export interface ReadReceipt {
  conversationId: string;
  userId: string;
  seq: number;
  seen: boolean;
}

/** @returns whether it was emitted: without a connection it is to be emitted again */
export function emitReadReceipt({ conversationId, seq, seen }: Omit<ReadReceipt, 'userId'>): boolean {
  const emitted = emit('mark', { conversationId, seq, seen });
  if (emitted && seen) patchConversation(conversationId, (old) => ({ ...old, unread: 0 }));
  return emitted;
}

/** Notes in the list how far the other one came, or oneself on another device. */
export function receiveReadReceipt({ conversationId, userId, seq, seen }: ReadReceipt): void {
  const own = userId === currentSession()?.user._id;
  if (!own) rememberReceipt(conversationId, userId, { seq, seen });
  patchConversation(conversationId, (old) => {
    // Seen on another device of the same user.
    if (own) return seen ? { ...old, unread: 0 } : old;
    const deliveredSeq = Math.max(old.deliveredSeq, seq);
    return { ...old, deliveredSeq, seenSeq: seen ? Math.max(old.seenSeq, seq) : old.seenSeq };
  });
}
