import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getOffer, getOffersOfRequest } from '#contract/hiring/offers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { askAgain, askHiringAgain, hiringKeys, type News } from '../query-keys.ts';

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

/** Keeps requests, offers and bookings on the screen as the server has them. Once a page. */
export function useHiringNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    openConnection();
    const stops = [
      onServerEvent('reconnect', () => void askHiringAgain(queries)),
      onServerEvent<News>('hiring', (news) => void askAgain(queries, news)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}
