import { queryOptions } from '@tanstack/react-query';
import { getSite } from '#contract/site/calls';
import { call } from './api.ts';

/** The operator's facts: they change with a restart of the server only. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
