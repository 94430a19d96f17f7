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

/** Town and district of a PIN, as text; the PIN where neither is known. */
export function placeName(pin: string): string {
  const place = nearestKnown(pin);
  if (!place) return pin;
  const { place: town, district } = place;
  return town === district ? town : `${town}, ${district}`;
}

const farthestDegrees = 1.5;

/**
 * Towns round a point, the nearest first, each with its PIN code that is nearest. None is farther than some 150 km: whose
 * phone is elsewhere in the world has none.
 */
export function townsNear({ lat, lng }: Pick<Place, 'lat' | 'lng'>, limit: number): Place[] {
  // A degree of longitude is the shorter, the farther from the equator.
  const narrow = Math.cos((lat * Math.PI) / 180);
  const near = [...places().byPin.values()]
    .map((town) => ({ town, far: Math.hypot(town.lat - lat, (town.lng - lng) * narrow) }))
    .filter(({ far }) => far <= farthestDegrees)
    .sort((one, other) => one.far - other.far);
  const towns = new Map<string, Place>();
  for (const { town } of near) {
    const key = `${town.place} ${town.state}`;
    if (!towns.has(key)) towns.set(key, town);
    if (towns.size === limit) break;
  }
  return [...towns.values()];
}
