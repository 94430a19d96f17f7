import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postOffer } from '#contract/hiring/offers.ts';
import type { RequestItem } from '#contract/hiring/requests.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { useClientId } from '../../offers/offer-acts.ts';
import type { TermsWritten } from '../../offers/terms-values.ts';
import { askHiringAgain } from '../../terms/query-keys.ts';

interface Sending {
  item: RequestItem;
  listing: ListingRef;
  terms: TermsWritten;
}

/** Offers one of the user's listings for an item; where the first is taken it may be booked at once. */
export function useSendOffer() {
  const t = useMessages('offers');
  const queries = useQueryClient();
  const name = useClientId();
  return useMutation({
    mutationFn: ({ item, listing: { kind, _id }, terms }: Sending) =>
      call(postOffer, {
        body: {
          clientId: name.take(),
          itemId: item._id,
          listing: { kind, _id },
          per: item.per,
          ...terms,
        },
      }),
    onSuccess: ({ booking }) => {
      // The next one is another offer.
      name.renew();
      toast.success(booking ? t.bookedToast : t.sentToast, { autoClose: 4000 });
    },
    onError: (error) => {
      if (error instanceof CallError && error.problem !== 'network') name.renew();
    },
    onSettled: () => askHiringAgain(queries),
  });
}
