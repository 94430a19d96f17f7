import type { Message } from '#contract/chat/chat.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { messageOf } from '../messages/message.view.ts';
import { insertMessageIn } from '../messages/message-save.data.ts';
import { blockedAmong } from './block.data.ts';
import { addConversationIn } from './new-conversation.data.ts';

interface Chatting {
  services: Services;
  deliver: (message: Message) => void;
}

interface Card {
  senderId: string;
  receiverId: string;
  type: 'offer' | 'paper';
  text: string;
  /** What it is a card of. */
  of: string;
}

/** @returns what is to be done after the commit: both sides' open pages get the message; else why there is none */
async function postCard(
  { services, deliver }: Chatting,
  transaction: Db,
  { senderId, receiverId, type, text, of }: Card,
) {
  const { id, isNew } = await addConversationIn(transaction, senderId, receiverId);
  const clientId = `${type}:${of}`;
  const message = { conversationId: id, senderId, receiverId, clientId, type, text };
  const outcome = await insertMessageIn(transaction, message);
  if ('refused' in outcome) return outcome;
  return () => {
    if (isNew) services.realtime.presence.meet(senderId, receiverId);
    deliver(messageOf(outcome.row, outcome.receiverId));
  };
}

/**
 * Writes an offer of work into the chat of its two sides, in the transaction that makes the offer.
 * @returns what is to be done after the commit
 * @throws AppError 'chat-blocked', 'user-missing'
 */
export async function postOfferCard(
  chat: Chatting,
  transaction: Db,
  { offerId, ...sides }: { senderId: string; receiverId: string; offerId: string },
): Promise<() => void> {
  const posted = await postCard(chat, transaction, { ...sides, type: 'offer', text: offerId, of: offerId });
  if (typeof posted === 'object') throw new AppError(posted.refused);
  return posted;
}

/**
 * Writes a paper into the chat of its two sides, in the transaction that signs it. Where one takes nothing from the
 * other there is no card: a paper stands without it.
 * @returns what is to be done after the commit
 */
export async function postPaperCard(
  chat: Chatting,
  transaction: Db,
  {
    contractId,
    paperId,
    ...sides
  }: { senderId: string; receiverId: string; contractId: string; paperId: string },
): Promise<() => void> {
  const nothing = () => undefined;
  if ((await blockedAmong(transaction, sides.senderId, [sides.receiverId])).length > 0) return nothing;
  const card = { ...sides, type: 'paper' as const, text: `${contractId}/${paperId}`, of: paperId };
  const posted = await postCard(chat, transaction, card);
  return typeof posted === 'object' ? nothing : posted;
}
