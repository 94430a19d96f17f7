import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteBody } from '#contract/contracts/quotes.calls.ts';
import { siteToday } from '#contract/day-range.ts';
import { listing, tenderInTest } from '../../tender-in-test.ts';
import { hasMaterial, quoteOf, ratesIn, readPrices, startOf, type Typed } from './typed-quote.ts';

const today = siteToday();
const tender = tenderInTest({ wishes: { ...tenderInTest().wishes, from: today } });
const typed = (more: Typed): Typed => ({ ...startOf(tender, today), days: '20', ...more });
const metric = { measures: 'metric' };
const prices = (more: Typed, references?: (no: number) => number | null) =>
  readPrices(typed(more), tender.bill, references);
const quote = (more: Typed) => quoteOf(typed(more), { tender, listing, today });

describe('By line', () => {
  test('an amount is the quantity times the rate, rounded up to a rupee', () => {
    const { lines, missing, stages, total } = prices({
      ...metric,
      'rate 1': '900',
      'rate 2': '₹ 400.50',
      'rate 3': '1,500',
    });
    expect(lines.map(({ amount }) => amount)).toEqual([20_250, 13_350, 6000]);
    expect(missing).toEqual([]);
    expect(stages).toEqual([
      { no: 1, amount: 33_600 },
      { no: 2, amount: 6000 },
    ]);
    expect(total).toBe(39_600);
  });

  test('a line without a rate is missing and not nothing', () => {
    const { missing, lines } = prices({ ...metric, 'rate 1': '900', 'rate 3': '0' });
    expect(missing.map(({ no }) => no)).toEqual([2]);
    expect(lines[1]).toMatchObject({ rate: null, amount: null });
    expect(lines[2]).toMatchObject({ rate: 0, amount: 0 });
  });

  test('a rate of a square foot becomes one of a square metre', () => {
    expect(prices({ 'rate 1': '130' }).lines[0]?.rate).toBe(1399.30835);
    expect(prices({ 'rate 3': '130' }).lines[2]?.rate).toBe(130);
  });

  test('in other measures the rates that were typed cost the same', () => {
    const own = typed({ 'rate 1': '130', 'rate 2': 'abc', 'rate 3': '1,500' });
    const { lines } = tender.bill;
    expect(ratesIn('metric', own, lines)).toEqual({ 'rate 1': '1399.31' });
    expect(ratesIn('feet', { ...own, ...metric, 'rate 1': '1399.31' }, lines)).toEqual({ 'rate 1': '130' });
    expect(ratesIn('feet', own, lines)).toEqual({});
  });

  test('what cannot be read is a fault and no price', () => {
    const { faults, missing } = prices({ 'rate 1': 'abc', 'rate 2': '-4', 'rate 3': '900000000' });
    expect(faults).toEqual({ 'rate 1': 'rate', 'rate 2': 'rate', 'rate 3': 'tooMuch' });
    expect(missing).toHaveLength(3);
  });

  test('a rate is read with what people write around rupees', () => {
    for (const rate of ['₹ 1,250.50/-', 'Rs. 1250.50', '1,250.50 रुपये', 'INR 1250.5'])
      expect(prices({ ...metric, 'rate 3': rate }).lines[2]?.rate).toBe(1250.5);
  });

  test('tax is added to each stage', () => {
    expect(prices({ ...metric, 'rate 3': '1000', gst: '18' })).toMatchObject({ total: 4720 });
  });
});

describe('By sum', () => {
  test('the sum of a stage is spread over its lines and adds up', () => {
    const { lines, stages, missing } = prices({ way: 'stage', 'sum 1': '1 lakh' });
    expect(stages[0]?.amount).toBe(100_000);
    expect(missing.map(({ no }) => no)).toEqual([3]);
    expect(lines[0]?.how).toBe('stage');
  });

  test('one sum is spread by what the lines usually cost', () => {
    const { lines, total } = prices({ way: 'whole', sum: '30000' }, (no) => [0, 40, 30, 275][no] ?? null);
    expect(total).toBe(30_000);
    expect(lines.map(({ amount }) => amount)).toEqual([9000, 10_000, 11_000]);
  });

  test('a rate of a square foot of the house is one sum', () => {
    const { lines, total } = prices({ way: 'area', perSqft: '1650.50', area: '1,200' });
    expect(total).toBe(1_980_600);
    expect(lines[0]?.how).toBe('whole');
  });

  test('a rate of a square foot without the area of the house is told at the area', () => {
    for (const area of ['', '0', '12,5'])
      expect(prices({ way: 'area', perSqft: '1650', area }).faults).toEqual({ area: 'area' });
  });

  test('a line that is left out gets nothing of the sum and is missing', () => {
    const { lines, missing, total } = prices({ way: 'whole', sum: '30000', 'out 2': 'yes' });
    expect(missing.map(({ no }) => no)).toEqual([2]);
    expect(lines[1]?.rate).toBeNull();
    expect(total).toBe(30_000);
  });

  test('a sum that is too much is said to be', () => {
    expect(prices({ way: 'whole', sum: '200000000' }).faults).toEqual({ sum: 'tooMuch' });
  });

  test('a sum with less than a rupee for each line is refused', () => {
    expect(prices({ way: 'whole', sum: '2' }).faults).toEqual({ sum: 'sum' });
  });
});

test('material is brought as the bill says, unless the author says otherwise', () => {
  const [tiles, plaster] = tender.bill.lines;
  if (!tiles || !plaster) throw new Error('two lines');
  expect([hasMaterial(typed({}), tiles), hasMaterial(typed({}), plaster)]).toEqual([true, false]);
  expect(hasMaterial(typed({ material: 'without' }), tiles)).toBe(false);
  expect(hasMaterial(typed({ material: 'without', 'material 1': 'with' }), tiles)).toBe(true);
});

describe('What is sealed', () => {
  test('it says what was typed', () => {
    expect(
      quote({
        ...metric,
        'rate 1': '900',
        'ahead 1': ' ',
        'ahead 2': '१० %',
        retention: '5%',
        whole: 'yes',
        excluded: ' The  geyser ',
      }),
    ).toMatchObject({
      body: {
        tenderId: tender._id,
        version: 1,
        lines: [
          { no: 1, rate: 900, material: true, how: 'line' },
          { no: 2, rate: null, material: false },
          { rate: null },
        ],
        gstPercent: null,
        validDays: 30,
        days: 20,
        ahead: [{ stage: 2, percent: 10 }],
        retentionPercent: 5,
        defectMonths: 12,
        whole: true,
        excluded: 'The geyser',
      },
    });
  });

  test('a price of more than a contract may come to is refused before it is sealed', () => {
    expect(quote({ ...metric, 'rate 1': '9000000', 'rate 2': '1' })).toEqual({
      faults: { prices: 'tooMuch' },
    });
  });

  test('every wrong field is named at once', () => {
    const wrong = {
      gst: '41',
      validDays: '6',
      from: '2020-01-01',
      days: '',
      'ahead 1': '31',
      note: 'a'.repeat(501),
    };
    expect(quote(wrong)).toEqual({
      faults: {
        gst: 'gst',
        validDays: 'validDays',
        from: 'from',
        days: 'days',
        'ahead 1': 'percent',
        note: 'long',
        prices: 'none',
      },
    });
  });

  test('whatever was typed, what is sealed is a quote that the server takes', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('12', '12.5', '0.01', '99999', '1 lakh', '०१२', '\u200b', 'क़'.repeat(300)),
    );
    const fields = fc.record({
      way: fc.constantFrom('line', 'stage', 'whole', 'area'),
      measures: fc.constantFrom('feet', 'metric'),
      'rate 1': text,
      'rate 2': text,
      'sum 1': text,
      sum: text,
      perSqft: text,
      area: text,
      gst: fc.oneof(text, fc.constantFrom('', '18', '5.25', '5.255')),
      note: text,
      excluded: text,
      'note 1': text,
      'ahead 1': text,
    });
    let sealed = 0;
    fc.assert(
      fc.property(fields, (more) => {
        const read = quote(more);
        if (!('body' in read)) return;
        sealed += 1;
        expect(quoteBody.safeParse(JSON.parse(JSON.stringify(read.body))).error).toBeUndefined();
      }),
    );
    expect(sealed).toBeGreaterThan(0);
  });
});
