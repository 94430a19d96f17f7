/** The ways to a place whose PIN code one does not know; `placeWhich 5` begins at the sixth of those found. */
const placeSteps = ['place', 'placeAsk', 'placeName', 'placeState', 'placeDistrict', 'placeWhich'] as const;
export type PlaceStep = (typeof placeSteps)[number];

export interface Place {
  place: string;
  district: string;
  state: string;
  pin: string;
}

/** What stands in the address, read. @returns nothing for other steps of the registration */
export function readPlaceStep(step: string | undefined): { step: PlaceStep; at: number } | undefined {
  const [name, at = '0'] = (step ?? '').split(' ');
  const known = placeSteps.find((one) => one === name);
  return known && { step: known, at: Math.max(0, Number(at) || 0) };
}

const isPlace = (one: unknown): one is Place =>
  typeof one === 'object' && one !== null && 'pin' in one && 'place' in one && 'district' in one;

/** What was found, as the draft keeps it. */
export function readPlaces(text: string | undefined): Place[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isPlace) : [];
  } catch {
    return [];
  }
}
