import type { Conversation } from '#contract/chat/chat.calls.ts';

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
