import { wholeOf } from '#contract/written.ts';

/** Rupees of one unit. */
export const mostRate = 100_000_000;

/** A whole number of a field, within; undefined for what is none. */
export function wholeIn(text: string | undefined, { min, max }: { min: number; max: number }) {
  const number = wholeOf(text ?? '');
  return number !== undefined && number >= min && number <= max ? number : undefined;
}
