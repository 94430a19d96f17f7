import { useQuery } from '@tanstack/react-query';
import { type Comparison, getComparison } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { tenderKeys } from '../tenders/tender-queries.ts';

/** Open prices side by side, with the bill that they are for. */
export interface Compared {
  tender: Tender;
  comparison: Comparison;
}

/** It is asked for again with all that is known of tenders. @param open whether the hour is over */
export const useComparison = (id: string, open: boolean) =>
  useQuery({
    queryKey: [...tenderKeys.all, 'comparison', id],
    queryFn: async ({ signal }): Promise<Comparison> =>
      (await call(getComparison, { params: { id }, signal })).data,
    enabled: id !== '' && open,
  });
