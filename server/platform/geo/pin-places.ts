import { PIN, type Place, places } from './pin-table.ts';

/** The median element; the list has at least one. */
export function middleOf(places: Place[], by: (place: Place) => number): Place {
  const sorted = places.toSorted((a, b) => by(a) - by(b));
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('the middle of an empty list');
  return middle;
}

/** The place of exactly this PIN code (`^[1-8]\d{5}$`); undefined when the table has none. */
export function findPin(pin: string): Place | undefined {
  return places().byPin.get(pin);
}

/**
 * The place of this PIN code or, when it is unknown, the median position of the PINs that share its first
 * three digits (a sorting district, some 50 km wide), with `approximate: true`. Undefined when those are
 * unknown too, or when it is no PIN code.
 */
export function nearestKnown(pin: string): Place | undefined {
  if (!PIN.test(pin)) return undefined;
  const exact = findPin(pin);
  if (exact) return exact;
  const around = places().byPrefix.get(pin.slice(0, 3));
  if (!around) return undefined;
  const { lat, place, district, state } = middleOf(around, (p) => p.lat);
  const { lng } = middleOf(around, (p) => p.lng);
  return { pin, place, district, state, lat, lng, approximate: true };
}
