import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import type { ListAddress } from './list-address.ts';

/** What every list can be narrowed and ordered by, as it is applied, in words. */
export function useAppliedWords({ maxPrice, place, radiusKm, available, sort }: ListAddress): string[] {
  const words = useMessages('providers');
  const language = useLanguage();
  const said = [
    maxPrice === undefined ? undefined : words.upTo(rupees(maxPrice, language)),
    place && radiusKm ? words.placeWithin(place, radiusKm) : place,
    available ? words.availableOnly : undefined,
    sort && words.sorts[sort],
  ];
  return said.filter((word) => word !== undefined);
}
