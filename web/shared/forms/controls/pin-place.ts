import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { suggestPlaces } from '#contract/marketplace/providers/providers.calls.ts';
import { pinOf } from '#contract/written.ts';
import { call } from '#web/shared/api/api.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import type { RegistrationForm } from '../table/form-values.ts';

/** So long one who goes on waits for the city of a PIN code; without it one types the city oneself. */
const patience = 3000;

/** The places of a PIN code, the nearest name first; asked for once. */
const placesOf = (pin: string | undefined) =>
  queryOptions({
    queryKey: ['places', pin],
    queryFn: ({ signal }) => call(suggestPlaces, { query: { q: pin ?? '' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A help, not a need.
    retry: false,
  });

export function useKnownPlace(pin: string | undefined) {
  const { data } = useQuery({ ...placesOf(pin), enabled: pin !== undefined });
  return data?.data[0];
}

/** "Kothrud, Pune", of a PIN code; nothing until it is known. */
export function usePlaceOfPin(pin: string | undefined): string | undefined {
  const place = useKnownPlace(pin);
  const placeName = usePlaceNames(place !== undefined);
  if (!place) return undefined;
  const names = [placeName(place.place), placeName(place.district)];
  return [...new Set(names)].join(', ');
}

/** Who goes on before the PIN code's answer is there is not told that their city is missing: it is waited for. */
export async function waitForCity(form: RegistrationForm, client: QueryClient): Promise<void> {
  const pin = pinOf(form.getValues('pin'));
  if (pin === undefined || form.getValues('address') !== '') return;
  const tooLong = new Promise<undefined>((done) => setTimeout(done, patience));
  const answer = client.fetchQuery(placesOf(pin)).catch(() => undefined);
  const found = (await Promise.race([answer, tooLong]))?.data[0];
  if (found && form.getValues('address') === '') form.setValue('address', found.place);
}
