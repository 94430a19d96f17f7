import { ChatPage } from '#web/features/chat/chat-page.tsx';
import type { ShowCard } from '#web/features/chat/thread/message-bubble.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';

/** Most chats hold no offer: its card and words come with the first one. */
const OfferCard = part(async () => {
  const [{ LiveOfferCard }] = await Promise.all([
    import('./hiring/live-offer-card.tsx'),
    preloadMessages('offers', 'hiring', 'categories'),
  ]);
  return LiveOfferCard;
});
/** And fewer a paper or a price. */
const ContractCard = part(async () => {
  const [{ LiveContractCard }] = await Promise.all([
    import('./contracts/live-contract-card.tsx'),
    preloadMessages('papers', 'hiring', 'quotes'),
  ]);
  return LiveContractCard;
});

const showCard: ShowCard = ({ type, text }) =>
  type === 'offer' ? <OfferCard offerId={text} /> : <ContractCard type={type} text={text} />;

/** The chat, in which offers of work, papers of contracts and open prices stand as they are now. */
export const ChatWithOffersPage = () => <ChatPage showCard={showCard} />;
