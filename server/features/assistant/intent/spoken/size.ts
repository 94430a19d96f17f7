import { inUnit, type Unit, units } from '#domain/estimate/calculators/units.ts';

export interface Size {
  value: number;
  unit: Unit | undefined;
  /** The unit was said of a neighbour. */
  inherited?: boolean;
}
export const kindOf = ({ unit }: Size) => (unit === undefined ? undefined : units[unit].kind);

/** 10 x 12 ft is in feet throughout; 10 x 12 sq ft too, by mistake. */
export function inherit(sizes: Size[]): Size[] {
  if (sizes.length === 1) return sizes;
  const side = (unit: Unit | undefined): Unit | undefined =>
    unit === 'sqft' || unit === 'cft'
      ? 'ft'
      : unit === 'm2' || unit === 'm3'
        ? 'm'
        : unit === 'gaj'
          ? 'yard'
          : unit;
  return sizes.map((size, index) => {
    if (size.unit) return { value: size.value, unit: side(size.unit) };
    const next =
      sizes.slice(index).find(({ unit }) => unit) ?? sizes.slice(0, index).findLast(({ unit }) => unit);
    return { value: size.value, unit: side(next?.unit), inherited: true };
  });
}

/** Each input's own unit first. */
const saidIn = {
  area: ['m2', 'sqft', 'gaj'],
  volume: ['m3', 'cft', 'brass'],
  litres: ['litre', 'gallon'],
  weight: ['kg', 'quintal', 'tonne'],
} as const;
const sized = ['area', 'volume', 'litres', 'weight'] as const;
/** What is corrected stays within so many times of what was said. */
const furthest = 5;
const isRound = (amount: number) => amount >= 1 && Math.abs(amount - Math.round(amount)) < 1e-4;
/** "No, 1400", where 1200 sq ft were said: the one size there is, in the unit that made it a round number. */
export function sizeAgain(
  inputs: Readonly<Record<string, unknown>>,
  value: number,
): Record<string, number> | undefined {
  const [key, ...more] = sized.filter((name) => typeof inputs[name] === 'number');
  if (key === undefined || more.length > 0) return undefined;
  const [own] = saidIn[key];
  const apart = (unit: Unit) => {
    const before = inUnit(Number(inputs[key]), own, unit);
    return isRound(before) ? Math.max(value / before, before / value) : Number.POSITIVE_INFINITY;
  };
  const [unit] = saidIn[key].toSorted((one, other) => apart(one) - apart(other));
  return unit && apart(unit) <= furthest ? { [key]: inUnit(value, unit, own) } : undefined;
}

const lengths: readonly Unit[] = ['ft', 'm', 'inch', 'mm', 'yard'];
const sides = new Set('length width height thickness diameter tileLength tileWidth riser tread'.split(' '));
const isSized = (key: string): key is keyof typeof saidIn => key in saidIn;
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-3 * other;
/** "15 nahi 16 ft": the one input that is so large takes the other size, in the unit in which it was said. */
export function sizeInstead(
  inputs: Readonly<Record<string, unknown>>,
  { wrong, meant }: { wrong: Size; meant: Size },
): Record<string, number> | undefined {
  for (const [key, value] of Object.entries(inputs)) {
    if (typeof value !== 'number') continue;
    const saids = isSized(key) ? saidIn[key] : sides.has(key) ? lengths : [];
    const own = isSized(key) ? saidIn[key][0] : 'm';
    if (saids.length === 0 && value === wrong.value) return { [key]: meant.value };
    const unit = saids.find(
      (one) => (wrong.unit ?? meant.unit ?? one) === one && isSame(inUnit(value, own, one), wrong.value),
    );
    const kinds = new Set([unit, meant.unit ?? unit].map((one) => one && units[one].kind));
    if (unit && kinds.size === 1) return { [key]: inUnit(meant.value, meant.unit ?? unit, own) };
  }
  return undefined;
}
