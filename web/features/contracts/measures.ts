import type { BillUnit } from '#contract/contracts/bill.ts';
import { inFeet, shortened } from './lines/site-units.ts';

/** As the bill counts, or as sites do: square and cubic feet. */
export type Measures = 'feet' | 'metric';
export type ShownUnit = BillUnit | 'cuft' | 'sqft' | 'ft';

const feetUnits: Partial<Record<BillUnit, ShownUnit>> = { m3: 'cuft', m2: 'sqft', m: 'ft' };

/** Feet in one of the unit, where it is shown in feet. */
const feetOf = (unit: BillUnit, measures: Measures) => (measures === 'feet' ? inFeet[unit] : undefined);

export const unitIn = (unit: BillUnit, measures: Measures): ShownUnit =>
  (measures === 'feet' ? feetUnits[unit] : undefined) ?? unit;

/** Whole feet from a hundred on, below it one decimal; metres as they are. */
export function quantityIn(quantity: number, unit: BillUnit, measures: Measures): number {
  const feet = feetOf(unit, measures);
  return feet === undefined ? quantity : shortened(quantity * feet);
}

/** Rupees of one foot, of what one metric unit costs. */
export const rateIn = (rate: number, unit: BillUnit, measures: Measures): number =>
  rate / (feetOf(unit, measures) ?? 1);

/** The shortest rate that comes to the same in the metric unit, to a paisa: there and back it is as it was typed. */
export function shownRate(rate: number, unit: BillUnit, measures: Measures): number {
  const exact = rateIn(rate, unit, measures);
  const shorter = [0, 1, 2, 3].map((places) => Number(exact.toFixed(places)));
  const isSame = (one: number) => Math.abs(metricRate(one, unit, measures) - rate) < 0.005;
  return shorter.find(isSame) ?? Number(exact.toFixed(4));
}

/** Rupees of one metric unit, of what was typed: at most five decimals, as the bill has them. */
export const metricRate = (typed: number, unit: BillUnit, measures: Measures): number =>
  Math.round(typed * (feetOf(unit, measures) ?? 1) * 100_000) / 100_000;
