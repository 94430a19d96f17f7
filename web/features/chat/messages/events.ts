import type { Message } from '#contract/chat/chat.calls.ts';
import { onReconnect, onServerEvent } from '#web/shared/realtime/connection.ts';
import { refreshConversations } from '../cache/conversation-cache.ts';
import { loadedConversations, putMessages } from '../cache/message-cache.ts';
import { catchUp } from '../cache/missed-messages.ts';
import { reviveBroken } from '../outbox/outbox.ts';
import { startTyping, stopAllTyping } from './chat-state.ts';
import { receiveReadReceipt } from './read-receipts.ts';
import { receiveMessage } from './receive-message.ts';
import { flush } from './sending.ts';

onServerEvent('getMessage', receiveMessage);
onServerEvent('messageDeleted', (message: Message) => {
  putMessages(message.conversationId, [message]);
  void refreshConversations();
});
onServerEvent('marked', receiveReadReceipt);
onServerEvent('typing', ({ conversationId }: { conversationId: string }) => startTyping(conversationId));
onServerEvent('disconnect', stopAllTyping);

// First what was missed, then what waits, in order.
onReconnect(() => {
  void refreshConversations();
  for (const conversationId of loadedConversations()) void catchUp(conversationId);
  reviveBroken();
  void flush();
});
