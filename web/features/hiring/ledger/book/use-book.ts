import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBooking } from '#contract/hiring/bookings.calls.ts';
import { getLedger } from '#contract/hiring/ledger.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { openConnection } from '#web/shared/realtime/connection.ts';
import { bookKey } from '#web/shared/work-book/books.ts';
import { hearOf, readBook } from '#web/shared/work-book/read-book.ts';

export const bookQuery = (bookingId: string) =>
  queryOptions({
    queryKey: bookKey({ bookingId }),
    queryFn: ({ signal }) =>
      readBook({ bookingId }, (after, head) =>
        call(getLedger, { params: { bookingId }, query: { after, head }, signal }),
      ),
  });

export function useBook(bookingId: string) {
  useEffect(() => {
    openConnection();
    return hearOf({ bookingId });
  }, [bookingId]);
  return useQuery({
    ...bookQuery(bookingId),
    enabled: bookingId !== '',
    // The other side may write at any time, on a phone that has no line just now.
    refetchInterval: 60_000,
  });
}

/** The two sides of a hire; a crew's member has no part in the booking itself, and does without. */
const namesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['booking', bookingId, 'names'],
    queryFn: async ({ signal }) => {
      try {
        const { data: booking } = await call(getBooking, { params: { id: bookingId }, signal });
        return {
          customer: booking.customerName,
          customerPic: booking.customerPic,
          provider: booking.listingName,
          owner: booking.providerName,
          kind: booking.listing.kind,
          place: booking.place,
        };
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: bookingId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // A book opens without a line, and its names are asked for once.
    refetchOnReconnect: true,
  });

export const useBookingNames = (bookingId: string) => useQuery(namesQuery(bookingId)).data ?? undefined;

/** The customers of several bookings, as far as they are known. */
export function useNamesOf(bookingIds: readonly string[]): ReadonlyMap<string, string> {
  const ids = [...new Set(bookingIds)];
  const found = useQueries({ queries: ids.map(namesQuery) });
  return new Map(
    ids.flatMap((id, at): [string, string][] => {
      const names = found[at]?.data;
      return names ? [[id, names.customer]] : [];
    }),
  );
}
