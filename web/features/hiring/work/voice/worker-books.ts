import { useQueries, useQuery } from '@tanstack/react-query';
import { type Booking, getBookings } from '#contract/hiring/bookings.calls.ts';
import { getOpenBooks } from '#contract/hiring/ledger.calls.ts';
import { call } from '#web/shared/api/api.ts';
import type { Book } from '../../ledger/book/book.ts';
import { bookQuery } from '../../ledger/book/use-book.ts';
import { hiringKeys } from '../../query-keys.ts';

/** More books are read one by one by those who have them. */
const mostBooks = 8;

const openBooksQuery = {
  queryKey: hiringKeys.openBooks,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(getOpenBooks, { signal })).data,
};
export const useOpenBooks = () => useQuery(openBooksQuery);

interface Books {
  books: Book[];
  isPending: boolean;
  isError: boolean;
}

function useBooks(ids: readonly string[] | undefined, isError: boolean): Books {
  const found = useQueries({ queries: (ids ?? []).slice(0, mostBooks).map(bookQuery) });
  return {
    books: found.flatMap(({ data }) => data ?? []),
    isPending: !ids || found.some((one) => one.isPending),
    isError: isError || found.some((one) => one.isError && !one.data),
  };
}

/** The books of one's work that is not over. */
export function useBooksAtHand(): Books {
  const open = useOpenBooks();
  return useBooks(
    open.data?.map(({ bookingId }) => bookingId),
    open.isError,
  );
}

const lately = 10;

/** One's bookings as a provider, by status; the newest first. */
export const bookingsQuery = (status: Booking['status']) => ({
  queryKey: [...hiringKeys.bookings('provider', status), lately],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(getBookings, { query: { as: 'provider', status, limit: lately }, signal })).data,
});

/** Of all work that may stand in these weeks, what is over too. */
export function useBooksOfWeeks(): Books {
  const open = useOpenBooks();
  const done = useQuery(bookingsQuery('done'));
  const ids = open.data &&
    done.data && [
      ...new Set([...open.data.map(({ bookingId }) => bookingId), ...done.data.map(({ _id }) => _id)]),
    ];
  return useBooks(ids, open.isError || done.isError);
}
