const foot = 0.3048;
export const squareFoot = foot * foot;

/** Lengths in metres. */
export const lengthUnits: Record<string, number> = {
  ft: foot,
  feet: foot,
  foot: foot,
  "'": foot,
  '’': foot,
  '′': foot,
  फुट: foot,
  फीट: foot,
  m: 1,
  mt: 1,
  mtr: 1,
  mtrs: 1,
  meter: 1,
  meters: 1,
  metre: 1,
  metres: 1,
  मीटर: 1,
  yd: 0.9144,
  yds: 0.9144,
  yard: 0.9144,
  yards: 0.9144,
  गज: 0.9144,
};

/** Areas in square metres that are the same everywhere; local-units.ts has the others. */
const areaUnits: Record<string, number> = {
  gaj: 9 * squareFoot,
  gaz: 9 * squareFoot,
  guz: 9 * squareFoot,
  गज: 9 * squareFoot,
  ankanam: 72 * squareFoot,
  guntha: 1089 * squareFoot,
  gunta: 1089 * squareFoot,
  gunthas: 1089 * squareFoot,
  guntas: 1089 * squareFoot,
  गुंठा: 1089 * squareFoot,
  गुंठे: 1089 * squareFoot,
  cent: 435.6 * squareFoot,
  cents: 435.6 * squareFoot,
  सेंट: 435.6 * squareFoot,
  decimal: 435.6 * squareFoot,
  decimals: 435.6 * squareFoot,
  dismil: 435.6 * squareFoot,
  डिसमिल: 435.6 * squareFoot,
  killa: 43560 * squareFoot,
  किल्ला: 43560 * squareFoot,
  acre: 43560 * squareFoot,
  acres: 43560 * squareFoot,
  एकड़: 43560 * squareFoot,
  hectare: 10_000,
  sft: squareFoot,
  m2: 1,
  ft2: squareFoot,
  yd2: 9 * squareFoot,
};

export const known = <T>(units: Record<string, T>, unit: string): T | undefined =>
  Object.hasOwn(units, unit) ? units[unit] : undefined;

/** "sq. ft.", "square feet", "sqft", "वर्ग फुट" and "ft2" all mean square feet. */
export function squareMetresIn(words: string): number | undefined {
  const unit = words.replaceAll('.', '').replace(/-/g, ' ').trim();
  if (unit === '') return squareFoot;
  const whole = known(areaUnits, unit);
  if (whole !== undefined) return whole;
  const squared = /^(?:square|sq|वर्ग|स्क्वेयर|स्क्वायर) ?(.+)$/u.exec(unit)?.[1];
  const length = squared === undefined ? undefined : known(lengthUnits, squared);
  return length === undefined ? undefined : length * length;
}
