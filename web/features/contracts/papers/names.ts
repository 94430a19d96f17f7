import type { Side } from '#contract/contracts/bill.ts';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { otherSide } from './contract-facts.ts';

type Sides = Pick<WorkContract, 'customerName' | 'listingName' | 'side'>;

/** What a side of a contract is called; oneself is "you". */
export function useNames(contract: Sides) {
  const t = useMessages('papers');
  const { formerUser: gone } = useMessages('hiring');
  const { customerName, listingName, side: own } = contract;
  const names = { customer: customerName === formerUser ? gone : customerName, provider: listingName };
  return {
    names,
    other: names[otherSide(own)],
    /** "You", or the name. */
    called: (side: Side): string => (side === own ? t.you : names[side]),
  };
}
