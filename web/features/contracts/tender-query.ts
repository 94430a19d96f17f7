import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getTender, type Tender } from '#contract/contracts/tenders.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';

/** It begins with `hiring`: kept for when there is no line, and asked for again after one. */
export const tenderKey = (id: string) => ['hiring', 'tender', id];

export const tenderQuery = (id: string) =>
  queryOptions({
    queryKey: tenderKey(id),
    queryFn: async ({ signal }): Promise<Tender> => (await call(getTender, { params: { id }, signal })).data,
    enabled: id !== '',
  });

/** A tender, asked for again as soon as the server says that something of it changed. */
export function useTender(id: string) {
  useEffect(() => {
    openConnection();
    return onServerEvent<{ _id: string }>('hiring', ({ _id }) => {
      if (_id === id) void queryClient.invalidateQueries({ queryKey: ['hiring'] });
    });
  }, [id]);
  return useQuery(tenderQuery(id));
}
