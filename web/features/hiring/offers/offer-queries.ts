import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOffer, getOffersOfRequest } from '#contract/hiring/offers.ts';
import { call } from '#web/shared/api/api.ts';
import { onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { askHiringAgain, hiringKeys } from '../terms/query-keys.ts';

export const useOffer = (id: string) =>
  useQuery({
    queryKey: hiringKeys.offer(id),
    queryFn: async ({ signal }) => (await call(getOffer, { params: { id }, signal })).data,
  });

/** A request's offers, as many as one page of the server holds. */
export const useOffersOf = (requestId: string) =>
  useQuery({
    queryKey: hiringKeys.offers(requestId),
    queryFn: async ({ signal }) =>
      (await call(getOffersOfRequest, { params: { id: requestId }, query: { limit: 100 }, signal })).data,
    enabled: requestId !== '',
  });

interface News {
  kind: 'request' | 'offer' | 'booking' | 'book' | 'calendar';
  _id: string;
}

/** What of the query cache an event of the server makes old. */
export function staleBy({ kind, _id }: News): readonly string[][] {
  if (kind === 'offer') return [hiringKeys.offer(_id), ['hiring', 'offers']];
  if (kind === 'request') return [hiringKeys.request(_id), hiringKeys.offers(_id), ['hiring', 'requests']];
  // Who is booked sees the address of the request.
  if (kind === 'booking') return [hiringKeys.booking(_id), ['hiring', 'bookings'], ['hiring', 'request']];
  return [];
}

/** Keeps requests, offers and bookings on the screen as the server has them. Once a page. */
export function useHiringNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    openConnection();
    const stops = [
      onServerEvent('reconnect', () => void askHiringAgain(queries)),
      onServerEvent<News>('hiring', (news) => {
        for (const queryKey of staleBy(news)) void queries.invalidateQueries({ queryKey });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}
