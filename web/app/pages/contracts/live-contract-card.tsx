import { useContractNews } from '#web/features/contracts/papers/contract-queries.ts';
import { PaperCard } from '#web/features/contracts/papers/paper-card.tsx';
import { QuoteCard } from '#web/features/contracts/quotes/opening/opened-quote.tsx';
import { useTenderNews } from '#web/features/contracts/tenders/tender-queries.ts';

/** A paper or an open price in a chat, which follows what either side does with it. */
export function LiveContractCard({ type, text }: { type: 'paper' | 'quote'; text: string }) {
  useContractNews();
  useTenderNews();
  if (type === 'quote') return <QuoteCard quoteId={text} />;
  const [contractId = '', paperId = ''] = text.split('/');
  return <PaperCard contractId={contractId} paperId={paperId} />;
}
