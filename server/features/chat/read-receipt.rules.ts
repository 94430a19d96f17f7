import { endAbsence } from '#server/features/accounts/notices/absence.data.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { type Chat, requireMembership } from './chat.rules.ts';
import { advanceReadReceipt } from './conversations/read-receipt.data.ts';

/** Up to which message a member has a conversation, or has seen it. */
interface ReadReceipt {
  conversationId: string;
  userId: string;
  seq: number;
  seen: boolean;
}

/** While a block stands, a read receipt goes to the reader's own devices alone: it would tell the other who is there. @throws AppError 'not-found' */
export async function takeReadReceipt(
  chat: Chat,
  caller: Caller,
  to: Omit<ReadReceipt, 'userId'>,
): Promise<void> {
  const { otherId, blockedByOther, hasBlocked } = await requireMembership(chat, caller, to.conversationId);
  const reached = { ...to, userId: caller.userId };
  const { db, realtime } = chat.services;
  // First: once the receipt stands, a second try would end no absence.
  if (to.seen) await endAbsence(db, caller.userId);
  if (!(await advanceReadReceipt(db, reached))) return;
  const receivers = blockedByOther || hasBlocked ? [caller.userId] : [caller.userId, otherId];
  realtime.emit(receivers, 'marked', reached);
}
