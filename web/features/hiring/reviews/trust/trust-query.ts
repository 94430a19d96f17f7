import { useQuery } from '@tanstack/react-query';
import { getTrust } from '#contract/hiring/reviews.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { freshFor } from '#web/shared/api/query-client.ts';

const freshMs = 60_000;

/** What is known of somebody's work on Neev; undefined while it is not known. */
export const useTrust = (userId: string) =>
  useQuery({
    queryKey: ['trust', userId],
    queryFn: ({ signal }) => call(getTrust, { params: { userId }, signal }),
    staleTime: freshFor(freshMs),
    select: ({ data }) => data,
  }).data;
