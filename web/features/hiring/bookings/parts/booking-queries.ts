import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerChange,
  type Booking,
  type BookingAct,
  getBooking,
  getBookings,
  getBookingUnits,
  postChange,
  setBookingState,
  swapUnits,
} from '#contract/hiring/bookings.calls.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { useClientId, useKeptToast } from '../../offers/offer-acts.ts';
import { askAgain, hiringKeys } from '../../query-keys.ts';
import { useOther, useOtherName, useSideOf } from './sides.ts';
import { useOnce } from './use-once.ts';

export const useBooking = (id: string) =>
  useQuery({
    queryKey: hiringKeys.booking(id),
    queryFn: async ({ signal }) => (await call(getBooking, { params: { id }, signal })).data,
    enabled: id !== '',
  });

/** The newest bookings of both sides, to stand beside one. */
export const useBookingsBeside = (enabled: boolean) =>
  useQuery({
    queryKey: ['hiring', 'bookings', 'both', 'beside'],
    queryFn: async ({ signal }) => (await call(getBookings, { signal })).data,
    enabled,
  });

/** The provider's people or machines, for a swap. */
export const useUnits = (id: string) =>
  useQuery({
    queryKey: [...hiringKeys.booking(id), 'units'],
    queryFn: async ({ signal }) => (await call(getBookingUnits, { params: { id }, signal })).data,
  });

/** Says why nothing was done; where somebody was quicker, that the page now shows how it stands. */
function useSayFailure() {
  const { changed } = useMessages('work');
  const explain = useExplain();
  return (error: unknown) => {
    const stale = error instanceof CallError && error.problem === 'state-changed';
    toast.error(stale ? changed : explain(error));
  };
}

interface Said {
  to: BookingAct;
  reason?: string;
  text?: string;
}
export interface Wanted {
  dates?: Dates;
  count?: number;
  price?: number;
}

/** That the work has begun waits for a line; what ends it, or says something of the other side, does not. */
export const mayWait = ({ status }: Booking, to: BookingAct): boolean =>
  status === 'agreed' && to === 'under_way';

/** Says what became of a booking; that the work has begun waits for a line. */
export function useSayState(booking: Booking) {
  const { _id: id, version } = booking;
  const { name: title } = useOther(booking, useSideOf(booking));
  return async (said: Said): Promise<object> => {
    const asked = { params: { id }, body: { version, ...said } };
    if (!mayWait(booking, said.to)) return call(setBookingState, asked);
    return sendOrQueue(setBookingState, {
      ...asked,
      waits: { id: `came ${id}`, kind: 'came', about: id, title },
    });
  };
}

/** What a side does with a booking. Afterwards, done or refused, it is asked for again, with its request. */
export function useBookingActs(booking: Booking) {
  const { _id: id, version } = booking;
  const t = useMessages('work');
  const name = useOtherName(booking, useSideOf(booking));
  const queries = useQueryClient();
  const wish = useClientId();
  const sayFailure = useSayFailure();
  const kept = useKeptToast();
  const params = { id };
  // Waited for where something answered: without a line there is nothing to wait for.
  const onSettled = (went: object | undefined, error: Error | null) => {
    const again = askAgain(
      queries,
      { kind: 'booking', _id: id },
      { kind: 'request', _id: booking.requestId },
    );
    const isCut = error instanceof CallError && error.problem === 'network';
    return isCut || (went && 'waits' in went) ? undefined : again;
  };
  return {
    say: useOnce({
      mutationFn: useSayState(booking),
      onSuccess: (went, { to }) => {
        // A machine that is handed over is not at work.
        const isOut = to === 'under_way' && booking.listing.kind === 'product';
        return 'waits' in went ? kept() : toast.success(isOut ? t.said.agreed() : t.said[to](name));
      },
      onError: sayFailure,
      onSettled,
    }),
    swap: useOnce({
      mutationFn: (unitIds: string[]) => call(swapUnits, { params, body: { version, unitIds } }),
      onSuccess: () => toast.success(t.swapped(name)),
      onError: sayFailure,
      onSettled,
    }),
    ask: useOnce({
      mutationFn: (wanted: Wanted) =>
        call(postChange, { params, body: { clientId: wish.take(), ...wanted } }),
      onSuccess: () => {
        wish.renew();
        toast.success(t.changeAsked(name));
      },
      onError: (error) => {
        if (error instanceof CallError && error.problem !== 'network') wish.renew();
      },
      onSettled,
    }),
    answer: useOnce({
      mutationFn: ({ changeId, accept }: { changeId: string; accept: boolean }) =>
        call(answerChange, { params: { id, changeId }, body: { accept } }),
      onSuccess: (_, { accept }) => toast.success(accept ? t.changeDone : t.changeRefused),
      onError: sayFailure,
      onSettled,
    }),
  };
}
