import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBooking } from '#contract/hiring/bookings.ts';
import { getHajri, type HajriBook } from '#contract/hiring/ledger.ts';
import type { Entry } from '#domain/work-ledger/entry.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { onReconnect, onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { bookKey } from './book-key.ts';

/** A book as the page works with it. */
export interface Book extends Omit<HajriBook, 'data'> {
  bookingId: string;
  entries: Entry[];
}

/** Asks only for the lines that this page has not had: they never change. */
async function fetchBook(bookingId: string, signal: AbortSignal): Promise<Book> {
  const known = queryClient.getQueryData<Book>(bookKey(bookingId));
  const after = known?.entries.at(-1)?.seq ?? 0;
  const { data, ...book } = await call(getHajri, { params: { bookingId }, query: { after }, signal });
  // By the contract each kind has its body.
  const fresh = data as unknown as Entry[];
  return { ...book, bookingId, entries: [...(known?.entries ?? []), ...fresh] };
}

export function useBook(bookingId: string) {
  useEffect(() => {
    openConnection();
    const ask = () => void queryClient.invalidateQueries({ queryKey: bookKey(bookingId) });
    const stops = [
      onReconnect(ask),
      onServerEvent<{ kind: string; _id: string }>('hiring', ({ _id }) => _id === bookingId && ask()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [bookingId]);
  return useQuery({
    queryKey: bookKey(bookingId),
    queryFn: ({ signal }) => fetchBook(bookingId, signal),
    enabled: bookingId !== '',
    // The other side may write at any time, on a phone that has no line just now.
    refetchInterval: 60_000,
  });
}

/** Who hires whom; a crew's member has no part in the booking itself, and does without. */
export function useBookingNames(bookingId: string) {
  const { data } = useQuery({
    queryKey: ['booking', bookingId, 'names'],
    queryFn: async ({ signal }) => {
      try {
        const { data: booking } = await call(getBooking, { params: { id: bookingId }, signal });
        return {
          customer: booking.customerName,
          provider: booking.listingName,
          place: booking.place,
        };
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: bookingId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
