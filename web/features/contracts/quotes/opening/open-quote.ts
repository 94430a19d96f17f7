import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openQuote } from '#contract/contracts/quotes.calls.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';

type Became = 'open' | 'void' | 'waits';
interface Opening {
  quoteId: string;
  code: string;
  /** Whose price it is, for where it waits. */
  title: string;
}

/**
 * Sends the code of a price from its hour on; without a line it waits.
 * @returns whether it is open now, or waits
 * @throws CallError as 'not-yet' or 'opening-code-wrong'
 */
async function sendCode({ quoteId, code, title }: Opening): Promise<Became> {
  const went = await sendOrQueue(openQuote, {
    params: { id: quoteId },
    body: { code },
    guests: true,
    waits: { id: `opening ${quoteId}`, kind: 'opening', about: quoteId, title },
  });
  if (!('sent' in went)) return 'waits';
  return went.sent.data.status === 'void' ? 'void' : 'open';
}

/** Opens a price with its code, and asks again for what is shown of it. @param onBecame hears what became of it */
export function useOpening(onBecame: (became: Became) => unknown) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: sendCode,
    onSuccess: async (became) => {
      await onBecame(became);
      await queries.invalidateQueries({ queryKey: ['contracts'] });
    },
  });
}
