import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { QuoteBody } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { canSeal, sealAndSend } from '../quotes/seal/seal-quote.ts';

/** Seals a price on this device as the page for it does, once however often it is touched; what came of it is a screen. */
export function useLock(tender: Tender, onLocked: () => void) {
  const queries = useQueryClient();
  // Set at once, not with the next drawing.
  const busy = useRef(false);
  const sealing = useMutation({
    mutationFn: (body: QuoteBody) => sealAndSend(body, tender),
    onSuccess: onLocked,
    onSettled: async () => {
      // The server may have it all the same.
      await queries.invalidateQueries({ queryKey: ['contracts'] });
      busy.current = false;
    },
  });
  const lock = (body: QuoteBody) => {
    if (busy.current || !canSeal()) return;
    busy.current = true;
    sealing.mutate(body);
  };
  return { lock, busy: sealing.isPending, failed: sealing.isError || !canSeal() };
}
