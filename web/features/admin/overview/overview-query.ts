import { useQuery } from '@tanstack/react-query';
import { getOverview } from '#contract/admin/admin.calls.ts';
import { call } from '#web/shared/api/api.ts';

/** How many of each there are, how many are verified, and how many messages are unread. */
export const useOverview = () =>
  useQuery({
    queryKey: ['adminOverview'],
    queryFn: ({ signal }) => call(getOverview, { signal }),
    select: ({ data }) => data,
  });
