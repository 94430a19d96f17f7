import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postOffer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { newsAddress } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { type ToldBy, useClientId, useKeptToast } from '../offers/offer-acts.ts';
import type { TermsWritten } from '../offers/terms-values.ts';
import { askAgain } from '../query-keys.ts';

interface Sending {
  request: Pick<JobRequest, '_id' | 'customerName'>;
  item: RequestItem;
  listing: ListingRef;
  terms: TermsWritten;
}

/** Offers one of the user's listings for an item; where the first is taken it may be booked at once. */
export function useSendOffer(toldBy: ToldBy = 'toast') {
  const t = useMessages('offers');
  const queries = useQueryClient();
  const name = useClientId();
  const kept = useKeptToast();
  return useMutation({
    mutationFn: ({ request, item, listing: { kind, _id }, terms }: Sending) => {
      const clientId = name.take();
      return sendOrQueue(postOffer, {
        body: { clientId, itemId: item._id, listing: { kind, _id }, per: item.per, ...terms },
        waits: {
          id: clientId,
          kind: terms.price === item.price ? 'yes' : 'price',
          about: item._id,
          title: `${request.customerName}, ${rupees(terms.price)}`,
          change: { address: newsAddress({ kind: 'request', _id: request._id }) },
        },
      });
    },
    onSuccess: (went) => {
      // The next one is another offer.
      name.renew();
      if (toldBy === 'screen') return;
      if ('waits' in went) kept();
      else toast.success(went.sent.booking ? t.bookedToast : t.sentToast, { autoClose: 4000 });
    },
    onError: (error) => {
      if (error instanceof CallError && error.problem !== 'network') name.renew();
    },
    onSettled: (went, _error, { request }) => {
      const booking = went && 'sent' in went ? went.sent.booking : undefined;
      const made = booking ? [{ kind: 'booking', _id: booking._id } as const] : [];
      return askAgain(queries, { kind: 'request', _id: request._id }, ...made);
    },
  });
}
