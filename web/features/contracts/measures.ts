import type { BillUnit } from '#contract/contracts/bill.ts';

/** As the bill counts, or as sites do: square and cubic feet. */
export type Measures = 'feet' | 'metric';
export type ShownUnit = BillUnit | 'cuft' | 'sqft' | 'ft';

/** How many of it are one of the metric unit. */
const inFeet: Partial<Record<BillUnit, { unit: ShownUnit; many: number }>> = {
  m3: { unit: 'cuft', many: 35.3146667 },
  m2: { unit: 'sqft', many: 10.7639104 },
  m: { unit: 'ft', many: 3.2808399 },
};

const found = (unit: BillUnit, measures: Measures) => (measures === 'feet' ? inFeet[unit] : undefined);

export const unitIn = (unit: BillUnit, measures: Measures): ShownUnit => found(unit, measures)?.unit ?? unit;

/** Whole feet, else at most three decimals. */
export function quantityIn(quantity: number, unit: BillUnit, measures: Measures): number {
  const feet = found(unit, measures);
  if (!feet) return quantity;
  const many = quantity * feet.many;
  return many < 100 ? Math.round(many * 10) / 10 : Math.round(many);
}

/** Rupees of one foot, of what one metric unit costs. */
export const rateIn = (rate: number, unit: BillUnit, measures: Measures): number =>
  rate / (found(unit, measures)?.many ?? 1);

/** Rupees of one metric unit, of what was typed: at most five decimals, as the bill has them. */
export const metricRate = (typed: number, unit: BillUnit, measures: Measures): number =>
  Math.round(typed * (found(unit, measures)?.many ?? 1) * 100_000) / 100_000;
