import { randomUUID } from 'node:crypto';
import type { Message, MessageBody } from '#contract/chat/chat.calls.ts';
import { endAbsence } from '#server/features/accounts/notices/absence.data.ts';
import { isId } from '#server/platform/database/ids.ts';
import { type Caller, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type Chat, requireMembership } from './chat.rules.ts';
import { advanceReadReceipt } from './conversations/membership.data.ts';
import { blankMessage, findMessage } from './messages/message.data.ts';
import { messageOf } from './messages/message.view.ts';
import { requireSentPicture, sentVoice } from './picture.rules.ts';

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

/**
 * The one act behind `POST /message/add` and the socket's `sendMessage` (docs/rules.md#chat-3): saved, then delivered, then answered.
 * @throws AppError 'not-allowed', 'not-found', 'user-missing', 'chat-blocked', 'picture-invalid', 'voice-invalid', 'too-many'
 */
export async function sendMessage(chat: Chat, caller: Caller, body: MessageBody): Promise<Message> {
  requireSelf(caller, body.senderId);
  await chat.services.limits.take('message-by-user', caller.userId);
  if (!isId(body.conversationId)) throw new AppError('not-found');
  if (body.type === 'image') await requireSentPicture(chat, caller, body.text);
  const text = body.type === 'voice' ? await sentVoice(chat, caller, body.text) : body.text;
  const { row, receiverId } = await chat.write({
    conversationId: body.conversationId,
    senderId: caller.userId,
    receiverId: body.receiverId,
    clientId: body.clientId ?? randomUUID(),
    type: body.type,
    text,
  });
  return messageOf(row, receiverId);
}

/** @throws AppError 'not-found', 'not-allowed' unless it is the user's own message */
export async function deleteOwnMessage(chat: Chat, caller: Caller, id: string): Promise<void> {
  const { db, pictures } = chat.services;
  const message = isId(id) ? await findMessage(db, id) : undefined;
  if (!message) throw new AppError('not-found');
  const { otherId } = await requireMembership(chat, caller, message.conversation_id);
  if (message.sender_id !== caller.userId) throw new AppError('not-allowed');
  if (message.deleted) return;
  const blanked = messageOf(await blankMessage(db, id), otherId);
  chat.services.realtime.emit([caller.userId, otherId], 'messageDeleted', blanked);
  if (message.type === 'image' || message.type === 'voice') await pictures.forget(db, message.text);
}
