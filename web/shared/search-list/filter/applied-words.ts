import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import type { ListAddress } from './list-address.ts';

/** What every list can be narrowed and ordered by, as it is applied, in words. */
export function useAppliedWords({ maxPrice, place, radiusKm, available, sort }: ListAddress): string[] {
  const t = useMessages('providers');
  const language = useLanguage();
  const said = [
    maxPrice === undefined ? undefined : t.upTo(rupees(maxPrice, language)),
    place && radiusKm ? t.placeWithin(place, radiusKm) : place,
    available ? t.availableOnly : undefined,
    sort && t.sorts[sort],
  ];
  return said.filter((word) => word !== undefined);
}
