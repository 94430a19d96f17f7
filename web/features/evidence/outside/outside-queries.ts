import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  confirmOutsideDays,
  deleteOutsideDays,
  getOutsideDays,
  postOutsideDays,
} from '#contract/evidence/outside-days.calls.ts';
import { call } from '#web/shared/api/api.ts';

/** What the form sends, as it was typed. */
export interface Typed {
  clientId: string;
  employerName: string;
  employerPhone: string;
  pin: string;
  trade: string;
  dates: string[];
}

export const ownOutside = queryOptions({
  queryKey: ['outside-days'],
  queryFn: async ({ signal }) => (await call(getOutsideDays, { signal })).data,
});

function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: ownOutside.queryKey }),
  });
}

export const useAskOutside = () => useAct((body: Typed) => call(postOutsideDays, { body }));

export const useConfirmOutside = (id: string) =>
  useAct((code: string) => call(confirmOutsideDays, { params: { id }, body: { code } }));

export const useRemoveOutside = () => useAct((id: string) => call(deleteOutsideDays, { params: { id } }));
