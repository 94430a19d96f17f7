import { useQuery } from '@tanstack/react-query';
import { getUnansweredCounts } from '#contract/assistant/unanswered.calls.ts';
import { call } from '#web/shared/api/api.ts';

export const useUnanswered = () =>
  useQuery({
    queryKey: ['adminUnanswered'],
    queryFn: async ({ signal }) => (await call(getUnansweredCounts, { signal })).data,
  });
export type Unanswered = NonNullable<ReturnType<typeof useUnanswered>['data']>[number];
