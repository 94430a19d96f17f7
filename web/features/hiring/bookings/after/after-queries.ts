import { useQuery, useQueryClient } from '@tanstack/react-query';
import { putUpi } from '#contract/accounts/upi.calls.ts';
import {
  getSettlement,
  postAgain,
  postReplacement,
  putLateFee,
  putNoDeposit,
  putSite,
} from '#contract/hiring/after-booking.calls.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { postLedger } from '#contract/hiring/ledger.calls.ts';
import type { SiteBody } from '#contract/hiring/site-body.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import type { EntrySays } from '#domain/ledger/entry.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { bookKey } from '#web/shared/work-book/books.ts';
import { useClientId } from '../../offers/offer-acts.ts';
import { askAgain, hiringKeys } from '../../query-keys.ts';
import { useOnce } from '../parts/use-once.ts';

export const settlementQuery = (id: string) => ({
  queryKey: hiringKeys.settlement(id),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(getSettlement, { params: { id }, signal })).data,
});
export const useSettlement = (id: string) => useQuery(settlementQuery(id));

/** What follows an act: the booking and its sums are asked for again, done or refused. */
function useAgain(booking: Pick<Booking, '_id' | 'requestId'>) {
  const queries = useQueryClient();
  return () =>
    askAgain(
      queries,
      { kind: 'booking', _id: booking._id },
      { kind: 'request', _id: booking.requestId },
      { kind: 'book', _id: booking._id },
    );
}

/** Says in words why nothing was done. */
function useSayFailure() {
  const explain = useExplain();
  return (error: unknown) => toast.error(explain(error));
}

/** Without a line the same name goes out again; an answer, also a refusal, ends it. */
const wasHeard = (error: Error): boolean => error instanceof CallError && error.problem !== 'network';

/** Writes into the book of a booking: what was paid or received, or days that nobody wrote. */
export function useWrite(booking: Pick<Booking, '_id' | 'requestId'>) {
  const queries = useQueryClient();
  const again = useAgain(booking);
  const sayFailure = useSayFailure();
  return useOnce({
    mutationFn: async (says: EntrySays[]) => {
      const entries = says.map((one) => ({
        ...one,
        clientId: crypto.randomUUID(),
        saidAt: now().toISOString(),
      }));
      const { data } = await call(postLedger, { params: { bookingId: booking._id }, body: { entries } });
      const refused = data.find(({ problem }) => problem)?.problem;
      if (refused) throw new CallError(refused.type.replace('/problems/', '') as CallError['problem']);
    },
    onError: sayFailure,
    onSettled: async () => {
      await Promise.all([
        again(),
        queries.invalidateQueries({ queryKey: bookKey({ bookingId: booking._id }) }),
      ]);
    },
  });
}

export function useLateFee(booking: Pick<Booking, '_id' | 'requestId'>) {
  return useOnce({
    mutationFn: (amount: number) => call(putLateFee, { params: { id: booking._id }, body: { amount } }),
    onError: useSayFailure(),
    onSettled: useAgain(booking),
  });
}

export function useNoDeposit(booking: Pick<Booking, '_id' | 'requestId'>) {
  return useOnce<unknown, void>({
    mutationFn: () => call(putNoDeposit, { params: { id: booking._id } }),
    onError: useSayFailure(),
    onSettled: useAgain(booking),
  });
}

/** Says or takes away where the user is paid by UPI. */
export function useSaveUpi(booking: Pick<Booking, '_id' | 'requestId'>) {
  return useOnce({
    mutationFn: (upi: string | null) => call(putUpi, { body: { upi } }),
    onSettled: useAgain(booking),
  });
}

/** Says where the work is. */
export function useSaySite(booking: Booking) {
  const queries = useQueryClient();
  return useOnce({
    mutationFn: (site: SiteBody) => call(putSite, { params: { id: booking._id }, body: site }),
    onSuccess: ({ data }) => void queries.setQueryData(hiringKeys.booking(booking._id), data),
    onSettled: useAgain(booking),
  });
}

/** Asks others in place of who does not come. */
export function useReplace(booking: Booking) {
  const wish = useClientId();
  return useOnce({
    mutationFn: () => call(postReplacement, { params: { id: booking._id }, body: { clientId: wish.take() } }),
    onSuccess: wish.renew,
    onError: (error) => {
      if (wasHeard(error)) wish.renew();
    },
    onSettled: useAgain(booking),
  });
}

/** Asks the same listing for other days. */
export function useHireAgain(booking: Booking) {
  const wish = useClientId();
  return useOnce({
    mutationFn: (dates: Dates) =>
      call(postAgain, { params: { id: booking._id }, body: { clientId: wish.take(), dates } }),
    onSuccess: wish.renew,
    onError: (error) => {
      if (wasHeard(error)) wish.renew();
    },
    onSettled: useAgain(booking),
  });
}
