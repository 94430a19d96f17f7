import { useQuery } from '@tanstack/react-query';
import { getOverview, type ListingKind, sendBack } from '#contract/admin/admin.calls.ts';
import type { EvidenceKind } from '#contract/marketplace/evidence.ts';
import { updateProduct } from '#contract/marketplace/products.calls.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';

/** How many of each there are, how many are verified, and how many messages are unread. */
export const useOverview = () =>
  useQuery({
    queryKey: ['adminOverview'],
    queryFn: ({ signal }) => call(getOverview, { signal }),
    select: ({ data }) => data,
  });

type Which = { kind: ListingKind; id: string };

/** What was seen of a person (docs/rules.md#privacy-9); without it what the record says is taken. */
export type Seen = { kind: EvidenceKind; by?: string; on?: string } | undefined;

// Verified true; status true for groups and engineers (docs/rules.md#marketplace-4).
const verifyCalls: Record<ListingKind, (params: { id: string }, evidence: Seen) => Promise<unknown>> = {
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

/** @returns false when another admin, or a second press, was first: what is wanted is so already */
export async function verify({ kind, id }: Which, evidence?: Seen): Promise<boolean> {
  try {
    await verifyCalls[kind]({ id }, evidence);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.problem === 'already-verified') return false;
    throw error;
  }
}

export const sendRecordBack = ({ kind, id }: Which, reason: string) =>
  call(sendBack, { body: { kind, id, reason } });
