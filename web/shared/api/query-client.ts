import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { currentSession, onSessionChange } from './session.ts';
import { passedSince } from './spans.ts';

/** Seconds 15: how soon an open list sees a change (docs/rules.md#search-8). */
export const listRefresh = 15_000;

/** How long an answer is fresh, in milliseconds; one that the clock dates in the future is not. */
export const freshFor = (ms: number) => (query: { state: { dataUpdatedAt: number } }) =>
  Number.isFinite(passedSince(query.state.dataUpdatedAt)) ? ms : 0;

const worthAgain = (error: unknown): boolean =>
  error instanceof CallError && (error.problem === 'network' || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What the browser says of the line is no promise: it is tried, and a failure is told at once.
      networkMode: 'always',
      staleTime: freshFor(listRefresh),
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 2 && worthAgain(error),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The next session must not see what this session has read.
let token = currentSession()?.token;
onSessionChange(() => {
  const now = currentSession()?.token;
  if (token && token !== now) queryClient.clear();
  token = now;
});
