import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { updateProduct } from '#contract/marketplace/products/calls.ts';
import { providerCalls } from '#contract/marketplace/providers/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';

type Put = (id: string, available: boolean) => Promise<unknown>;

// A worker's, a contractor's and a product's `status` is availability; a group's and an engineer's is verification (docs/rules.md#marketplace-4).
const putOf: Record<ProviderKind | 'product', Put> = {
  worker: (id, status) => call(providerCalls.worker.update, { params: { id }, body: { status } }),
  contractor: (id, status) => call(providerCalls.contractor.update, { params: { id }, body: { status } }),
  groupWorker: (id, available) =>
    call(providerCalls.groupWorker.update, { params: { id }, body: { available } }),
  engineer: (id, available) => call(providerCalls.engineer.update, { params: { id }, body: { available } }),
  provider: (id, available) => call(providerCalls.provider.update, { params: { id }, body: { available } }),
  product: (id, status) => call(updateProduct, { params: { id }, body: { status } }),
};

interface Switched {
  kind: ProviderKind | 'product';
  id: string;
  available: boolean;
}

/** Switches a record of the user's own; shows at once what was asked for, and what is true again if the call fails. */
export function useAvailability({ kind, id, available }: Switched) {
  const queries = useQueryClient();
  const explain = useExplain();
  const change = useMutation({
    mutationFn: (next: boolean) => putOf[kind](id, next),
    // Two quick presses go out one after the other: the last one stands.
    scope: { id: `availability ${id}` },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
        // A product has a page of its own, which its owner may be looking at.
        kind === 'product' && queries.invalidateQueries({ queryKey: ['product', id] }),
      ]),
    onError: (error) => toast.error(explain(error), { id: 'availability' }),
  });
  return { available: change.isPending ? change.variables : available, change: change.mutate };
}
