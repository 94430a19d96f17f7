import type { TenderShort } from '#contract/contracts/tenders.calls.ts';
import type { WorkContractShort } from '#contract/contracts/work-contracts.calls.ts';
import { useContracts } from '../papers/contract-queries.ts';
import { useTenders } from '../tenders/tender-queries.ts';

type Asked = Pick<TenderShort, 'status' | 'own' | 'opensAt' | 'now'>;

/** Whether a tender stands in worker mode's list: to be priced, locked, or to be opened. */
export const isAtHand = ({ status, own, opensAt, now }: Asked): boolean =>
  status === 'open' && (own === 'sealed' || ((own === 'asked' || own === 'seen') && now < opensAt));

/** Whether it waits for an answer: a price that is locked waits for its hour alone. */
export const isAsking = (tender: Asked): boolean =>
  isAtHand(tender) && (tender.own !== 'sealed' || tender.now >= tender.opensAt);

/** Whether something can still be said of a contract. */
export const isRunning = ({ status }: Pick<WorkContractShort, 'status'>): boolean =>
  status !== 'lapsed' && status !== 'closed' && status !== 'ended';

/** Tenders and contracts of who works, the first page of each. */
export function useWorkAtHand() {
  const tenders = useTenders('forMe');
  const contracts = useContracts('provider');
  return {
    tenders: tenders.items.filter(isAtHand),
    contracts: contracts.items.filter(isRunning),
    isPending: tenders.status === 'loading' || contracts.status === 'loading',
    isError: tenders.status === 'failed' || contracts.status === 'failed',
  };
}

/** How many of them wait for an answer; undefined where there is none at all. */
export function useContractsWaiting(): number | undefined {
  const { tenders, contracts } = useWorkAtHand();
  if (tenders.length + contracts.length === 0) return undefined;
  return tenders.filter(isAsking).length + contracts.filter(({ waitsForMe }) => waitsForMe).length;
}
