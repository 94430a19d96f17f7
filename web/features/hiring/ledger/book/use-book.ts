import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getBooking } from '#contract/hiring/bookings.calls.ts';
import { getHajri, type HajriBook } from '#contract/hiring/ledger.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { onReconnect, onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { bookKey } from './book-key.ts';
import { type Book, knownBook, knownHead, lastKnown, stillKnown, withDays, withKnown } from './known-book.ts';
import { bookSent } from './send-entries.ts';

/** A long book comes in parts. */
async function whole(bookingId: string, part: HajriBook, signal: AbortSignal): Promise<HajriBook> {
  let book = part;
  while (book.more) {
    const query = { after: book.data.at(-1)?.seq };
    const next = await call(getHajri, { params: { bookingId }, query, signal });
    if ('unchanged' in next) break;
    book = { ...next, data: [...book.data, ...next.data], days: withDays(book.days, next.days) };
  }
  return book;
}

/** Asks only for the lines that this page has not had. */
async function fetchBook(bookingId: string, signal: AbortSignal): Promise<Book> {
  const after = lastKnown(bookingId);
  const query = { after, head: knownHead(bookingId) };
  const book = await call(getHajri, { params: { bookingId }, query, signal });
  const known =
    'unchanged' in book
      ? stillKnown(bookingId, book)
      : withKnown(bookingId, await whole(bookingId, book, signal), after);
  // Who logged out meanwhile has no book any more.
  if (!known) throw new CallError('network');
  return known;
}

/** Milliseconds; what slips between a reading and the connection that opens just then is found a minute later. */
const justNow = 10_000;

/** Hears of what is written, and asks for it where this page has not got it from its own call. */
function hearOf(bookingId: string): () => void {
  const queryKey = bookKey(bookingId);
  const ask = () => void queryClient.invalidateQueries({ queryKey });
  const stops = [
    onReconnect(() => {
      const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
      if (passedSince(dataUpdatedAt) > justNow) ask();
    }),
    onServerEvent<{ _id: string; head?: string }>('hiring', async ({ _id, head }) => {
      if (_id !== bookingId) return;
      await bookSent();
      if (knownBook(bookingId)?.head !== head) ask();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export const bookQuery = (bookingId: string) =>
  queryOptions({
    queryKey: bookKey(bookingId),
    queryFn: ({ signal }) => fetchBook(bookingId, signal),
  });

export function useBook(bookingId: string) {
  useEffect(() => {
    openConnection();
    return hearOf(bookingId);
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
