import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';

/** Most chats hold no offer: its card and words come with the first one. */
const Card = part(async () => {
  const [{ LiveOfferCard }] = await Promise.all([
    import('./hiring/live-offer-card.tsx'),
    preloadMessages('offers', 'hiring', 'categories'),
  ]);
  return LiveOfferCard;
});

const showOffer = (offerId: string) => <Card offerId={offerId} />;

/** The chat, in which offers of work stand as they are now. */
export const ChatWithOffersPage = () => <ChatPage showOffer={showOffer} />;
