import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { deleteProduct } from '#contract/marketplace/products.calls.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { type Seen, sendRecordBack, verify } from '../../overview/record-acts.ts';

/** Which record an act is about, and the query that holds it. */
export interface Reviewed {
  kind: ListingKind;
  id: string;
  key: QueryKey;
}

type Known = { data: { verified?: boolean; status?: boolean } };

export function useVerify(record: Reviewed) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (evidence: Seen) => verify(record, evidence),
    onSuccess: () => {
      queries.setQueryData<Known>(
        record.key,
        (known) => known && { ...known, data: { ...known.data, verified: true } },
      );
      void queries.invalidateQueries();
    },
    onError: () => queries.invalidateQueries({ queryKey: record.key }),
  });
}

export function useSendBack({ kind, id, key }: Reviewed) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => sendRecordBack({ kind, id }, reason),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** `onGone` leaves the page: what it showed is forgotten only after that. */
export function useDelete({ kind, id, key }: Reviewed, onGone: () => Promise<void>) {
  const queries = useQueryClient();
  const remove = kind === 'product' ? deleteProduct : providerCalls[kind].remove;
  return useMutation({
    mutationFn: () => call(remove, { params: { id } }),
    onSuccess: async () => {
      await onGone();
      queries.removeQueries({ queryKey: key });
      void queries.invalidateQueries();
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** What a dialog about a record is given. */
export interface ReviewDialog {
  record: Reviewed;
  name: string;
  open: boolean;
  onClose: () => void;
}
