import type { Reference } from '../estimate/bill/references.ts';

/** A line of the bill, with what it usually costs. */
export interface AskedLine {
  no: number;
  /** The `no` of its stage. */
  stage: number;
  quantity: number;
  brings: 'provider' | 'customer';
  reference: Reference | null;
}

/** What a contractor says of one line. */
export interface QuoteLine {
  no: number;
  /** Rupees a unit, without tax; null where it was not priced. */
  rate: number | null;
  /** Whether the price has the material in it. */
  material: boolean;
  /** How it was priced: by itself, or as its part of a stage's or of the whole sum. */
  how: 'line' | 'stage' | 'whole';
}

/** To the decimals of a rate. */
const toRate = (rupees: number): number => Number(rupees.toFixed(5));

export const withTax = (rupees: number, gstPercent: number | null): number =>
  toRate((rupees * (100 + (gstPercent ?? 0))) / 100);

/** The rate as if the material came from where the bill says; null where nobody knows what the material is worth. */
export function footedRate({ brings, reference }: AskedLine, { rate, material }: QuoteLine): number | null {
  if (rate === null || (brings === 'provider') === material) return rate;
  if (!reference) return null;
  return material ? Math.max(0, toRate(rate - reference.material)) : toRate(rate + reference.material);
}

/** What the line usually costs, without the material where the customer brings it. */
export function footedReference({ brings, reference }: AskedLine): Reference | null {
  if (!reference || brings === 'provider') return reference;
  const { low, rate, high, material } = reference;
  const without = (rupees: number): number => (rate > 0 ? (rupees * (rate - material)) / rate : 0);
  return { low: without(low), rate: without(rate), high: without(high), material: 0 };
}

/** The middle one, or between the two in the middle; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = null, high = null] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === null || high === null ? null : toRate((low + high) / 2);
}
