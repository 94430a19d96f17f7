/** Of a line: a quantity of at most 3 decimals, rupees a unit of at most 5. */
export interface Priced {
  quantity: number;
  rate: number;
}
export interface PricedLine extends Priced {
  /** The `no` of its stage. */
  stage: number;
}

/** As an integer of 10^-decimals: JSON writes the same decimals, so that the database reckons with the same number. */
export const scaled = (value: number, decimals: number): bigint =>
  BigInt(value.toFixed(decimals).replace('.', ''));

export const quantityDecimals = 3;
export const rateDecimals = 5;
const one = 10n ** BigInt(quantityDecimals + rateDecimals);

const ceilDivide = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;

/** Whole rupees, rounded up: `amount_of` of the database. */
export const amountOf = ({ quantity, rate }: Priced): number =>
  Number(ceilDivide(scaled(quantity, quantityDecimals) * scaled(rate, rateDecimals), one));

/** Whole rupees of lines that are paid together, rounded up with the tax; percent of at most 2 decimals, null is none. */
export function withGst(amounts: readonly number[], gstPercent: number | null): number {
  const net = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  return Number(ceilDivide(net * (10_000n + scaled(gstPercent ?? 0, 2)), 10_000n));
}

export interface Sums {
  stages: { no: number; amount: number }[];
  /** The sum of its stages, always. */
  total: number;
}

/** What each stage and the whole come to, as `bill_adds_up` of the database checks it. */
export function sumsOf(
  lines: readonly PricedLine[],
  stages: readonly { no: number }[],
  gstPercent: number | null,
): Sums {
  const summed = stages.map(({ no }) => {
    const amounts = lines.filter(({ stage }) => stage === no).map(amountOf);
    return { no, amount: withGst(amounts, gstPercent) };
  });
  return { stages: summed, total: summed.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Whole rupees of a stage that are paid before it begins. */
export const aheadOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);
