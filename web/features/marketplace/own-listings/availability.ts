import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { updateProduct } from '#contract/marketplace/products.calls.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { sendOrQueue, type Waits } from '#web/shared/browser/outbox/send-queue.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';

type Put = (available: boolean, on: { params: { id: string }; waits: Waits }) => Promise<object>;

// A worker's, a contractor's and a product's `status` is availability; a group's and an engineer's is verification (docs/rules.md#marketplace-4).
const putOf: Record<ProviderKind | 'product', Put> = {
  worker: (status, on) => sendOrQueue(providerCalls.worker.update, { ...on, body: { status } }),
  contractor: (status, on) => sendOrQueue(providerCalls.contractor.update, { ...on, body: { status } }),
  groupWorker: (available, on) =>
    sendOrQueue(providerCalls.groupWorker.update, { ...on, body: { available } }),
  engineer: (available, on) => sendOrQueue(providerCalls.engineer.update, { ...on, body: { available } }),
  provider: (available, on) => sendOrQueue(providerCalls.provider.update, { ...on, body: { available } }),
  product: (status, on) => sendOrQueue(updateProduct, { ...on, body: { status } }),
};

interface Switched {
  kind: ProviderKind | 'product';
  id: string;
  name: string;
  available: boolean;
}

/**
 * Switches a record of the user's own, in the order of the presses; shows at once what was asked for, and what is true again if the call fails. Without
 * a line it waits (docs/rules.md#offline-9).
 */
export function useAvailability({ kind, id, name, available }: Switched) {
  const queries = useQueryClient();
  const explain = useExplain();
  const waiting = useQueuedAbout(id);
  const change = useMutation({
    mutationFn: (next: boolean) => {
      const waits: Waits = { id: `free ${id}`, kind: next ? 'free' : 'busy', about: id, title: name };
      return putOf[kind](next, { params: { id }, waits });
    },
    onSuccess: (went) => {
      const again = Promise.all([
        queries.invalidateQueries({ queryKey: meQuery.queryKey }),
        // A product has a page of its own, which its owner may be looking at.
        kind === 'product' && queries.invalidateQueries({ queryKey: ['product', id] }),
      ]);
      // Without a line there is nothing to wait for.
      return 'waits' in went ? undefined : again;
    },
    onError: (error) => toast.error(explain(error), { id: 'availability' }),
  });
  const kept = waiting && !waiting.refused ? waiting.kind === 'free' : available;
  return { available: change.isPending ? change.variables : kept, change: change.mutate };
}
