import { messageBody } from '#contract/chat/calls.ts';
import { lookEvent, markEvent, typingEvent } from '#contract/chat/events.ts';
import { endAbsence } from '#server/features/accounts/notices/away-mails.ts';
import type { Line } from '#server/platform/realtime/connection.ts';
import { read } from '#server/platform/route.ts';
import { type Chat, mark, mayLookAt, requireMembership, sendMessage } from './chat.rules.ts';
import { contactsOf } from './conversations/conversation.data.ts';

/** What a browser may say of chat over its line. */
export function serveChat(chat: Chat, line: Line): void {
  const { db, limits, live } = chat.services;
  const { socket, userId } = line;
  line.on('addUsers', async () => {
    await line.caller();
    await limits.take('event-by-user', userId);
    const contacts = await live.presence.settled(() => contactsOf(db, userId));
    // Who left meanwhile would stay active for ever.
    if (socket.connected) live.presence.enter(socket, userId, contacts);
    await endAbsence(db, userId);
  });
  line.on('sendMessage', async (payload) =>
    sendMessage(chat, await line.caller(), read(messageBody, payload)),
  );
  line.on('mark', async (payload) => {
    const caller = await line.caller();
    await limits.take('event-by-user', userId);
    await mark(chat, caller, read(markEvent, payload));
  });
  line.on('typing', async (payload) => {
    const caller = await line.caller();
    await limits.take('typing-by-user', userId);
    const { conversationId } = read(typingEvent, payload);
    const { otherId, blockedByOther, hasBlocked } = await requireMembership(chat, caller, conversationId);
    if (!blockedByOther && !hasBlocked) live.tell([otherId], 'typing', { conversationId, userId });
  });
  line.on('look', async (payload) => {
    await line.caller();
    await limits.take('look-by-user', userId);
    const lookedAt = read(lookEvent, payload).userId;
    const allowed =
      lookedAt !== undefined && (await live.presence.settled(() => mayLookAt(chat, userId, lookedAt)));
    if (socket.connected) live.presence.look(socket, allowed ? lookedAt : undefined);
  });
}
