import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  acceptOffer,
  type CounterBody,
  counterOffer,
  declineOffer,
  type Offer,
  withdrawOffer,
} from '#contract/hiring/offers.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { askHiringAgain } from '../terms/query-keys.ts';

/** One name for one thing that is written: tried again after a broken line it is still once. */
export function useClientId() {
  const name = useRef<string>(undefined);
  return {
    take: (): string => (name.current ??= crypto.randomUUID()),
    renew: () => {
      name.current = undefined;
    },
  };
}

/** What the two sides of an offer can do with it. Afterwards, done or refused, all of hiring is asked for again. */
export function useOfferActs({ _id: id }: Pick<Offer, '_id'>) {
  const t = useMessages('offers');
  const queries = useQueryClient();
  const acceptance = useClientId();
  const answer = useClientId();
  const params = { id };
  const onSettled = () => askHiringAgain(queries);
  return {
    accept: useMutation({
      mutationFn: (count: number) =>
        call(acceptOffer, { params, body: { clientId: acceptance.take(), count } }),
      onSuccess: () => toast.success(t.bookedToast, { autoClose: 4000 }),
      onSettled,
    }),
    counter: useMutation({
      mutationFn: (body: Omit<CounterBody, 'clientId'>) =>
        call(counterOffer, { params, body: { clientId: answer.take(), ...body } }),
      onSuccess: () => toast.success(t.sentToast),
      onSettled,
    }),
    decline: useMutation({ mutationFn: () => call(declineOffer, { params }), onSettled }),
    withdraw: useMutation({ mutationFn: () => call(withdrawOffer, { params }), onSettled }),
  };
}
