import type { QueryClient } from '@tanstack/react-query';

/** Under what hiring's answers stand in the query cache; all of them begin with `hiring`. */
export const hiringKeys = {
  all: ['hiring'],
  requests: (as: 'mine' | 'forMe') => ['hiring', 'requests', as],
  request: (id: string) => ['hiring', 'request', id],
  offers: (requestId: string) => ['hiring', 'offers', requestId],
  offer: (id: string) => ['hiring', 'offer', id],
  bookings: (as: 'customer' | 'provider', status?: string) => ['hiring', 'bookings', as, status ?? ''],
  openBooks: ['hiring', 'books', 'open'],
  booking: (id: string) => ['hiring', 'booking', id],
};

/** Asks again for what is on screen of hiring: one act changes a request, its offers, bookings and lists together. */
export const askHiringAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: hiringKeys.all });
