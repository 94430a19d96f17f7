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
/** And fewer a paper. */
const PaperCard = part(async () => {
  const [{ LivePaperCard }] = await Promise.all([
    import('./contracts/live-paper-card.tsx'),
    preloadMessages('papers', 'hiring'),
  ]);
  return LivePaperCard;
});

const QuoteCard = part(async () => {
  const [{ LiveQuoteCard }] = await Promise.all([
    import('./contracts/live-paper-card.tsx'),
    preloadMessages('quotes'),
  ]);
  return LiveQuoteCard;
});

const showCard: ShowCard = ({ type, text }) => {
  if (type === 'quote') return <QuoteCard quoteId={text} />;
  if (type === 'offer') return <OfferCard offerId={text} />;
  const [contractId = '', paperId = ''] = text.split('/');
  return <PaperCard contractId={contractId} paperId={paperId} />;
};

/** The chat, in which offers of work and papers of contracts stand as they are now. */
export const ChatWithOffersPage = () => <ChatPage showCard={showCard} />;
