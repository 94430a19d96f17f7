import { messageBody } from '#contract/chat/chat.calls.ts';
import { lookEvent, readReceiptEvent, typingEvent } from '#contract/chat/events.ts';
import { endAbsence } from '#server/features/accounts/notices/absence.data.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { read } from '#server/platform/route.ts';
import { type Chat, requireMembership } from './chat.rules.ts';
import { mayLookAt } from './conversation.rules.ts';
import { contactsOf } from './conversations/membership.data.ts';
import { sendMessage, takeReadReceipt } from './message.rules.ts';

/** Serves the chat events that a browser emits over its connection. */
export function serveChat(chat: Chat, connection: Connection): void {
  const { db, limits, realtime } = chat.services;
  const { socket, userId } = connection;
  connection.on('addUsers', async () => {
    await connection.caller();
    await limits.take('event-by-user', userId);
    const contacts = await realtime.presence.settled(() => contactsOf(db, userId));
    // Who left meanwhile would stay active for ever.
    if (socket.connected) realtime.presence.enter(socket, userId, contacts);
    await endAbsence(db, userId);
  });
  connection.on('sendMessage', async (payload) =>
    sendMessage(chat, await connection.caller(), read(messageBody, payload)),
  );
  connection.on('mark', async (payload) => {
    const caller = await connection.caller();
    await limits.take('event-by-user', userId);
    await takeReadReceipt(chat, caller, read(readReceiptEvent, payload));
  });
  connection.on('typing', async (payload) => {
    const caller = await connection.caller();
    await limits.take('typing-by-user', userId);
    const { conversationId } = read(typingEvent, payload);
    const { otherId, blockedByOther, hasBlocked } = await requireMembership(chat, caller, conversationId);
    if (!blockedByOther && !hasBlocked) realtime.emit([otherId], 'typing', { conversationId, userId });
  });
  connection.on('look', async (payload) => {
    await connection.caller();
    await limits.take('look-by-user', userId);
    const lookedAt = read(lookEvent, payload).userId;
    const allowed =
      lookedAt !== undefined && (await realtime.presence.settled(() => mayLookAt(chat, userId, lookedAt)));
    if (socket.connected) realtime.presence.look(socket, allowed ? lookedAt : undefined);
  });
}
