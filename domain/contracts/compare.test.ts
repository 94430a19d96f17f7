import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AskedBill, compare, greatestEffects, type OpenQuote } from './compare.ts';
import type { AskedLine, QuoteLine } from './footing.ts';

const usual = { low: 90, rate: 100, high: 110, material: 60 };
const line = (no: number, changes: Partial<AskedLine> = {}): AskedLine => ({
  ...{ no, stage: 1, quantity: 10, brings: 'provider', reference: usual },
  ...changes,
});
const said = (no: number, rate: number | null, changes: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ no, rate, material: true, how: 'line' },
  ...changes,
});
const quote = (_id: string, lines: QuoteLine[], changes: Partial<OpenQuote> = {}): OpenQuote => ({
  ...{ _id, lines, stars: null, distanceKm: null, gstPercent: null, retentionPercent: 0, ahead: [] },
  ...changes,
});
const bill = (...lines: AskedLine[]): AskedBill => ({
  lines,
  stages: [...new Set(lines.map(({ stage }) => stage))].map((no) => ({ no })),
});
/** One line of 10, and the cells of quotes named a, b, c … in their order. */
const cells = (of: Partial<AskedLine>, ...lines: QuoteLine[]) => {
  const quotes = lines.map((one, place) => quote('abcdefgh'.charAt(place), [one]));
  const compared = compare(bill(line(1, of)), quotes).lines[0]?.cells ?? [];
  return compared.toSorted((one, other) => (one.quote < other.quote ? -1 : 1));
};
const equals = (of: Partial<AskedLine>, ...lines: QuoteLine[]) =>
  cells(of, ...lines).map(({ equal }) => equal);
const marks = (of: Partial<AskedLine>, ...lines: QuoteLine[]) => cells(of, ...lines).map(({ mark }) => mark);

describe('On equal footing', () => {
  test('a price without the material that the bill asks for has it added, as it usually costs', () =>
    expect(equals({}, said(1, 45, { material: false }), said(1, 92))).toEqual([105, 92]));

  test('a price with the material that the customer brings is less by it, and never below nothing', () =>
    expect(
      equals({ brings: 'customer' }, said(1, 95), said(1, 40), said(1, 38, { material: false })),
    ).toEqual([35, 0, 38]));

  test('nobody knows what a price without its material comes to where the material is unknown', () => {
    const unknown = { reference: null };
    expect(equals(unknown, said(1, 45, { material: false }), said(1, 92))).toEqual([null, 92]);
    const of = compare(bill(line(1, unknown)), [quote('a', [said(1, 45, { material: false })])]);
    expect(of.quotes[0]).toMatchObject({ total: 450, equal: null, missing: 0 });
  });

  test('a tax is part of the price', () => {
    const [taxed] = compare(bill(line(1)), [quote('a', [said(1, 100)], { gstPercent: 18 })]).quotes;
    expect(taxed).toMatchObject({ total: 1180, equal: 1180 });
  });

  test('a missing price is the median of the others, else what it usually costs with the quote’s own tax', () => {
    expect(equals({}, said(1, null), said(1, 80), said(1, 90), said(1, 130))).toEqual([90, 80, 90, 130]);
    expect(equals({}, said(1, null), said(1, 80), said(1, 90))).toEqual([85, 80, 90]);
    const alone = compare(bill(line(1), line(2, { brings: 'customer' })), [
      quote('a', [said(2, null)], { gstPercent: 10 }),
    ]);
    expect(alone.lines.map((one) => one.cells[0])).toEqual([
      { quote: 'a', rate: null, equal: 110, mark: 'missing', effect: null },
      { quote: 'a', rate: null, equal: 44, mark: 'missing', effect: null },
    ]);
    expect(alone.quotes[0]).toMatchObject({ total: 0, equal: 1540, missing: 2 });
  });

  test('a quote whose missing price nobody knows has no sum to compare', () => {
    const unknown = bill(line(1), line(2, { reference: null }));
    expect(compare(unknown, [quote('a', [said(1, 90)])]).quotes[0]).toMatchObject({
      ...{ total: 900, equal: null, missing: 1 },
    });
  });

  test('a line has the lowest, the middle and the highest of what was said', () => {
    const quotes = [80, 90, 100, null].map((rate, place) => quote(`q${place}`, [said(1, rate)]));
    expect(compare(bill(line(1)), quotes).lines[0]).toMatchObject({ low: 80, median: 90, high: 100 });
    expect(compare(bill(line(1)), [quote('a', [])]).lines[0]).toMatchObject({
      ...{ low: null, median: null, high: null },
    });
  });
});

describe('A mark', () => {
  test('is on what is above 1.3 or below 0.7 of the others’ median, where two others priced it singly', () => {
    expect(marks({}, said(1, 131), said(1, 100), said(1, 100))).toEqual(['high', null, null]);
    expect(marks({}, said(1, 130), said(1, 100), said(1, 100))).toEqual([null, null, null]);
    expect(marks({}, said(1, 69), said(1, 100), said(1, 100))).toEqual(['low', null, null]);
  });

  test('is by what the line usually costs where fewer others priced it singly', () => {
    expect(marks({}, said(1, 144), said(1, 143), said(1, 500, { how: 'stage' }))).toEqual([
      'high',
      null,
      null,
    ]);
    expect(marks({}, said(1, 62), said(1, 63))).toEqual(['low', null]);
    expect(
      marks({ brings: 'customer' }, said(1, 58, { material: false }), said(1, 57, { material: false })),
    ).toEqual(['high', null]);
    expect(marks({ reference: null }, said(1, 900), said(1, 5))).toEqual([null, null]);
  });

  test('is on no part of a sum', () =>
    expect(marks({}, said(1, 900, { how: 'whole' }), said(1, 100), said(1, 100))).toEqual([
      null,
      null,
      null,
    ]));
});

describe('The effect of a price', () => {
  test('is what it costs more than the others’ median, over the whole quantity', () =>
    expect(cells({}, said(1, 131), said(1, 100), said(1, 90)).map(({ effect }) => effect)).toEqual([
      360, -105, -255,
    ]));

  test('is by what the line usually costs where nobody else priced it singly, and of no part of a sum', () => {
    const of = cells({}, said(1, 131), said(1, 100, { how: 'stage' }), said(1, null));
    expect(of.map(({ effect }) => effect)).toEqual([310, null, null]);
  });

  test('stands on top for the ten greatest, whichever way they go', () => {
    const lines = Array.from({ length: 12 }, (_, place) => line(place + 1, { reference: null }));
    const rates = (of: (no: number) => number) => lines.map(({ no }) => said(no, of(no)));
    const compared = compare(bill(...lines), [
      quote(
        'a',
        rates((no) => 100 + no),
      ),
      quote(
        'b',
        rates((no) => (no === 5 ? 90 : 100)),
      ),
      quote(
        'c',
        rates(() => 100),
      ),
    ]);
    const top = greatestEffects(compared.lines);
    expect(top.length).toBe(10);
    expect(top.slice(0, 3)).toEqual([
      { line: 5, quote: 'b', effect: -125 },
      { line: 12, quote: 'a', effect: 120 },
      { line: 11, quote: 'a', effect: 110 },
    ]);
  });
});

describe('The order of quotes', () => {
  test('is the fewest missing, then the most stars, then the nearest, and never the price', () => {
    const full = [said(1, 500), said(2, 500)];
    const compared = compare(bill(line(1), line(2)), [
      quote('cheap', [said(1, 1)], { stars: 5 }),
      quote('far', full, { stars: 4, distanceKm: 9 }),
      quote('unknown', full),
      quote('near', full, { stars: 4, distanceKm: 2 }),
      quote('best', full, { stars: 4.5 }),
      quote('nowhere', full, { stars: 4 }),
    ]);
    const order = ['best', 'near', 'far', 'nowhere', 'unknown', 'cheap'];
    expect(compared.quotes.map(({ _id }) => _id)).toEqual(order);
    expect(compared.lines[1]?.cells.map(({ quote: of }) => of)).toEqual(order);
  });
});

const anyReference = fc.option(
  fc
    .integer({ min: 1, max: 500 })
    .map((rate) => ({ low: rate * 0.9, rate, high: rate * 1.1, material: rate / 2 })),
);
const anyLine = fc.record({
  stage: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1000),
  brings: fc.constantFrom<AskedLine['brings']>('provider', 'customer'),
  reference: anyReference,
});
const anyRate = fc.option(
  fc.integer({ min: 0, max: 10_000_000 }).map((parts) => parts / 100_000),
  { freq: 4 },
);
const anyQuote = fc.record({
  rates: fc.array(anyRate, { minLength: 12, maxLength: 12 }),
  material: fc.boolean(),
  how: fc.constantFrom<QuoteLine['how']>('line', 'line', 'stage', 'whole'),
  gstPercent: fc.option(fc.integer({ min: 0, max: 40 })),
  stars: fc.option(fc.integer({ min: 1, max: 5 })),
  distanceKm: fc.option(fc.integer({ min: 0, max: 3 })),
  retentionPercent: fc.integer({ min: 0, max: 10 }),
  ahead: fc.array(
    fc.record({ stage: fc.integer({ min: 1, max: 3 }), percent: fc.integer({ min: 0, max: 30 }) }),
    {
      maxLength: 3,
    },
  ),
});
const anyTender = fc
  .tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    fc.array(anyQuote, { minLength: 1, maxLength: 6 }),
  )
  .map(([lines, quotes]) => ({
    bill: bill(...lines.map((of, place) => line(place + 1, of))),
    quotes: quotes.map(({ rates, material, how, ...of }, place) =>
      quote(
        `q${place}`,
        lines.map((_, at) => said(at + 1, rates[at] ?? null, { material, how })),
        of,
      ),
    ),
  }));

describe('In every comparison', () => {
  test('a missing price never counts less than the lowest other', () =>
    fc.assert(
      fc.property(anyTender, (of) => {
        for (const { cells: all } of compare(of.bill, of.quotes).lines) {
          const known = all.flatMap(({ rate, equal }) => (rate === null ? [] : (equal ?? [])));
          for (const { rate, equal } of all)
            if (rate === null && known.length > 0)
              expect(equal ?? Number.NaN).toBeGreaterThanOrEqual(Math.min(...known));
        }
      }),
    ));

  test('nothing depends on the order in which the quotes come', () =>
    fc.assert(
      fc.property(
        anyTender.chain((of) =>
          fc.tuple(
            fc.constant(of),
            fc.shuffledSubarray(of.quotes, { minLength: of.quotes.length, maxLength: of.quotes.length }),
          ),
        ),
        ([of, shuffled]) => {
          expect(compare(of.bill, shuffled)).toEqual(compare(of.bill, of.quotes));
        },
      ),
    ));

  test('a quote for all lines with the material as asked is on equal footing as it is', () =>
    fc.assert(
      fc.property(anyTender, (of) => {
        const asked = new Map(of.bill.lines.map(({ no, brings }) => [no, brings === 'provider']));
        const quotes = of.quotes.map((one) => ({
          ...one,
          lines: one.lines.map((own) => ({
            ...own,
            rate: own.rate ?? 1,
            material: asked.get(own.no) ?? true,
          })),
        }));
        for (const { total, equal, missing } of compare(of.bill, quotes).quotes)
          expect([equal, missing]).toEqual([total, 0]);
      }),
    ));

  test('the stages of a quote add up to its total, and no share ahead is more than its stage', () =>
    fc.assert(
      fc.property(anyTender, (of) => {
        for (const { stages, total } of compare(of.bill, of.quotes).quotes) {
          expect(stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          for (const { amount, ahead } of stages) expect(ahead).toBeLessThanOrEqual(amount);
        }
      }),
    ));
});
