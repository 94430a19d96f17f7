import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ListingKind, sendBack } from '#contract/admin/admin.calls.ts';
import type { EvidenceKind } from '#contract/marketplace/evidence.ts';
import { deleteProduct, updateProduct } from '#contract/marketplace/products.calls.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';

/** What was seen of a person (docs/rules.md#privacy-9); without it what the record says is taken. */
type Evidence = { kind: EvidenceKind; by?: string; on?: string } | undefined;

// Verified true; status true for groups and engineers (docs/rules.md#marketplace-4).
const verifyCalls: Record<ListingKind, (params: { id: string }, evidence: Evidence) => Promise<unknown>> = {
  worker: (params, evidence) =>
    call(providerCalls.worker.update, { params, body: { verified: true, evidence } }),
  groupWorker: (params, evidence) =>
    call(providerCalls.groupWorker.update, { params, body: { status: true, evidence } }),
  contractor: (params, evidence) =>
    call(providerCalls.contractor.update, { params, body: { verified: true, evidence } }),
  engineer: (params, evidence) =>
    call(providerCalls.engineer.update, { params, body: { status: true, evidence } }),
  provider: (params, evidence) =>
    call(providerCalls.provider.update, { params, body: { verified: true, evidence } }),
  product: (params) => call(updateProduct, { params, body: { verified: true } }),
};

/** Which record an act is about, and the query that holds it. */
export interface Reviewed {
  kind: ListingKind;
  id: string;
  key: QueryKey;
}

type Known = { data: { verified?: boolean; status?: boolean } };

/** @returns false when another admin, or a second press, was first: what is wanted is so already */
export async function verify(
  { kind, id }: Pick<Reviewed, 'kind' | 'id'>,
  evidence?: Evidence,
): Promise<boolean> {
  try {
    await verifyCalls[kind]({ id }, evidence);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.problem === 'already-verified') return false;
    throw error;
  }
}

export function useVerify(record: Reviewed) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (evidence: Evidence) => verify(record, evidence),
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

export const sendRecordBack = ({ kind, id }: Pick<Reviewed, 'kind' | 'id'>, reason: string) =>
  call(sendBack, { body: { kind, id, reason } });

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
