import * as calls from '#contract/chat/chat.calls.ts';
import { isId } from '#server/platform/database/ids.ts';
import { requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import type { Register } from '#server/platform/route.ts';
import { type Chat, requireMembership } from './chat.rules.ts';
import { block, openConversation } from './conversation.rules.ts';
import { conversationsPage, findConversation } from './conversations/conversation.data.ts';
import { deleteOwnMessage, sendMessage, takeReadReceipt } from './message.rules.ts';
import { messagesPage } from './messages/message-page.data.ts';
import { readAttachment } from './picture.rules.ts';

/** Of bytes that are two people's. */
const ofTwo = {
  'cache-control': 'private, max-age=300',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

export function chatRoutes(register: Register, chat: Chat): void {
  const { db } = chat.services;
  register(calls.newConversation, async ({ body, caller }, reply) => {
    const { conversation, isNew } = await openConversation(chat, caller, body);
    if (isNew) reply.code(201);
    return { data: conversation };
  });
  register(calls.getConversations, async ({ params, query, caller }) => {
    requireSelf(caller, params.id);
    return conversationsPage(db, caller.userId, query);
  });
  register(calls.getConversation, async ({ body, caller }) => {
    requireSelf(caller, body.senderId);
    const otherId = body.receiverId;
    const conversation = isId(otherId) ? await findConversation(db, caller.userId, { otherId }) : undefined;
    if (!conversation) throw new AppError('not-found');
    return { data: conversation };
  });
  register(calls.addMessage, async ({ body, caller }, reply) => {
    const data = await sendMessage(chat, caller, body);
    reply.code(201);
    return { data };
  });
  attachmentRoutes(register, chat);
  register(calls.getMessages, async ({ params, query, caller }) => {
    const { otherId } = await requireMembership(chat, caller, params.id);
    return messagesPage(db, { conversationId: params.id, userId: caller.userId, otherId }, query);
  });
  register(calls.deleteMessage, async ({ params, caller }) => {
    await deleteOwnMessage(chat, caller, params.id);
    return { data: null };
  });
  register(calls.setBlocked, async ({ params, body, caller }) => {
    await block(chat, caller, { conversationId: params.id, blocked: body.blocked });
    return { data: null };
  });
  register(calls.markSeen, async ({ params, body, caller }) => {
    await takeReadReceipt(chat, caller, { conversationId: params.id, seq: body.seq, seen: true });
    return { data: null };
  });
}

/** Pictures and voices: sent ahead of their message, and read. */
function attachmentRoutes(register: Register, chat: Chat): void {
  const { db, pictures } = chat.services;
  register(calls.addPicture, async ({ body, caller }, reply) => {
    const { picture } = body;
    // Sent as JSON, `picture` is whatever the client wrote, and no picture.
    const own = readReference(picture)?.purpose === 'chat';
    if (!own || !(await pictures.belongsTo(db, picture, caller.userId)))
      throw new AppError('unsupported-type');
    reply.code(201);
    return { data: { picture } };
  });
  register(calls.addVoice, async ({ body: { voice }, caller }, reply) => {
    const own = readReference(voice)?.purpose === 'voice';
    if (!own || !(await pictures.belongsTo(db, voice, caller.userId))) throw new AppError('unsupported-type');
    reply.code(201);
    return { data: { voice } };
  });
  register(calls.getPicture, async ({ params: { id }, caller }, reply) => {
    const { bytes, type } = await readAttachment(chat, caller, { id, type: 'image' });
    reply.type(type).headers(ofTwo);
    return bytes;
  });
  register(calls.getVoice, async ({ params: { id }, caller }, reply) => {
    const { bytes, type } = await readAttachment(chat, caller, { id, type: 'voice' });
    reply.type(type).headers(ofTwo);
    return bytes;
  });
}
