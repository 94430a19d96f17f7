import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { useNames } from '#web/features/contracts/papers/names.ts';
import { ContractPage } from '#web/features/contracts/papers/page/contract-page.tsx';
import { WorkReviews } from '#web/features/hiring/reviews/work-reviews.tsx';

/** From the hand-over or the end on both sides review each other. */
function Reviews({ contract }: { contract: WorkContract }) {
  const { other } = useNames(contract);
  if (!['handed_over', 'closed', 'ended'].includes(contract.status)) return null;
  return <WorkReviews work={{ contractId: contract._id }} side={contract.side} name={other} />;
}

/** A contract, with what its two sides say of each other once it is over. */
export function OwnContractPage() {
  return <ContractPage after={Reviews} />;
}
