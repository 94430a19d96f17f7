import type { Reference } from '../estimate/bill/references.ts';
import { aheadOf, amountOf, sumsOf } from './amounts.ts';
import { type AskedLine, footedRate, footedReference, medianOf, type QuoteLine, withTax } from './footing.ts';

/** A stage in the order of the site. `work`: what it is worth by everybody's prices, as a part of the same sum for all. */
export interface PaidStage {
  no: number;
  /** Whole rupees; `ahead` is paid before it begins. */
  amount: number;
  ahead: number;
  work: number;
}

/**
 * How much money would be gone if the work stopped at the worst moment, before a stage: stages paid less what is kept of
 * them, and the share ahead, against the part of the work that stands. Finds dear first stages, too.
 */
export function aheadOfWork(
  stages: readonly PaidStage[],
  retentionPercent: number,
): { rupees: number; stage: number } {
  const total = stages.reduce((sum, { amount }) => sum + amount, 0);
  const all = stages.reduce((sum, { work }) => sum + work, 0);
  let worst = { rupees: 0, stage: stages[0]?.no ?? 1 };
  let [paid, stands] = [0, 0];
  for (const { no, amount, ahead, work } of stages) {
    const value = all > 0 ? (total * stands) / all : 0;
    const rupees = Math.round((paid * (100 - retentionPercent)) / 100 + ahead - value);
    if (rupees > worst.rupees) worst = { rupees, stage: no };
    paid += amount;
    stands += work;
  }
  return worst;
}

export interface AskedBill {
  lines: readonly AskedLine[];
  stages: readonly { no: number }[];
}

/** A quote that is open, and by what it is put in order; null where nobody knows. */
export interface OpenQuote {
  _id: string;
  stars: number | null;
  distanceKm: number | null;
  lines: readonly QuoteLine[];
  gstPercent: number | null;
  retentionPercent: number;
  /** Percent of a stage that is paid before it begins. */
  ahead: readonly { stage: number; percent: number }[];
}

export interface ComparedCell {
  quote: string;
  rate: number | null;
  /** Rupees a unit on equal footing: with material as the bill says, with tax. Of a missing price what stands in for it. */
  equal: number | null;
  mark: 'missing' | 'high' | 'low' | null;
  /** Whole rupees that it costs more than the others' median; null where it is not priced singly, or nothing is known. */
  effect: number | null;
}
export interface ComparedLine {
  no: number;
  /** Of the prices there are, on equal footing. */
  median: number | null;
  low: number | null;
  high: number | null;
  reference: Reference | null;
  cells: ComparedCell[];
}
export interface ComparedQuote {
  _id: string;
  /** Whole rupees with tax, of what is priced. */
  total: number;
  /** Whole rupees on equal footing; null where a line can be compared with nothing. */
  equal: number | null;
  missing: number;
  /** Whether a line has its price as a part of a sum. */
  spread: boolean;
  stages: { no: number; amount: number; ahead: number }[];
  /** The most money that would be paid for work that does not stand yet, and before which stage. */
  worst: { rupees: number; stage: number };
}

/** A price of a line, on equal footing. */
interface Price {
  quote: OpenQuote;
  said: QuoteLine;
  /** Without tax. */
  footed: number | null;
  equal: number | null;
}

const tooHigh = 1.3;
const tooLow = 0.7;

/** Of a line that a quote says nothing of: missing, as one that says null. */
const unpriced = (no: number): QuoteLine => ({ no, rate: null, material: true, how: 'line' });

/** What stands in for a missing price: the others' median, so never less than the lowest of them. */
function standIn(line: AskedLine, quote: OpenQuote, others: readonly number[]): number | null {
  const usual = footedReference(line);
  return medianOf(others) ?? (usual && withTax(usual.rate, quote.gstPercent));
}

/** Between which prices nothing strikes: by two others, else by what the line usually costs. */
function boundsOf(line: AskedLine, { quote }: Price, singly: readonly number[]) {
  const middle = singly.length >= 2 ? medianOf(singly) : null;
  if (middle !== null) return { low: middle * tooLow, high: middle * tooHigh };
  const usual = footedReference(line);
  if (!usual) return null;
  const low = withTax(usual.low, quote.gstPercent) * tooLow;
  return { low, high: withTax(usual.high, quote.gstPercent) * tooHigh };
}

function cellOf(line: AskedLine, price: Price, all: readonly Price[]): ComparedCell {
  const { quote, said, equal } = price;
  const others = all.filter((one) => one !== price);
  const known = others.flatMap((one) => one.equal ?? []);
  const cell = { quote: quote._id, rate: said.rate, equal, mark: null, effect: null };
  if (said.rate === null) return { ...cell, equal: standIn(line, quote, known), mark: 'missing' };
  if (equal === null || said.how !== 'line') return cell;
  const singly = others.flatMap((one) => (one.said.how === 'line' ? (one.equal ?? []) : []));
  const bounds = boundsOf(line, price, singly);
  const middle = standIn(line, quote, singly);
  return {
    ...cell,
    mark: bounds && (equal > bounds.high ? 'high' : equal < bounds.low ? 'low' : null),
    effect: middle === null ? null : Math.round((equal - middle) * line.quantity),
  };
}

function comparedLine(line: AskedLine, prices: readonly Price[]): ComparedLine {
  const known = prices.flatMap(({ equal }) => equal ?? []);
  return {
    no: line.no,
    median: medianOf(known),
    low: known.length > 0 ? Math.min(...known) : null,
    high: known.length > 0 ? Math.max(...known) : null,
    reference: line.reference,
    cells: prices.map((price) => cellOf(line, price, prices)),
  };
}

/** A line with all that was said of it, in the order of the quotes. */
interface Row {
  line: AskedLine;
  prices: readonly Price[];
  compared: ComparedLine;
}
/** One quote of a table of rows: by its place in each. */
interface Column {
  quote: OpenQuote;
  place: number;
  rows: readonly Row[];
  stages: AskedBill['stages'];
}

/** The whole on equal footing: what is priced, summed as a contract is, and what stands in for the rest. */
function equalOf({ quote, place, rows, stages }: Column): number | null {
  const footed: { stage: number; quantity: number; rate: number }[] = [];
  let rest = 0;
  for (const { line, prices, compared } of rows) {
    const rate = prices[place]?.footed ?? null;
    const equal = compared.cells[place]?.equal ?? null;
    if (equal === null) return null;
    if (rate === null) rest += amountOf({ quantity: line.quantity, rate: equal });
    else footed.push({ ...line, rate });
  }
  return sumsOf(footed, stages, quote.gstPercent).total + rest;
}

function comparedQuote(column: Column): ComparedQuote {
  const { quote, place, rows, stages } = column;
  const priced = rows.flatMap(({ line, prices, compared }) => {
    const { rate = null, how = 'line' } = prices[place]?.said ?? {};
    return rate === null ? [] : [{ ...line, rate, how, work: line.quantity * (compared.median ?? 0) }];
  });
  const { stages: amounts, total } = sumsOf(priced, stages, quote.gstPercent);
  const paid = amounts.map(({ no, amount }) => {
    const { percent = 0 } = quote.ahead.find(({ stage }) => stage === no) ?? {};
    const work = priced.reduce((sum, line) => (line.stage === no ? sum + line.work : sum), 0);
    return { no, amount, ahead: aheadOf(amount, percent), work };
  });
  return {
    _id: quote._id,
    total,
    equal: equalOf(column),
    missing: rows.length - priced.length,
    spread: priced.some(({ how }) => how !== 'line'),
    stages: paid.map(({ no, amount, ahead }) => ({ no, amount, ahead })),
    worst: aheadOfWork(paid, quote.retentionPercent),
  };
}

/** Fewest missing prices first, then the most stars, then the nearest; by price only when it is asked for. */
function inOrder(quotes: readonly OpenQuote[], bill: AskedBill): OpenQuote[] {
  const missing = ({ lines }: OpenQuote): number => {
    const priced = new Set(lines.flatMap(({ no, rate }) => (rate === null ? [] : no)));
    return bill.lines.filter(({ no }) => !priced.has(no)).length;
  };
  const keys = new Map(
    quotes.map((quote) => [
      quote,
      [missing(quote), -(quote.stars ?? -1), quote.distanceKm ?? Number.MAX_VALUE],
    ]),
  );
  return quotes.toSorted((one, other) => {
    const [mine = [], theirs = []] = [keys.get(one), keys.get(other)];
    const by = mine.map((key, place) => key - (theirs[place] ?? 0)).find((difference) => difference !== 0);
    return by ?? (one._id < other._id ? -1 : 1);
  });
}

/** All open quotes of a bill side by side; the same in whatever order they come. */
export function compare(
  bill: AskedBill,
  quotes: readonly OpenQuote[],
): { quotes: ComparedQuote[]; lines: ComparedLine[] } {
  const ordered = inOrder(quotes, bill);
  const said = ordered.map(({ lines }) => new Map(lines.map((line) => [line.no, line])));
  const rows = bill.lines.map((line): Row => {
    const prices = ordered.map((quote, place): Price => {
      const own = said[place]?.get(line.no) ?? unpriced(line.no);
      const footed = footedRate(line, own);
      return { quote, said: own, footed, equal: footed === null ? null : withTax(footed, quote.gstPercent) };
    });
    return { line, prices, compared: comparedLine(line, prices) };
  });
  const stages = bill.stages.toSorted((one, other) => one.no - other.no);
  return {
    quotes: ordered.map((quote, place) => comparedQuote({ quote, place, rows, stages })),
    lines: rows.map(({ compared }) => compared),
  };
}

export interface Effect {
  line: number;
  quote: string;
  /** Whole rupees; below 0 where it is less than the others'. */
  effect: number;
}

/** Where prices differ most from the others, whichever way: what a customer should ask about first. */
export function greatestEffects(lines: readonly ComparedLine[], most = 10): Effect[] {
  return lines
    .flatMap(({ no, cells }) =>
      cells.flatMap(({ quote, effect }) => (effect ? [{ line: no, quote, effect }] : [])),
    )
    .sort(
      (one, other) =>
        Math.abs(other.effect) - Math.abs(one.effect) ||
        one.line - other.line ||
        (one.quote < other.quote ? -1 : 1),
    )
    .slice(0, most);
}
