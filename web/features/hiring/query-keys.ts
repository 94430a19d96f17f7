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
  settlement: (bookingId: string) => ['hiring', 'settlement', bookingId],
  /** @param workId of a booking or a contract */
  reviews: (workId: string) => ['hiring', 'reviews', workId],
};

/** What of hiring changed, as the server's events name it. */
export interface News {
  kind: 'request' | 'offer' | 'booking' | 'book' | 'calendar';
  _id: string;
}

/** What is owed by a book, as the pages of claims ask for it. */
const owedBy = (id: string) => [
  ['hiring', 'owed'],
  ['hiring', 'claim', id],
];

/** What of the query cache is old then. A book itself and a calendar ask for themselves again. */
export function staleBy({ kind, _id }: News): readonly (readonly string[])[] {
  if (kind === 'offer') return [hiringKeys.offer(_id), ['hiring', 'offers']];
  if (kind === 'request') return [hiringKeys.request(_id), hiringKeys.offers(_id), ['hiring', 'requests']];
  // Who is booked sees the address of the request; an accepted offer says what was booked of it.
  if (kind === 'booking')
    return [
      hiringKeys.booking(_id),
      hiringKeys.settlement(_id),
      hiringKeys.reviews(_id),
      ['hiring', 'bookings'],
      ['hiring', 'request'],
      ['hiring', 'offer'],
      ['hiring', 'offers'],
      hiringKeys.openBooks,
      ...owedBy(_id),
    ];
  if (kind === 'book') return [hiringKeys.settlement(_id), ...owedBy(_id)];
  return [];
}

/** Asks again for what is on screen of that. */
export async function askAgain(queries: QueryClient, ...news: News[]): Promise<void> {
  await Promise.all(news.flatMap(staleBy).map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Asks again for all of hiring that is on screen: after a time without a connection nobody named what changed. */
export const askHiringAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: hiringKeys.all });
