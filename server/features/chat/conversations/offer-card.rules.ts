import type { Message } from '#contract/chat/chat.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { messageOf } from '../messages/message.view.ts';
import { insertMessageIn } from '../messages/message-save.data.ts';
import { addConversationIn } from './new-conversation.data.ts';

/**
 * Writes an offer of work into the chat of its two sides, in the transaction that makes the offer.
 * @returns what is to be done after the commit: both sides' open pages get the message
 * @throws AppError 'chat-blocked', 'user-missing'
 */
export async function postOfferCard(
  { services, deliver }: { services: Services; deliver: (message: Message) => void },
  transaction: Db,
  card: { senderId: string; receiverId: string; offerId: string },
): Promise<() => void> {
  const { senderId, receiverId, offerId } = card;
  const { id, isNew } = await addConversationIn(transaction, senderId, receiverId);
  const outcome = await insertMessageIn(transaction, {
    conversationId: id,
    senderId,
    receiverId,
    clientId: `offer:${offerId}`,
    type: 'offer',
    text: offerId,
  });
  if ('refused' in outcome) throw new AppError(outcome.refused);
  return () => {
    if (isNew) services.realtime.presence.meet(senderId, receiverId);
    deliver(messageOf(outcome.row, outcome.receiverId));
  };
}
