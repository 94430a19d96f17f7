import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getTender, type Tender } from '#contract/contracts/tenders.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';

/** A tender, asked for again as soon as the server says that something of it changed. */
export function useTender(id: string) {
  const queries = useQueryClient();
  useEffect(() => {
    openConnection();
    const ask = () => void queries.invalidateQueries({ queryKey: ['contracts'] });
    const stops = [
      onServerEvent('reconnect', ask),
      onServerEvent<{ kind: string }>('hiring', ({ kind }) => {
        if (kind === 'tender') ask();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
  return useQuery({
    queryKey: ['contracts', 'tenders', 'one', id],
    queryFn: async ({ signal }): Promise<Tender> => (await call(getTender, { params: { id }, signal })).data,
    enabled: id !== '',
  });
}
