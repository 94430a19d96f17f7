import { useContractNews } from '#web/features/contracts/papers/contract-queries.ts';
import { PaperCard } from '#web/features/contracts/papers/paper-card.tsx';
import { QuoteCard } from '#web/features/contracts/quotes/opening/opened-quote.tsx';
import { useTenderNews } from '#web/features/contracts/tenders/tender-queries.ts';

/** A paper in a chat, which follows what either side does with it. */
export function LivePaperCard({ contractId, paperId }: { contractId: string; paperId: string }) {
  useContractNews();
  return <PaperCard contractId={contractId} paperId={paperId} />;
}

/** An open price in a chat, which follows what becomes of it. */
export function LiveQuoteCard({ quoteId }: { quoteId: string }) {
  useTenderNews();
  return <QuoteCard quoteId={quoteId} />;
}
