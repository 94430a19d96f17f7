import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getSecondFactor } from '#contract/accounts/second-factor.calls.ts';
import { call } from '#web/shared/api/api.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: async ({ signal }) => (await call(getSecondFactor, { signal })).data,
});

export function useReadAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(secondFactorQuery);
}
