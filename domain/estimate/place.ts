import type { Group } from './quantity-rows.ts';
import type { RateFile } from './rates.ts';

/** The place of a PIN code whose prices are known: the longest first digits decide, so that a city goes before its state. */
export function placeOfPin(pin: string, { places }: Pick<RateFile, 'places'>): string | undefined {
  const fitting = Object.entries(places).flatMap(([name, { pins }]) =>
    pins.filter((digits) => pin.startsWith(digits)).map((digits) => ({ name, length: digits.length })),
  );
  return fitting.toSorted((a, b) => b.length - a.length)[0]?.name;
}

/** What a rate of the file is multiplied by at a place; a place that nobody knows is the file's own. */
export function placeFactor(
  place: string | undefined,
  group: Group,
  { places }: Pick<RateFile, 'places'>,
): number {
  const known = place !== undefined && Object.hasOwn(places, place) ? places[place] : undefined;
  return known ? known.all * (group === 'labour' ? known.labour : 1) : 1;
}
