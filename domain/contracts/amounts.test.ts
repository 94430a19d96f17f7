import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aheadOf, amountOf, sumsOf, withGst } from './amounts.ts';

/** By hand, in integers: thousandths, 10^-5 rupees, hundredths of a percent. */
const line = fc.record({
  stage: fc.integer({ min: 1, max: 4 }),
  thousandths: fc.integer({ min: 1, max: 99_999_999 }),
  parts: fc.oneof(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 99 })),
});
const ceil = (value: bigint, by: bigint) => value / by + (value % by > 0n ? 1n : 0n);

describe('An amount', () => {
  test.each([
    [1, 92, 92],
    [10.5, 92.35, 970],
    [0.001, 0.00001, 1],
    [3, 33.33333, 100],
    // In doubles 1.1 × 100 is more than 110, and 4.35 × 100 less than 435.
    [1.1, 100, 110],
    [4.35, 100, 435],
    [99_999.999, 100_000, 9_999_999_900],
    [5, 0, 0],
  ])('of %d at ₹%d is ₹%d, rounded up', (quantity, rate, amount) =>
    expect(amountOf({ quantity, rate })).toBe(amount),
  );

  test.each([
    [[100], null, 100],
    [[100], 18, 118],
    [[101], 18, 120],
    [[1, 2], 0.01, 4],
    [[50, 50], 5, 105],
    [[], 18, 0],
  ])('%j with %s percent of tax is ₹%d', (amounts, gst, sum) => expect(withGst(amounts, gst)).toBe(sum));
});

test('A share ahead is rounded down: 30 percent of ₹99 is ₹29', () => expect(aheadOf(99, 30)).toBe(29));

describe('The sums of a bill', () => {
  test('are those of integers: each line up, each stage with its tax up, the whole of its stages', () =>
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 40 }),
        fc.option(fc.integer({ min: 0, max: 4000 })),
        (of, percent) => {
          const lines = of.map(({ stage, thousandths, parts }) => ({
            stage,
            quantity: thousandths / 1000,
            rate: parts / 100_000,
          }));
          const stages = [1, 2, 3, 4].map((no) => {
            const net = of
              .filter(({ stage }) => stage === no)
              .reduce(
                (sum, one) => sum + ceil(BigInt(one.thousandths) * BigInt(one.parts), 100_000_000n),
                0n,
              );
            return { no, amount: Number(ceil(net * BigInt(10_000 + (percent ?? 0)), 10_000n)) };
          });
          const sums = sumsOf(lines, stages, percent === null ? null : percent / 100);
          expect(sums.stages).toEqual(stages);
          expect(sums.total).toBe(stages.reduce((sum, { amount }) => sum + amount, 0));
        },
      ),
      { numRuns: 300 },
    ));
});
