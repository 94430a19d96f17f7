interface Place {
  lat: number;
  lng: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The straight line between two places, in whole kilometres. */
export function distanceKm(one: Place, other: Place): number {
  const lat = radians(other.lat - one.lat) / 2;
  const lng = radians(other.lng - one.lng) / 2;
  const part =
    Math.sin(lat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng) ** 2;
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(part))));
}
