import type { BillLine } from '#contract/contracts/bill.ts';

/** Rupees for one unit of a line, with the part of the material in them. */
export interface Reference {
  low: number;
  rate: number;
  high: number;
  material: number;
}

/** What work usually costs, as a rate file of a day and a place has it. */
export interface Usual {
  reference: (key: string | undefined) => Reference | null;
  date: string;
  /** A state or city; '' is the file's own place. */
  place: string;
}

export interface Span {
  low: number;
  high: number;
}

/** What a line usually costs, without the material that the customer brings; null where nobody knows. */
export function lineCost({ key, quantity, brings }: BillLine, { reference }: Usual): Span | null {
  const found = reference(key);
  if (!found) return null;
  const less = brings === 'customer' ? found.material : 0;
  return {
    low: quantity * Math.max(0, found.low - less),
    high: quantity * Math.max(0, found.high - less),
  };
}

/** Of all lines together, and how many of them are not in it. */
export function sumCost(lines: readonly BillLine[], usual: Usual): Span & { unknown: number } {
  const costs = lines.map((line) => lineCost(line, usual));
  const add = (of: keyof Span) => costs.reduce((sum, cost) => sum + (cost?.[of] ?? 0), 0);
  return { low: add('low'), high: add('high'), unknown: costs.filter((cost) => cost === null).length };
}

/** Nobody knows a price better than in three digits. */
export function roughly(rupees: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rupees))) - 1);
  return Math.round(rupees / step) * step;
}
