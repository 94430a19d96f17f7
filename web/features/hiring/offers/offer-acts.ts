import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import {
  acceptOffer,
  type CounterBody,
  counterOffer,
  declineOffer,
  type Offer,
  withdrawOffer,
} from '#contract/hiring/offers.calls.ts';
import { newsAddress } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import type { QueuedKind } from '#web/shared/browser/outbox/queue.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { askAgain, hiringKeys } from '../query-keys.ts';

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

const haveBoth = ({ phones }: Booking): boolean => Boolean(phones.customer && phones.provider);

/** A page tells by a toast; worker mode has a screen for it, which a toast would cover. */
export type ToldBy = 'toast' | 'screen';

type OfOffer = Pick<Offer, '_id' | 'requestId' | 'author' | 'customerName' | 'listingName' | 'price'>;

/** What follows an act on an offer: its answer is shown at once, and the offer and its request are asked for again. */
function useFollow(offer: OfOffer, toldBy: ToldBy) {
  const queries = useQueryClient();
  const kept = useKeptToast();
  const about = [
    { kind: 'offer', _id: offer._id },
    { kind: 'request', _id: offer.requestId },
  ] as const;
  return {
    settled: () => askAgain(queries, ...about),
    booked: (booking: Booking | undefined) => {
      if (booking) queries.setQueryData(hiringKeys.booking(booking._id), booking);
      return askAgain(
        queries,
        ...about,
        ...(booking ? [{ kind: 'booking', _id: booking._id } as const] : []),
      );
    },
    show: (answered: Offer) => queries.setQueryData(hiringKeys.offer(answered._id), answered),
    told: (went: object, sentence?: string) => {
      if (toldBy === 'screen') return;
      if ('waits' in went) kept();
      else if (sentence) toast.success(sentence, { autoClose: 4000 });
    },
  };
}

/**
 * What the two sides of an offer can do with it. Answers wait for a line; taking back does not, the other side may have
 * answered by then.
 */
export function useOfferActs(offer: OfOffer, toldBy: ToldBy = 'toast') {
  const t = useMessages('offers');
  const acceptance = useClientId();
  const answer = useClientId();
  const refusal = useClientId();
  const { settled, booked, show, told } = useFollow(offer, toldBy);
  const params = { id: offer._id };
  const waits = (kind: QueuedKind, id: string, price = offer.price) => ({
    id,
    kind,
    about: offer._id,
    title: `${offer.author === 'customer' ? offer.customerName : offer.listingName}, ${rupees(price)}`,
    change: { address: newsAddress({ kind: 'request', _id: offer.requestId }) },
  });
  const answered = (went: { sent: { data: Offer } } | { waits: true }, sentence?: string) => {
    if ('sent' in went) show(went.sent.data);
    told(went, sentence);
  };
  return {
    accept: useMutation({
      mutationFn: (count: number) => {
        const clientId = acceptance.take();
        return sendOrQueue(acceptOffer, { params, body: { clientId, count }, waits: waits('yes', clientId) });
      },
      // Said only where it is true: a site's phone may be missing yet.
      onSuccess: (went) =>
        told(went, 'sent' in went && haveBoth(went.sent.data) ? t.bookedToast : t.bookedAlone),
      onSettled: (went) => booked(went && 'sent' in went ? went.sent.data : undefined),
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
      onSuccess: (went) => answered(went, t.sentToast),
      onSettled: settled,
    }),
    decline: useMutation({
      mutationFn: () => sendOrQueue(declineOffer, { params, waits: waits('no', refusal.take()) }),
      onSuccess: (went) => answered(went),
      onSettled: settled,
    }),
    withdraw: useMutation({
      mutationFn: () => call(withdrawOffer, { params }),
      onSuccess: ({ data }) => show(data),
      onSettled: settled,
    }),
  };
}
