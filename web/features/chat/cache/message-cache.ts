import type { InfiniteData } from '@tanstack/react-query';
import type { Conversation, Message } from '#contract/chat/chat.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

/** How far the other member came, by conversation and member. It only grows. */
const receipts = new Map<string, { deliveredSeq: number; seenSeq: number }>();

const keyOf = (conversationId: string, memberId: string): string => `${conversationId} ${memberId}`;

/** Remembers a read receipt of the other member. @param seen whether they saw it, or only their device has it */
export function rememberReceipt(
  conversationId: string,
  memberId: string,
  { seq, seen }: { seq: number; seen: boolean },
): void {
  const key = keyOf(conversationId, memberId);
  const old = receipts.get(key) ?? { deliveredSeq: 0, seenSeq: 0 };
  receipts.set(key, {
    deliveredSeq: Math.max(old.deliveredSeq, seq),
    seenSeq: seen ? Math.max(old.seenSeq, seq) : old.seenSeq,
  });
}

/** A list that was on its way when a receipt came knows nothing of it: the later one counts. */
export function withReceipts(conversation: Conversation): Conversation {
  const known = receipts.get(keyOf(conversation._id, conversation.member._id));
  if (!known) return conversation;
  const deliveredSeq = Math.max(conversation.deliveredSeq, known.deliveredSeq);
  const seenSeq = Math.max(conversation.seenSeq, known.seenSeq);
  if (deliveredSeq === conversation.deliveredSeq && seenSeq === conversation.seenSeq) return conversation;
  return { ...conversation, deliveredSeq, seenSeq };
}

export interface MessagePage {
  data: Message[];
  nextCursor: string | null;
}
type Pages = InfiniteData<MessagePage, string | undefined>;

const allMessages = ['chat', 'messages'];
export const messagesKey = (conversationId: string) => [...allMessages, conversationId];

/** The newest `seq` that is known of a conversation; undefined unless its messages are loaded. */
export function newestSeq(conversationId: string): number | undefined {
  const first = queryClient.getQueryData<Pages>(messagesKey(conversationId))?.pages[0];
  return first && (first.data[0]?.seq ?? 0);
}

/** Puts messages where they belong by `seq`; one that is there already is replaced. */
export function putMessages(conversationId: string, messages: Message[]): void {
  queryClient.setQueryData<Pages>(messagesKey(conversationId), (old) => {
    if (!old) return old;
    const bySeq = new Map(messages.map((message) => [message.seq, message]));
    const pages = old.pages.map((page) => ({
      ...page,
      data: page.data.map((message) => {
        const newer = bySeq.get(message.seq) ?? message;
        bySeq.delete(message.seq);
        return newer;
      }),
    }));
    const newest = pages[0]?.data[0]?.seq ?? 0;
    const added = [...bySeq.values()].filter(({ seq }) => seq > newest).sort((a, b) => b.seq - a.seq);
    const [first, ...rest] = pages;
    if (first && added.length > 0)
      return { ...old, pages: [{ ...first, data: [...added, ...first.data] }, ...rest] };
    return { ...old, pages };
  });
}

/** Every conversation whose messages are loaded. */
export const loadedConversations = (): string[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: allMessages })
    .map(({ queryKey }) => String(queryKey[2]));
