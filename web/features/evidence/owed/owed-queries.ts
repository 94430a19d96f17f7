import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  deleteClaim,
  getClaim,
  getOwed,
  postClaim,
  postRemind,
  type ReadClaim,
} from '#contract/evidence/owed.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { toast } from '#web/shared/ui/toast.ts';

// They begin as hiring's keys do: what changes a booking or its book makes these old too.
const owedKey = ['hiring', 'owed'];
const claimKey = (id: string) => ['hiring', 'claim', id];

export const useOwed = () =>
  useQuery({ queryKey: owedKey, queryFn: async ({ signal }) => (await call(getOwed, { signal })).data });

/** As one side of the booking reads it; null where there is nothing to read. */
export const useClaim = (id: string) =>
  useQuery({
    queryKey: claimKey(id),
    queryFn: async ({ signal }): Promise<ReadClaim | null> =>
      (await call(getClaim, { params: { id }, signal })).data,
    enabled: id !== '',
  });

/** Keeps a claim on the screen as the server has it. */
export function useClaimNews(id: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    openConnection();
    return onServerEvent<{ _id: string }>('hiring', (news) => {
      if (news._id === id) void queries.invalidateQueries({ queryKey: claimKey(id) });
    });
  }, [queries, id]);
}

const acts = {
  remind: (id: string): Promise<unknown> => call(postRemind, { params: { id } }),
  claim: (id: string): Promise<unknown> => call(postClaim, { params: { id } }),
  withdraw: (id: string): Promise<unknown> => call(deleteClaim, { params: { id } }),
};

/** One act on a claim; done or refused, what is owed is asked for again. */
export function useClaimAct(id: string, act: keyof typeof acts) {
  const queries = useQueryClient();
  const explain = useExplain();
  return useMutation({
    mutationFn: async () => void (await acts[act](id)),
    networkMode: 'always',
    onError: (error) => toast.error(explain(error)),
    onSettled: () =>
      Promise.all([claimKey(id), owedKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
