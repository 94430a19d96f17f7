import type { Conversation } from '#contract/chat/chat.calls.ts';
import { findUser } from '#server/features/accounts/users/account.data.ts';
import { isId } from '#server/platform/database/ids.ts';
import { type Caller, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type Chat, requireMembership } from './chat.rules.ts';
import { isBlockedBetween, setBlocked } from './conversations/block.data.ts';
import { findConversation } from './conversations/conversation.data.ts';
import { addConversation } from './conversations/new-conversation.data.ts';

/**
 * One that is new counts for who begins it (docs/rules.md#chat-14); those that offers of work begin do not come here.
 * @throws AppError 'not-allowed' for another sender, 'chat-self', 'user-missing', 'chat-blocked', 'chat-many'
 */
export async function openConversation(
  { services: { db, realtime, limits } }: Chat,
  caller: Caller,
  { senderId, receiverId }: { senderId?: string | undefined; receiverId: string },
): Promise<{ conversation: Conversation; isNew: boolean }> {
  requireSelf(caller, senderId);
  if (receiverId === caller.userId) throw new AppError('chat-self');
  const receiver = await findUser(db, receiverId);
  if (!receiver) throw new AppError('user-missing');
  const known = await findConversation(db, caller.userId, { otherId: receiverId });
  if (known) return { conversation: known, isNew: false };
  if (receiver.suspended) throw new AppError('chat-blocked');
  await limits.take('conversation-by-user', caller.userId);
  const { id, isNew } = await addConversation(db, caller.userId, receiverId);
  // The other one was quicker.
  if (!isNew) await limits.giveBack('conversation-by-user', caller.userId);
  if (isNew) realtime.presence.meet(caller.userId, receiverId);
  const conversation = await findConversation(db, caller.userId, { id });
  if (!conversation) throw new AppError('not-found');
  return { conversation, isNew };
}

/** Neither side writes, nor sees presence, typing or read receipts of the other (docs/rules.md#chat-6). @throws AppError 'not-found' */
export async function block(
  chat: Chat,
  caller: Caller,
  { conversationId, blocked }: { conversationId: string; blocked: boolean },
): Promise<void> {
  const { otherId, blockedByOther } = await requireMembership(chat, caller, conversationId);
  const changed = await setBlocked(chat.services.db, { userId: caller.userId, conversationId }, blocked);
  if (!changed || blockedByOther) return;
  const { presence } = chat.services.realtime;
  if (blocked) presence.part(caller.userId, otherId);
  else presence.meet(caller.userId, otherId);
}

/** Whether a user may see the presence of another: not while one of them blocks the other, and only of a user. */
export async function mayLookAt(chat: Chat, userId: string, otherId: string): Promise<boolean> {
  return isId(otherId) && !(await isBlockedBetween(chat.services.db, userId, otherId));
}
