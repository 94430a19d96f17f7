import { lazy, Suspense } from 'react';
import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';

/** Most chats hold no offer: its card and words come with the first one. */
const Card = lazy(async () => {
  const [{ LiveOfferCard }] = await Promise.all([
    import('./hiring/live-offer-card.tsx'),
    preloadMessages('offers', 'hiring', 'categories'),
  ]);
  return { default: LiveOfferCard };
});

const showOffer = (offerId: string) => (
  <Suspense fallback={null}>
    <Card offerId={offerId} />
  </Suspense>
);

/** The chat, in which offers of work stand as they are now. */
export const ChatWithOffersPage = () => <ChatPage showOffer={showOffer} />;
