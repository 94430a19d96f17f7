import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { suggestPlaces } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';

export interface PlaceSuggestion {
  /** In the reader's script. */
  value: string;
  label: string;
  /** As it is stored and asked for. */
  place: string;
}

/** Places whose name begins as typed, in any script; none while it is too short or looks like a PIN code. */
export function usePlaceSuggestions(typed: string): PlaceSuggestion[] {
  const q = useDeferredValue(typed.trim());
  const isName = q.length > 1 && !/^\p{Nd}/u.test(q);
  const placeName = usePlaceNames(isName);
  const { data } = useQuery({
    queryKey: ['places', q],
    queryFn: ({ signal }) => call(suggestPlaces, { query: { q }, signal }),
    enabled: isName,
    staleTime: Number.POSITIVE_INFINITY,
    // A help, not a need: without it one types the name oneself.
    retry: false,
  });
  const byName = new Map((data?.data ?? []).map((found) => [found.place, found]));
  return [...byName.values()].map(({ place, district, state }) => ({
    value: placeName(place),
    label: `${placeName(district)}, ${placeName(state)}`,
    place,
  }));
}
