import { queryOptions } from '@tanstack/react-query';
import { getSecondFactor } from '#contract/accounts/second-factor/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: async ({ signal }) => (await call(getSecondFactor, { signal })).data,
});

export const readSecondFactorAnew = () => queryClient.invalidateQueries(secondFactorQuery);
