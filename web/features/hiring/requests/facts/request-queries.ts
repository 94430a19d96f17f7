import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addRequestPeople,
  closeRequest,
  getRequest,
  type JobRequest,
  passRequest,
  widenRequest,
} from '#contract/hiring/requests.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { newsAddress } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { useKeptToast } from '../../offers/offer-acts.ts';
import { askAgain, hiringKeys } from '../../query-keys.ts';

export const useRequest = (id: string) =>
  useQuery({
    queryKey: hiringKeys.request(id),
    queryFn: async ({ signal }) => (await call(getRequest, { params: { id }, signal })).data,
    enabled: id !== '',
  });

/** What the customer, or somebody who was asked, does with a request as a whole. */
export function useRequestActs({ _id: id, customerName }: Pick<JobRequest, '_id' | 'customerName'>) {
  const kept = useKeptToast();
  const queries = useQueryClient();
  const onSettled = () => askAgain(queries, { kind: 'request', _id: id });
  const params = { id };
  return {
    close: useMutation({ mutationFn: () => call(closeRequest, { params, body: {} }), onSettled }),
    askMore: useMutation({
      mutationFn: (add: ListingRef[]) => call(addRequestPeople, { params, body: { add } }),
      onSettled,
    }),
    widen: useMutation({
      mutationFn: (radiusKm: number) => call(widenRequest, { params, body: { radiusKm } }),
      onSettled,
    }),
    pass: useMutation({
      /** @returns whether it waits for a line */
      mutationFn: async (listings: readonly ListingRef[]) => {
        let waits = false;
        for (const { kind, _id } of listings) {
          const went = await sendOrQueue(passRequest, {
            params,
            body: { listing: { kind, _id } },
            waits: {
              id: `no ${id} ${_id}`,
              kind: 'no',
              about: id,
              title: customerName,
              change: { address: newsAddress({ kind: 'request', _id: id }) },
            },
          });
          waits ||= 'waits' in went;
        }
        if (waits) kept();
        return waits;
      },
      onSettled,
    }),
  };
}
