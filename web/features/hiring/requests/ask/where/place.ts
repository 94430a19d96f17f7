import { useQuery } from '@tanstack/react-query';
import { suggestPlaces } from '#contract/marketplace/providers/providers.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';

/** "Kothrud, Pune", of a PIN code; nothing until it is known. */
export function usePlace(pin: string | undefined): string | undefined {
  const { where: t } = useMessages('requests');
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
  return place && t.place(placeName(place.place), placeName(place.district));
}
