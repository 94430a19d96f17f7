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
import { newsAddress } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import type { QueuedKind } from '#web/shared/browser/outbox/queue.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { askAgain, hiringKeys } from '../terms/query-keys.ts';

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

/** Says that an act was kept and goes by itself. */
export function useKeptToast(): () => void {
  const { queue } = useMessages('shell');
  return () => toast.info(queue.kept, { id: 'kept' });
}

/** A page tells by a toast; worker mode has a screen for it, which a toast would cover. */
export type ToldBy = 'toast' | 'screen';

type OfOffer = Pick<Offer, '_id' | 'requestId' | 'author' | 'customerName' | 'listingName' | 'price'>;

/**
 * What the two sides of an offer can do with it. Its answer is shown at once; done or refused, the offer and its request
 * are asked for again.
 * Answers wait for a line; taking back does not, the other side may have answered by then.
 */
export function useOfferActs(offer: OfOffer, toldBy: ToldBy = 'toast') {
  const t = useMessages('offers');
  const queries = useQueryClient();
  const kept = useKeptToast();
  const acceptance = useClientId();
  const answer = useClientId();
  const refusal = useClientId();
  const params = { id: offer._id };
  const about = [
    { kind: 'offer', _id: offer._id },
    { kind: 'request', _id: offer.requestId },
  ] as const;
  const onSettled = () => askAgain(queries, ...about);
  const show = (answered: Offer) => queries.setQueryData(hiringKeys.offer(answered._id), answered);
  const waits = (kind: QueuedKind, id: string, price = offer.price) => ({
    id,
    kind,
    about: offer._id,
    title: `${offer.author === 'customer' ? offer.customerName : offer.listingName}, ${rupees(price)}`,
    change: { address: newsAddress({ kind: 'request', _id: offer.requestId }) },
  });
  const told = (went: object, sentence?: string) => {
    if (toldBy === 'screen') return;
    if ('waits' in went) kept();
    else if (sentence) toast.success(sentence, { autoClose: 4000 });
  };
  return {
    accept: useMutation({
      mutationFn: (count: number) => {
        const clientId = acceptance.take();
        return sendOrQueue(acceptOffer, { params, body: { clientId, count }, waits: waits('yes', clientId) });
      },
      onSuccess: (went) => {
        if ('sent' in went) queries.setQueryData(hiringKeys.booking(went.sent.data._id), went.sent.data);
        told(went, t.bookedToast);
      },
      onSettled: (went) => {
        const made = went && 'sent' in went ? [{ kind: 'booking', _id: went.sent.data._id } as const] : [];
        return askAgain(queries, ...about, ...made);
      },
    }),
    counter: useMutation({
      mutationFn: (body: Omit<CounterBody, 'clientId'>) => {
        const clientId = answer.take();
        return sendOrQueue(counterOffer, {
          params,
          body: { clientId, ...body },
          waits: waits('price', clientId, body.price),
        });
      },
      onSuccess: (went) => {
        if ('sent' in went) show(went.sent.data);
        told(went, t.sentToast);
      },
      onSettled,
    }),
    decline: useMutation({
      mutationFn: () => sendOrQueue(declineOffer, { params, waits: waits('no', refusal.take()) }),
      onSuccess: (went) => {
        if ('sent' in went) show(went.sent.data);
        told(went);
      },
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: () => call(withdrawOffer, { params }),
      onSuccess: ({ data }) => show(data),
      onSettled,
    }),
  };
}
