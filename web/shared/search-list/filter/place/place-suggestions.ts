import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { suggestPlaces } from '#contract/marketplace/providers/calls.ts';
import { call } from '#web/shared/api/api.ts';

export interface PlaceSuggestion {
  value: string;
  label: string;
}

/** Places whose name begins as typed; none while it is too short or looks like a PIN code. */
export function usePlaceSuggestions(typed: string): PlaceSuggestion[] {
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['places', q],
    queryFn: ({ signal }) => call(suggestPlaces, { query: { q }, signal }),
    enabled: q.length > 1 && !/^\d/.test(q),
    staleTime: Number.POSITIVE_INFINITY,
    // A help, not a need: without it one types the name oneself.
    retry: false,
  });
  const byName = new Map((data?.data ?? []).map((found) => [found.place, found]));
  return [...byName.values()].map(({ place, district, state }) => ({
    value: place,
    label: `${district}, ${state}`,
  }));
}
