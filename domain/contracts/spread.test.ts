import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf } from './amounts.ts';
import { spreadRates } from './spread.ts';

const quantity = fc
  .oneof(
    fc.integer({ min: 1, max: 99_999_000 }),
    fc.integer({ min: 1, max: 20 }),
    fc.constantFrom(1, 2, 3, 7, 99_999_000, 99_998_999),
  )
  .map((thousandths) => thousandths / 1000);
const reference = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
const lines = fc.array(fc.record({ quantity, reference }), { minLength: 1, maxLength: 200 });
const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** The amounts that the rates of a spread come to. */
function amounts(sum: number, of: { quantity: number; reference: number | null }[]): number[] | undefined {
  return spreadRates(sum, of)?.map((rate, place) => amountOf({ quantity: of[place]?.quantity ?? 0, rate }));
}

describe('A sum that is spread', () => {
  test('is the sum of its lines exactly, for every quantity and up to 10 crore', () =>
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 100_000_000 }), (of, sum) => {
        const spread = spreadRates(sum, of);
        expect(spread === undefined).toBe(sum < of.length);
        if (!spread) return;
        const all = amounts(sum, of) ?? [];
        expect(all.reduce((one, other) => one + other, 0)).toBe(sum);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(1);
        for (const rate of spread) expect(decimals(rate)).toBeLessThanOrEqual(5);
      }),
      { numRuns: 500 },
    ));

  test('gives each line its part of the reference amounts, to the rupee', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity, reference: fc.integer({ min: 1, max: 100_000 }) }), {
          minLength: 1,
          maxLength: 50,
        }),
        (of) => {
          const whole = of.reduce((sum, line) => sum + line.quantity * line.reference, 0);
          const sum = 100_000_000;
          const exact = of.map((line) => (line.quantity * line.reference * sum) / whole);
          fc.pre(exact.every((share) => share > 1));
          for (const [place, amount] of (amounts(sum, of) ?? []).entries())
            expect(Math.abs(amount - (exact[place] ?? 0))).toBeLessThan(1.001);
        },
      ),
    ));

  test('goes by the largest remainder; of equals the earlier line has the rupee', () => {
    const of = [1, 1, 1].map((each) => ({ quantity: each, reference: each }));
    expect(amounts(100, of)).toEqual([34, 33, 33]);
    expect(
      amounts(
        10,
        [20, 35, 45].map((each) => ({ quantity: 1, reference: each })),
      ),
    ).toEqual([2, 4, 4]);
  });

  test('is even where no reference is known, and a line without one has the mean of the others', () => {
    const unknown = [5, 0.001, 99_999].map((each) => ({ quantity: each, reference: null }));
    expect(amounts(300, unknown)).toEqual([100, 100, 100]);
    const mixed = [100, 300, null].map((each) => ({ quantity: 1, reference: each }));
    expect(amounts(600, mixed)).toEqual([100, 300, 200]);
  });

  test('leaves no line without a rupee, and takes it from the dearest', () => {
    const of = [1_000_000, 1, 0].map((each) => ({ quantity: 1, reference: each }));
    expect(amounts(500, of)).toEqual([498, 1, 1]);
    expect(amounts(3, of)).toEqual([1, 1, 1]);
    const small = [0.9, 1.4, 1.4, 96.3].map((each) => ({ quantity: 1, reference: each }));
    expect(amounts(100, small)).toEqual([1, 2, 1, 96]);
    expect(spreadRates(2, of)).toBeUndefined();
    expect(spreadRates(5, [])).toBeUndefined();
  });

  test('fits the smallest and the greatest quantity', () => {
    expect(spreadRates(100_000_000, [{ quantity: 0.001, reference: null }])).toEqual([100_000_000_000]);
    expect(spreadRates(1, [{ quantity: 99_999, reference: null }])).toEqual([0.00001]);
    expect(spreadRates(100, [{ quantity: 3, reference: 1 }])).toEqual([33.33333]);
  });
});
