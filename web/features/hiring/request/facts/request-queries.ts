import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addRequestPeople, closeRequest, getRequest, passRequest } from '#contract/hiring/requests.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { call } from '#web/shared/api/api.ts';
import { askHiringAgain, hiringKeys } from '../../terms/query-keys.ts';

export const useRequest = (id: string) =>
  useQuery({
    queryKey: hiringKeys.request(id),
    queryFn: async ({ signal }) => (await call(getRequest, { params: { id }, signal })).data,
    enabled: id !== '',
  });

/** What the customer, or somebody who was asked, does with a request as a whole. */
export function useRequestActs(id: string) {
  const queries = useQueryClient();
  const onSettled = () => askHiringAgain(queries);
  const params = { id };
  return {
    close: useMutation({ mutationFn: () => call(closeRequest, { params, body: {} }), onSettled }),
    askMore: useMutation({
      mutationFn: (add: ListingRef[]) => call(addRequestPeople, { params, body: { add } }),
      onSettled,
    }),
    pass: useMutation({
      mutationFn: async (listings: readonly ListingRef[]) => {
        for (const { kind, _id } of listings)
          await call(passRequest, { params, body: { listing: { kind, _id } } });
      },
      onSettled,
    }),
  };
}
