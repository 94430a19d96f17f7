import { randomUUID } from 'node:crypto';
import type { Conversation, Message, MessageBody } from '#contract/chat/calls';
import { isId } from '../database/ids.ts';
import { type Caller, requireSelf } from '../platform/access.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import {
  addConversation,
  advance,
  findConversation,
  findMembership,
  setBlocked,
} from './conversation.data.ts';
import { blankMessage, findMessage, messageOf } from './message.data.ts';
import { makeMessageWriter, type WriteMessage } from './message-writer.ts';

/** Up to which message a member has a conversation, or has seen it. */
export interface Mark {
  conversationId: string;
  userId: string;
  seq: number;
  seen: boolean;
}

/** Tells what happened to the devices of both members. */
export interface Tell {
  message(message: Message): void;
  deleted(message: Message): void;
  marked(mark: Mark, otherId: string): void;
  met(userId: string, otherId: string): void;
  /** They see nothing of each other any more. */
  parted(userId: string, otherId: string): void;
}

export interface Chat {
  services: Services;
  tell: Tell;
  write: WriteMessage;
}

/** @param tell hears of each saved message before its sender is answered */
export const makeChat = (services: Services, tell: Tell): Chat => ({
  services,
  tell,
  write: makeMessageWriter(services.db, (row, { receiverId }) => tell.message(messageOf(row, receiverId))),
});

/** @throws AppError 'not-allowed' for another sender, 'chat-self', 'user-missing' */
export async function openConversation(
  { services: { db }, tell }: Chat,
  caller: Caller,
  { senderId, receiverId }: { senderId?: string | undefined; receiverId: string },
): Promise<{ conversation: Conversation; isNew: boolean }> {
  requireSelf(caller, senderId);
  if (receiverId === caller.userId) throw new AppError('chat-self');
  await requireUser({ db }, receiverId);
  const { id, isNew } = await addConversation(db, caller.userId, receiverId);
  if (isNew) tell.met(caller.userId, receiverId);
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
 * @throws AppError 'not-allowed', 'not-found', 'chat-blocked', 'user-missing', 'too-many'
 */
export async function sendMessage(chat: Chat, caller: Caller, body: MessageBody): Promise<Message> {
  requireSelf(caller, body.senderId);
  await chat.services.limits.take('message-by-user', caller.userId);
  const { otherId, blockedByOther, hasBlocked } = await requireMembership(chat, caller, body.conversationId);
  if (body.receiverId !== undefined && body.receiverId !== otherId) throw new AppError('not-allowed');
  if (blockedByOther || hasBlocked) throw new AppError('chat-blocked');
  const row = await chat.write({
    conversationId: body.conversationId,
    senderId: caller.userId,
    receiverId: otherId,
    clientId: body.clientId ?? randomUUID(),
    type: body.type,
    text: body.text,
  });
  return messageOf(row, otherId);
}

/** @throws AppError 'not-found', 'not-allowed' unless it is one's own message */
export async function deleteOwnMessage(chat: Chat, caller: Caller, id: string): Promise<void> {
  const { db } = chat.services;
  const message = isId(id) ? await findMessage(db, id) : undefined;
  if (!message) throw new AppError('not-found');
  const { otherId } = await requireMembership(chat, caller, message.conversation_id);
  if (message.sender_id !== caller.userId) throw new AppError('not-allowed');
  if (message.deleted) return;
  chat.tell.deleted(messageOf(await blankMessage(db, id), otherId));
}

/** @throws AppError 'not-found' */
export async function mark(chat: Chat, caller: Caller, to: Omit<Mark, 'userId'>): Promise<void> {
  const { otherId } = await requireMembership(chat, caller, to.conversationId);
  const reached = { ...to, userId: caller.userId };
  if (await advance(chat.services.db, reached)) chat.tell.marked(reached, otherId);
}

/** Decisions 8: neither side writes, nor sees presence or typing of the other. @throws AppError 'not-found' */
export async function block(
  chat: Chat,
  caller: Caller,
  { conversationId, blocked }: { conversationId: string; blocked: boolean },
): Promise<void> {
  const { otherId, blockedByOther } = await requireMembership(chat, caller, conversationId);
  const changed = await setBlocked(chat.services.db, { userId: caller.userId, conversationId }, blocked);
  if (!changed || blockedByOther) return;
  if (blocked) chat.tell.parted(caller.userId, otherId);
  else chat.tell.met(caller.userId, otherId);
}
