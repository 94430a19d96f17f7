import type { BillLine } from '#contract/contracts/bill.ts';
import type { QuoteBody, QuoteLine } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { isInDayRange } from '#contract/day-range.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { decimalOf, exactRupeesOf, isVisible, percentOf, rupeesOf } from '#contract/written.ts';
import { mostTotal } from '#domain/contracts/agreed-bill.ts';
import { amountOf, sumsOf } from '#domain/contracts/amounts.ts';
import { spreadRates } from '#domain/contracts/spread.ts';
import { type Measures, metricRate, shownRate, unitIn } from '../../measures.ts';
import { mostRate, percentIn, wholeIn } from '../../typed-number.ts';

/** What the author typed, by field: `rate 12`, `sum 3`, `gst`. As it stands in the draft on the device. */
export type Typed = Readonly<Record<string, string>>;

/** One rate a line, one sum a stage, one sum, or one rate of a square foot of the house. */
export const ways = ['line', 'stage', 'whole', 'area'] as const;
export type Way = (typeof ways)[number];

export const materials = ['bill', 'with', 'without'] as const;

/** What is wrong with a field; the words stand in the catalogue `quotes`. */
export type Fault =
  | 'rate'
  | 'tooMuch'
  | 'sum'
  | 'area'
  | 'gst'
  | 'validDays'
  | 'from'
  | 'days'
  | 'percent'
  | 'long'
  | 'none';
export type Faults = Readonly<Record<string, Fault>>;

const mostLines = { note: 200, excluded: 500, said: 500 };

/** What stands in the form before anything is typed. @param today `YYYY-MM-DD` at the site */
export function startOf({ wishes }: Pick<Tender, 'wishes'>, today: string): Typed {
  return {
    way: 'line',
    material: 'bill',
    measures: 'feet',
    gst: '',
    validDays: '30',
    from: wishes.from > today ? wishes.from : today,
    days: wishes.days === undefined ? '' : String(wishes.days),
    retention: String(wishes.retentionPercent),
    defects: String(wishes.defectMonths),
    whole: '',
    excluded: '',
    note: '',
  };
}

export const measuresOf = (typed: Typed): Measures => (typed.measures === 'metric' ? 'metric' : 'feet');
export const wayOf = (typed: Typed): Way => ways.find((way) => way === typed.way) ?? 'line';

/** Whether the price of a line has its material in it. */
export function hasMaterial(typed: Typed, { no, brings }: Pick<BillLine, 'no' | 'brings'>): boolean {
  const own = typed[`material ${no}`];
  if (own) return own === 'with';
  return typed.material === 'bill' || !typed.material ? brings === 'provider' : typed.material === 'with';
}

/** Left out by its author, whose sum does not pay for it. */
export const isLeftOut = (typed: Typed, no: number): boolean => typed[`out ${no}`] === 'yes';

/** A line with its price; without a rate it is missing. */
export type PricedLine = BillLine & { rate: number | null; amount: number | null; how: QuoteLine['how'] };

export interface Prices {
  lines: PricedLine[];
  /** Those without a rate. */
  missing: BillLine[];
  /** Whole rupees with tax. */
  stages: { no: number; amount: number }[];
  total: number;
  faults: Faults;
}

const isBlank = (text: string | undefined): boolean => !text?.trim();

/** A rate a line that has one, and what is wrong. */
interface Rates {
  rates: ReadonlyMap<number, number>;
  faults: Faults;
}

function ratesByLine(typed: Typed, lines: readonly BillLine[]): Rates {
  const rates = new Map<number, number>();
  const faults: Record<string, Fault> = {};
  for (const { no, unit } of lines) {
    const text = typed[`rate ${no}`];
    if (text === undefined || isBlank(text)) continue;
    const rate = metricRate(exactRupeesOf(text) ?? Number.NaN, unit, measuresOf(typed));
    if (rate >= 0 && rate <= mostRate) rates.set(no, rate);
    else faults[`rate ${no}`] = rate > mostRate ? 'tooMuch' : 'rate';
  }
  return { rates, faults };
}

/** The rates that were typed, in other measures; what cannot be read stays. */
export function ratesIn(next: Measures, typed: Typed, lines: readonly BillLine[]): Typed {
  const now = measuresOf(typed);
  const texts = lines.flatMap(({ no, unit }) => {
    const rate = exactRupeesOf(typed[`rate ${no}`] ?? '');
    if (rate === undefined || unitIn(unit, now) === unitIn(unit, next)) return [];
    return [[`rate ${no}`, String(shownRate(metricRate(rate, unit, now), unit, next))]];
  });
  return Object.fromEntries(texts);
}

/** Rupees of one unit by line, by which a sum is spread; null where nobody knows. */
export type References = (no: number) => number | null;

interface Sum {
  field: string;
  /** Undefined where it cannot be read. */
  sum: number | undefined;
  lines: readonly BillLine[];
}

function ratesOfSum({ field, sum, lines }: Sum, referenceOf: References): Rates {
  const wanted = lines.map(({ no, quantity }) => ({ quantity, reference: referenceOf(no) }));
  const rates = sum !== undefined && sum <= mostRate ? spreadRates(sum, wanted) : undefined;
  if (!rates || rates.some((rate) => rate > mostRate))
    return { rates: new Map(), faults: { [field]: rates || (sum ?? 0) > mostRate ? 'tooMuch' : 'sum' } };
  return { rates: new Map(lines.map(({ no }, place) => [no, rates[place] ?? 0])), faults: {} };
}

/** Square feet; undefined where nothing can be built. */
function areaOf({ area = '' }: Typed): number | undefined {
  const feet = decimalOf(area);
  return feet !== undefined && feet > 0 ? feet : undefined;
}

/** The sums that were typed, each with the lines it pays for. */
function sumsTyped(typed: Typed, { lines, stages }: Pick<Tender['bill'], 'lines' | 'stages'>): Sum[] {
  const paid = lines.filter(({ no }) => !isLeftOut(typed, no));
  const way = wayOf(typed);
  const given = (field: string, sum: number | undefined, of = paid): Sum[] =>
    isBlank(typed[field]) || of.length === 0 ? [] : [{ field, sum, lines: of }];
  if (way === 'whole') return given('sum', rupeesOf(typed.sum ?? ''));
  if (way === 'area') {
    const area = areaOf(typed);
    if (area === undefined) return [];
    const sum = (exactRupeesOf(typed.perSqft ?? '') ?? Number.NaN) * area;
    return given('perSqft', Number.isFinite(sum) ? Math.ceil(sum) : undefined);
  }
  return stages.flatMap(({ no }) =>
    given(
      `sum ${no}`,
      rupeesOf(typed[`sum ${no}`] ?? ''),
      paid.filter(({ stage }) => stage === no),
    ),
  );
}

function ratesBySum(
  typed: Typed,
  bill: Pick<Tender['bill'], 'lines' | 'stages'>,
  referenceOf: References,
): Rates {
  const all = sumsTyped(typed, bill).map((sum) => ratesOfSum(sum, referenceOf));
  const lacksArea = wayOf(typed) === 'area' && !isBlank(typed.perSqft) && areaOf(typed) === undefined;
  return {
    rates: new Map(all.flatMap(({ rates }) => [...rates])),
    faults: Object.assign({}, ...all.map(({ faults }) => faults), lacksArea && { area: 'area' }),
  };
}

/** Percent with at most two decimals; null where nothing was said, undefined where it cannot be read. */
function gstOf({ gst = '' }: Typed): number | null | undefined {
  if (isBlank(gst)) return null;
  const percent = percentOf(gst);
  const isRight =
    percent !== undefined && percent >= 0 && percent <= 40 && /^\d+(\.\d{1,2})?$/.test(String(percent));
  return isRight ? percent : undefined;
}

const nothingKnown: References = () => null;

/** What the author's prices come to, at every key. */
export function readPrices(
  typed: Typed,
  bill: Pick<Tender['bill'], 'lines' | 'stages'>,
  referenceOf: References = nothingKnown,
): Prices {
  const way = wayOf(typed);
  const { rates, faults } =
    way === 'line' ? ratesByLine(typed, bill.lines) : ratesBySum(typed, bill, referenceOf);
  const how = way === 'area' ? 'whole' : way;
  const lines = bill.lines.map((line): PricedLine => {
    const rate = rates.get(line.no) ?? null;
    return { ...line, rate, amount: rate === null ? null : amountOf({ ...line, rate }), how };
  });
  const priced = lines.flatMap((line) => (line.rate === null ? [] : [{ ...line, rate: line.rate }]));
  const { stages, total } = sumsOf(priced, bill.stages, gstOf(typed) ?? null);
  return { lines, missing: lines.filter(({ rate }) => rate === null), stages, total, faults };
}

const tidy = (text = ''): string => text.replace(/\s+/g, ' ').trim().normalize('NFC');
const said = (text = ''): string | undefined => (isVisible(text) ? tidy(text) : undefined);

function aheadOf(typed: Typed, stages: Tender['bill']['stages']) {
  return stages.flatMap(({ no }) => {
    const text = typed[`ahead ${no}`] ?? '';
    const percent = isBlank(text) ? 0 : percentIn(text, { min: 0, max: 30 });
    return percent === 0 ? [] : [{ stage: no, percent }];
  });
}

/** The numbers of the terms; undefined where one cannot be read. */
export const termsOf = (typed: Typed) => ({
  gstPercent: gstOf(typed),
  validDays: wholeIn(typed.validDays, { min: 7, max: 90 }),
  days: wholeIn(typed.days, { min: 1, max: 730 }),
  retentionPercent: percentIn(typed.retention, { min: 0, max: 10 }),
  defectMonths: wholeIn(typed.defects, { min: 0, max: 24 }),
  excluded: said(typed.excluded),
  note: said(typed.note),
});

function faultsOfTerms(typed: Typed, today: string): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  const check = (field: string, fault: Fault, isRight: boolean) => {
    if (!isRight) faults[field] = fault;
  };
  const { gstPercent, validDays, days, retentionPercent, defectMonths } = termsOf(typed);
  check('gst', 'gst', gstPercent !== undefined);
  check('validDays', 'validDays', validDays !== undefined);
  const { from = '' } = typed;
  check('from', 'from', /^\d{4}-\d\d-\d\d$/.test(from) && from >= today && isInDayRange(from));
  check('days', 'days', days !== undefined);
  check('retention', 'percent', retentionPercent !== undefined);
  check('defects', 'percent', defectMonths !== undefined);
  check('excluded', 'long', tidy(typed.excluded).length <= mostLines.excluded);
  check('note', 'long', tidy(typed.note).length <= mostLines.said);
  return faults;
}

export interface Quoted {
  tender: Pick<Tender, '_id' | 'bill'>;
  listing: ListingRef;
  /** `YYYY-MM-DD` at the site. */
  today: string;
  referenceOf?: References;
}

/** The body that is sealed, or what is wrong with it. Nobody can mend what is sealed: it is read as strictly as it will be. */
export function quoteOf(
  typed: Typed,
  { tender, listing, today, referenceOf }: Quoted,
): { body: QuoteBody } | { faults: Faults } {
  const { lines, missing, total, faults: wrongPrices } = readPrices(typed, tender.bill, referenceOf);
  const ahead = aheadOf(typed, tender.bill.stages);
  const faults: Record<string, Fault> = { ...wrongPrices, ...faultsOfTerms(typed, today) };
  for (const { no } of lines)
    if (tidy(typed[`note ${no}`]).length > mostLines.note) faults[`note ${no}`] = 'long';
  for (const { stage, percent } of ahead) if (percent === undefined) faults[`ahead ${stage}`] = 'percent';
  if (missing.length === lines.length) faults.prices = 'none';
  if (total > mostTotal) faults.prices = 'tooMuch';
  if (Object.keys(faults).length > 0) return { faults };
  const terms = termsOf(typed);
  return {
    body: {
      tenderId: tender._id,
      version: tender.bill.version,
      listing: { kind: listing.kind, _id: listing._id },
      lines: lines.map((line) => ({
        no: line.no,
        rate: line.rate,
        material: hasMaterial(typed, line),
        how: line.how,
        note: said(typed[`note ${line.no}`]),
      })),
      gstPercent: terms.gstPercent ?? null,
      validDays: Number(terms.validDays),
      from: typed.from ?? '',
      days: Number(terms.days),
      ahead: ahead.map(({ stage, percent = 0 }) => ({ stage, percent })),
      retentionPercent: Number(terms.retentionPercent),
      defectMonths: Number(terms.defectMonths),
      whole: typed.whole === 'yes',
      excluded: terms.excluded,
      note: terms.note,
    },
  };
}
