import type { Chat } from './features/chat/chat.rules.ts';
import { blockedAmong } from './features/chat/conversations/block.data.ts';
import { postOfferCard } from './features/chat/offer-card.ts';
import type { Hiring, HiringByClock } from './features/hiring/hiring.ts';
import type { Services } from './platform/services.ts';

/** What hiring does by itself works with less: nobody talks. */
export const makeHiringByClock = (services: Services): HiringByClock => ({
  services,
  now: () => new Date(),
  writeEvent: async () => undefined,
});

/** Hiring with what it needs of the chat. */
export const makeHiring = (services: Services, chat: Chat): Hiring => ({
  ...makeHiringByClock(services),
  postOfferCard: (transaction, card) => postOfferCard(chat, transaction, card),
  blockedAmong,
  payNotes: async () => [],
  quoteOf: async () => ({ quote: null, bufferMinutes: 0 }),
});
