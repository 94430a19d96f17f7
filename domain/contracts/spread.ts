import { quantityDecimals, rateDecimals, scaled } from './amounts.ts';

/** A line that gets its part of a sum. `reference`: rupees a unit; null where nobody knows it. */
export interface Spreadable {
  quantity: number;
  reference: number | null;
}

/** Thousandths of a rupee; a line without a reference weighs as the mean of those that have one, so that all without are even. */
function weightsOf(lines: readonly Spreadable[]): bigint[] {
  const known = lines.map(({ quantity, reference }) =>
    reference === null ? null : BigInt(Math.round(quantity * reference * 1000)),
  );
  const found = known.filter((weight) => weight !== null);
  const sum = found.reduce((one, other) => one + other, 0n);
  if (sum === 0n) return lines.map(() => 1n);
  return known.map((weight) => weight ?? sum / BigInt(found.length));
}

/** Places, the greatest first; of equals the earlier. */
const fromGreatest = (values: readonly bigint[]): number[] =>
  [...values.keys()].sort((one, other) => Number((values[other] ?? 0n) - (values[one] ?? 0n)) || one - other);

/** Whole rupees by the largest remainder, and one at least for each: a rate of nothing would look like a gift. */
function amountsOf(sum: number, weights: readonly bigint[]): number[] {
  const whole = weights.reduce((one, other) => one + other, 0n);
  const exact = weights.map((weight) => BigInt(sum) * weight);
  const amounts = exact.map((share) => Math.max(1, Number(share / whole)));
  let left = sum - amounts.reduce((one, other) => one + other, 0);
  const remainders = exact.map((share) => (share < whole ? 0n : share % whole));
  for (const place of fromGreatest(remainders)) {
    if (left <= 0) break;
    amounts[place] = (amounts[place] ?? 0) + 1;
    left -= 1;
  }
  while (left < 0) {
    const most = amounts.indexOf(Math.max(...amounts));
    amounts[most] = (amounts[most] ?? 0) - 1;
    left += 1;
  }
  return amounts;
}

/**
 * Rupees a unit, rounded down to 5 decimals: as no quantity is above 100,000, the quantity times it is less than a rupee
 * below the amount, and `amountOf` gives exactly the amount.
 */
function rateFor(amount: number, quantity: number): number {
  const decimals = BigInt(quantityDecimals + rateDecimals);
  const rate = (BigInt(amount) * 10n ** decimals) / scaled(quantity, quantityDecimals);
  return Number(`${rate}e-${rateDecimals}`);
}

/**
 * A rate for each line, so that their amounts are exactly the sum: by reference amounts, else evenly.
 * @param sum whole rupees, without tax
 * @returns undefined where the sum has not a rupee for each line
 */
export function spreadRates(sum: number, lines: readonly Spreadable[]): number[] | undefined {
  if (lines.length === 0 || sum < lines.length) return undefined;
  const amounts = amountsOf(sum, weightsOf(lines));
  return lines.map(({ quantity }, place) => rateFor(amounts[place] ?? 0, quantity));
}
