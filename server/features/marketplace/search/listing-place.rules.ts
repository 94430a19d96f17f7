import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { fieldError } from '#server/platform/http/errors.ts';

/** What a list's row holds of where it is. */
export interface RowPlace {
  city_key: string;
  lat: number;
  lng: number;
}

/** @throws AppError 'pin-unknown' at `pin` when not even the PIN's first three digits are known. */
export function placeOf(pin: string, city: string): RowPlace {
  const place = nearestKnown(pin);
  if (!place) throw fieldError('pin', 'pin-unknown');
  return { city_key: normaliseCity(city), lat: place.lat, lng: place.lng };
}

/** The words that a search compares, folded, each once; every one has a space in front. */
export function searchText(parts: (string | null)[]): string {
  const words = new Set(normalise(parts.filter(Boolean).join(' ')).split(' ').filter(Boolean));
  return ` ${[...words].join(' ')} `;
}
