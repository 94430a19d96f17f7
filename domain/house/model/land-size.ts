/** Metres; `assumed` when only an area was given and the proportion is ours. */
export interface Land {
  width: number;
  depth: number;
  area: number;
  assumed: boolean;
}
export type LandProblem = 'land-size-unreadable' | 'land-size-small' | 'land-size-large' | 'land-size-narrow';
export type LandReading = { ok: true; land: Land } | { ok: false; problem: LandProblem };

export const landLimits = { minArea: 20, maxArea: 5000, minWidth: 3.6, minDepth: 4.2, maxRatio: 4 } as const;

const foot = 0.3048;
const squareFoot = foot * foot;

/** Lengths in metres. */
const lengthUnits: Record<string, number> = {
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
  yard: 0.9144,
  yards: 0.9144,
  गज: 0.9144,
};

/** Areas in square metres. Bigha, katha, biswa and marla differ from state to state and are therefore not read. */
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
  ground: 2400 * squareFoot,
  grounds: 2400 * squareFoot,
  acre: 43560 * squareFoot,
  acres: 43560 * squareFoot,
  एकड़: 43560 * squareFoot,
  hectare: 10_000,
  m2: 1,
  ft2: squareFoot,
  yd2: 9 * squareFoot,
};

const known = (units: Record<string, number>, unit: string) =>
  Object.hasOwn(units, unit) ? units[unit] : undefined;

const devanagari = '०१२३४५६७८९';
const number = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const pair = new RegExp(`^${number} ?([^\\d ]*?) ?(?:x|×|\\*|✕|by|into|गुणा) ?${number} ?([^\\d ]*)$`, 'u');
const single = new RegExp(`^${number} ?(.*)$`, 'u');

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[०-९]/gu, (digit) => String(devanagari.indexOf(digit)))
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll('²', '2')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** "sq. ft.", "square feet", "sqft", "वर्ग फुट" and "ft2" all mean one thing. */
function squareMetresIn(words: string): number | undefined {
  const unit = words.replaceAll('.', '').replace(/-/g, ' ').trim();
  if (unit === '') return squareFoot;
  const whole = known(areaUnits, unit);
  if (whole !== undefined) return whole;
  const squared = /^(?:square|sq|वर्ग|स्क्वेयर) ?(.+)$/u.exec(unit)?.[1];
  const length = squared === undefined ? undefined : known(lengthUnits, squared);
  return length === undefined ? undefined : length * length;
}

function sides(text: string): [number, number] | null {
  const [, first, unitBefore = '', second, unitAfter = ''] = pair.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const clean = (unit: string) => unit.replaceAll('.', '');
  const last = clean(unitAfter) || clean(unitBefore) || 'ft';
  const unit = known(lengthUnits, last);
  const before = known(lengthUnits, clean(unitBefore) || last);
  return unit === undefined || before === undefined ? null : [Number(first) * before, Number(second) * unit];
}

function judged(width: number, depth: number, assumed: boolean): LandReading {
  const area = width * depth;
  const short = Math.min(width, depth);
  const { minArea, maxArea, minWidth, minDepth, maxRatio } = landLimits;
  if (!(area >= minArea - 0.05)) return { ok: false, problem: 'land-size-small' };
  if (!(area <= maxArea)) return { ok: false, problem: 'land-size-large' };
  if (width < minWidth || depth < minDepth || Math.max(width, depth) > short * maxRatio)
    return { ok: false, problem: 'land-size-narrow' };
  return { ok: true, land: { width, depth, area, assumed } };
}

/** Reads what people type. The first of two sides is the one at the road; of an area alone it is taken as 2 to 3. */
export function readLandSize(typed: string): LandReading {
  const text = tidy(typed.slice(0, 80));
  const both = sides(text);
  if (both) return judged(both[0], both[1], false);
  const [, amount, words = ''] = single.exec(text) ?? [];
  const unit = amount === undefined ? undefined : squareMetresIn(words);
  if (unit === undefined) return { ok: false, problem: 'land-size-unreadable' };
  const area = Number(amount) * unit;
  return judged(Math.sqrt((area * 2) / 3), Math.sqrt((area * 3) / 2), true);
}
