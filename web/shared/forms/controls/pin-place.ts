import { useQuery } from '@tanstack/react-query';
import { suggestPlaces } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';

/** "Kothrud, Pune", of a PIN code; nothing until it is known. */
export function usePlaceOfPin(pin: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['places', pin],
    queryFn: ({ signal }) => call(suggestPlaces, { query: { q: pin ?? '' }, signal }),
    enabled: pin !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // A help, not a need.
    retry: false,
  });
  const place = data?.data[0];
  const placeName = usePlaceNames(place !== undefined);
  if (!place) return undefined;
  const names = [placeName(place.place), placeName(place.district)];
  return [...new Set(names)].join(', ');
}
