import type { Message } from '#contract/chat/chat.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { type Unsent, useOutbox } from './outbox.ts';

/** What waits in a conversation and is not among its messages yet. */
export function useUnsentOf(conversationId: string, messages: readonly Message[]): Unsent[] {
  const userId = useSession()?.user._id;
  const saved = new Set(messages.map(({ clientId, senderId }) => senderId === userId && clientId));
  return useOutbox().filter((one) => one.conversationId === conversationId && !saved.has(one.clientId));
}
