import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { daySpan, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import type { ListAddress } from './list-address.ts';

/** What every list can be narrowed and ordered by, as it is applied, in words. */
export function useAppliedWords(address: ListAddress): string[] {
  const t = useMessages('providers');
  const language = useLanguage();
  const placeName = usePlaceNames();
  const label = useCategoryLabel();
  const { trade, maxPrice, radiusKm, available, sort } = address;
  const { freeFrom, freeTo, freePart, freeCount } = address;
  const place = address.place && placeName(address.place);
  const said = [
    trade && label(trade),
    maxPrice === undefined ? undefined : t.upTo(rupees(maxPrice)),
    place && radiusKm ? t.placeWithin(place, radiusKm) : place,
    available ? t.availableOnly : undefined,
    freeFrom && t.freeOn(daySpan(freeFrom, freeTo, language), freePart && t.halfDays[freePart]),
    freeCount === undefined ? undefined : t.freeAtOnce(freeCount),
    sort && t.sorts[sort],
  ];
  return said.filter((word) => word !== undefined);
}
