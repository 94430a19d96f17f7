import { randomUUID } from 'node:crypto';
import type { Conversation, Message, MessageBody } from '#contract/chat/calls.ts';
import { endAbsence } from '#server/features/accounts/notices/away-mails.ts';
import { isId } from '#server/platform/database/ids.ts';
import { type Caller, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addConversation, advance, findConversation, findMembership, isBlockedBetween, setBlocked } from './conversations/conversation.data.ts';
import { blankMessage, findMessage, messageOf } from './messages/message.data.ts';
import { makeMessageDelivery } from './messages/message-delivery.ts';
import { makeMessageWriter, type WriteMessage } from './messages/message-writer.ts';
import { requireSentPicture } from './pictures/picture.rules.ts';

/** Up to which message a member has a conversation, or has seen it. */
export interface Mark {
  conversationId: string;
  userId: string;
  seq: number;
  seen: boolean;
}

export interface Chat {
  services: Services;
  write: WriteMessage;
}

export function makeChat(services: Services): Chat {
  const deliver = makeMessageDelivery(services.realtime);
  const write = makeMessageWriter(services.pool, ({ row, receiverId }) =>
    deliver(messageOf(row, receiverId)),
  );
  return { services, write };
}

/** @throws AppError 'not-allowed' for another sender, 'chat-self', 'user-missing' */
export async function openConversation(
  { services: { db, realtime } }: Chat,
  caller: Caller,
  { senderId, receiverId }: { senderId?: string | undefined; receiverId: string },
): Promise<{ conversation: Conversation; isNew: boolean }> {
  requireSelf(caller, senderId);
  if (receiverId === caller.userId) throw new AppError('chat-self');
  await requireUser({ db }, receiverId);
  const { id, isNew } = await addConversation(db, caller.userId, receiverId);
  if (isNew) realtime.presence.meet(caller.userId, receiverId);
  const conversation = await findConversation(db, caller.userId, { id });
  if (!conversation) throw new AppError('not-found');
  return { conversation, isNew };
}

async function requireUser({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  const user =
    isId(id) && (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst());
  if (!user) throw new AppError('user-missing');
}

/** @throws AppError 'not-found' unless the caller is one of its two members */
export async function requireMembership({ services: { db } }: Chat, caller: Caller, conversationId: string) {
  const membership = isId(conversationId)
    ? await findMembership(db, caller.userId, conversationId)
    : undefined;
  if (!membership) throw new AppError('not-found');
  return membership;
}

/**
 * The one act behind `POST /message/add` and the socket's `sendMessage` (decisions 8): saved, then told, then answered.
 * @throws AppError 'not-allowed', 'not-found', 'user-missing', 'chat-blocked', 'picture-invalid', 'too-many'
 */
export async function sendMessage(chat: Chat, caller: Caller, body: MessageBody): Promise<Message> {
  requireSelf(caller, body.senderId);
  await chat.services.limits.take('message-by-user', caller.userId);
  if (!isId(body.conversationId)) throw new AppError('not-found');
  if (body.type === 'image') await requireSentPicture(chat, caller, body.text);
  const { row, receiverId } = await chat.write({
    conversationId: body.conversationId,
    senderId: caller.userId,
    receiverId: body.receiverId,
    clientId: body.clientId ?? randomUUID(),
    type: body.type,
    text: body.text,
  });
  return messageOf(row, receiverId);
}

/** @throws AppError 'not-found', 'not-allowed' unless it is one's own message */
export async function deleteOwnMessage(chat: Chat, caller: Caller, id: string): Promise<void> {
  const { db, pictures } = chat.services;
  const message = isId(id) ? await findMessage(db, id) : undefined;
  if (!message) throw new AppError('not-found');
  const { otherId } = await requireMembership(chat, caller, message.conversation_id);
  if (message.sender_id !== caller.userId) throw new AppError('not-allowed');
  if (message.deleted) return;
  const blanked = messageOf(await blankMessage(db, id), otherId);
  chat.services.realtime.emit([caller.userId, otherId], 'messageDeleted', blanked);
  if (message.type === 'image') await pictures.forget(db, message.text);
}

/** While a block stands, a mark is one's own matter: it would tell the other who is there. @throws AppError 'not-found' */
export async function mark(chat: Chat, caller: Caller, to: Omit<Mark, 'userId'>): Promise<void> {
  const { otherId, blockedByOther, hasBlocked } = await requireMembership(chat, caller, to.conversationId);
  const reached = { ...to, userId: caller.userId };
  const { db, realtime } = chat.services;
  if (!(await advance(db, reached))) return;
  const hearers = blockedByOther || hasBlocked ? [caller.userId] : [caller.userId, otherId];
  realtime.emit(hearers, 'marked', reached);
  if (to.seen) await endAbsence(db, caller.userId);
}

/** Decisions 8: neither side writes, nor sees presence, typing or marks of the other. @throws AppError 'not-found' */
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

/** Nobody sees the presence of who blocked them, or whom they blocked; and nobody's, of no user. */
export async function mayLookAt(chat: Chat, userId: string, otherId: string): Promise<boolean> {
  return isId(otherId) && !(await isBlockedBetween(chat.services.db, userId, otherId));
}
