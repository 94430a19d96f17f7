import { useContractNews } from '#web/features/contracts/papers/contract-queries.ts';
import { PaperCard } from '#web/features/contracts/papers/paper-card.tsx';

/** A paper in a chat, which follows what either side does with it. */
export function LivePaperCard({ contractId, paperId }: { contractId: string; paperId: string }) {
  useContractNews();
  return <PaperCard contractId={contractId} paperId={paperId} />;
}
