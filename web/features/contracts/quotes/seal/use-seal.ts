import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { QuoteBody } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { noteRates } from '../prices/last-rates.ts';
import type { Prices } from '../typed/typed-quote.ts';
import { canSeal, sealAndSend } from './seal-quote.ts';

/** Seals what was read, once however often it is pressed, and shows its code. What was typed stays. */
export function useSeal(tender: Tender, listing: ListingRef) {
  const t = useMessages('quotes');
  const { queue } = useMessages('shell');
  const explain = useExplain();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // Set at once, not with the next drawing.
  const busy = useRef(false);
  const again = () => queries.invalidateQueries({ queryKey: ['contracts'] });
  const sealing = useMutation({
    mutationFn: ({ body }: { body: QuoteBody; prices: Prices }) => sealAndSend(body, tender),
    onSuccess: async (quote, { prices }) => {
      noteRates(prices.lines);
      if (quote) toast.success(t.sealedToast);
      else toast.info(queue.kept, { id: 'kept' });
      // Without a line the code is shown at once; nothing new comes that would be waited for.
      const refreshed = again();
      if (quote) await refreshed;
      await navigate({ to: '.', replace: true, search: { id: tender._id, listing: listing._id } });
      window.scrollTo({ top: 0 });
    },
    // The server may have it all the same.
    onError: again,
    onSettled: () => {
      busy.current = false;
    },
  });
  const seal = (body: QuoteBody, prices: Prices) => {
    if (busy.current || !canSeal()) return;
    busy.current = true;
    sealing.mutate({ body, prices });
  };
  const problem = canSeal() ? sealing.error && explain(sealing.error) : t.cannotSeal;
  return { seal, sealing: sealing.isPending, problem };
}
