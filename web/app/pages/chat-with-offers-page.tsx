import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { OfferCard } from '#web/features/hiring/offers/offer-card.tsx';
import { useHiringNews } from '#web/features/hiring/offers/offer-queries.ts';

const showOffer = (offerId: string) => <OfferCard offerId={offerId} />;

/** The chat, in which offers of work stand as they are now. */
export function ChatWithOffersPage() {
  useHiringNews();
  return <ChatPage showOffer={showOffer} />;
}
