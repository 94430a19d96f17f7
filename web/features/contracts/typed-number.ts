import { wholeOf, wholePercentOf } from '#contract/written.ts';

/** Rupees of one unit. */
export const mostRate = 100_000_000;

interface Range {
  min: number;
  max: number;
}

const within = (number: number | undefined, { min, max }: Range): number | undefined =>
  number !== undefined && number >= min && number <= max ? number : undefined;

/** A whole number of a field, within; undefined for what is none. */
export const wholeIn = (text: string | undefined, range: Range): number | undefined =>
  within(wholeOf(text ?? ''), range);

/** The same in percent, which people write with their sign too. */
export const percentIn = (text: string | undefined, range: Range): number | undefined =>
  within(wholePercentOf(text ?? ''), range);
