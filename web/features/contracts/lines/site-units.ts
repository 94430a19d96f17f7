import type { BillUnit } from '#contract/contracts/bill.ts';

const footM = 0.3048;
/** Cubic feet of a brass, by which sand and stone are sold. */
const brassFeet = 100;

/** Feet, square or cubic feet in one of the unit; none where a site counts as the bill does. */
export const inFeet: Partial<Record<BillUnit, number>> = {
  m: 1 / footM,
  m2: 1 / footM ** 2,
  m3: 1 / footM ** 3,
};

/** Enough digits to measure by: one place below a hundred, none above. */
export const shortened = (amount: number): number =>
  amount < 100 ? Math.round(amount * 10) / 10 : Math.round(amount);

export type SiteAmount =
  | { kind: 'feet' | 'squareFeet' | 'quintals'; amount: number }
  | { kind: 'brass'; amount: number; brass: number };

/** A quantity as a site says it; undefined where that is the same. */
export function siteAmount(quantity: number, unit: BillUnit): SiteAmount | undefined {
  const feet = quantity * (inFeet[unit] ?? 0);
  if (unit === 'm') return { kind: 'feet', amount: shortened(feet) };
  if (unit === 'm2') return { kind: 'squareFeet', amount: shortened(feet) };
  if (unit === 'm3')
    return { kind: 'brass', amount: shortened(feet), brass: Math.round((feet / brassFeet) * 100) / 100 };
  if (unit === 'kg' && quantity >= 100) return { kind: 'quintals', amount: shortened(quantity / 100) };
  return undefined;
}

/** What was typed in feet, or square feet, in metres; at most three places. */
export const toMetres = (typed: number, unit: 'm' | 'm2'): number =>
  Math.round((typed / (inFeet[unit] ?? 1)) * 1000) / 1000;

/** The other way, at most two places. */
export const toFeet = (metres: number, unit: 'm' | 'm2'): number =>
  Math.round(metres * (inFeet[unit] ?? 1) * 100) / 100;
