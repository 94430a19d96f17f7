import type { BillLine } from '#contract/contracts/bill.ts';
import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import { greatestEffects } from '#domain/contracts/compare.ts';
import type { Compared } from './comparison-query.ts';

type CompareQuote = Comparison['quotes'][number];
type CompareLine = Comparison['lines'][number];
export type Cell = CompareLine['cells'][number];

/** One price of one line that stands apart, and what that comes to. */
export interface Effect {
  line: BillLine;
  quote: CompareQuote;
  /** Whole rupees in all, more than the others' middle; less than none where it is below. */
  rupees: number;
  /** Of one metric unit. */
  perUnit: number;
}

/** Of a line the price that stands apart most; of two alike the dear one. */
const apartMost = (line: CompareLine): CompareLine => ({
  ...line,
  cells: line.cells
    .toSorted((one, other) => (other.effect ?? 0) - (one.effect ?? 0))
    .toSorted((one, other) => Math.abs(other.effect ?? 0) - Math.abs(one.effect ?? 0))
    .slice(0, 1),
});

/** The ten that come to most, the greatest first, one a line; less than a hundredth of a price is left out. */
export function effectsOf({ tender, comparison }: Compared): Effect[] {
  const quotes = new Map(comparison.quotes.map((quote) => [quote._id, quote]));
  const lines = new Map(tender.bill.lines.map((line) => [line.no, line]));
  return greatestEffects(comparison.lines.map(apartMost)).flatMap((found): Effect[] => {
    const [line, quote] = [lines.get(found.line), quotes.get(found.quote)];
    if (!line || !quote || Math.abs(found.effect) * 100 < quote.total) return [];
    return [{ line, quote, rupees: found.effect, perUnit: found.effect / line.quantity }];
  });
}

/** The lines that a quote has no price for. */
export function missingOf({ tender, comparison }: Compared, quoteId: string): BillLine[] {
  const missing = new Set(
    comparison.lines
      .filter(({ cells }) => cells.some(({ quote, mark }) => quote === quoteId && mark === 'missing'))
      .map(({ no }) => no),
  );
  return tender.bill.lines.filter(({ no }) => missing.has(no));
}

/** Lines that were priced, with or without material other than the bill says, and nobody knows what that is worth. */
export function unlikeOf({ tender, comparison }: Compared, quoteId: string): BillLine[] {
  return tender.bill.lines.filter(({ no }) =>
    comparison.lines
      .find((line) => line.no === no)
      ?.cells.some(({ quote, rate, equal }) => quote === quoteId && rate !== null && equal === null),
  );
}

export const orders = ['missing', 'price'] as const;
export type Order = (typeof orders)[number];

/** As the server has them, the fewest missing first; by price those that cannot be compared stand last. */
export function inOrder(quotes: readonly CompareQuote[], order: Order): CompareQuote[] {
  if (order === 'missing') return [...quotes];
  const price = ({ equal }: CompareQuote): number => equal ?? Number.POSITIVE_INFINITY;
  return quotes.toSorted((one, other) => (price(one) === price(other) ? 0 : price(one) - price(other)));
}

/** A line of the bill with what each quote asks for it. */
export interface ComparedLine extends BillLine {
  compared: CompareLine | undefined;
}

/** The stages of the bill with their lines, compared. */
export function stagesOf({ tender: { bill }, comparison }: Compared) {
  const compared = new Map(comparison.lines.map((line) => [line.no, line]));
  return bill.stages.map((stage) => ({
    ...stage,
    lines: bill.lines
      .filter((line) => line.stage === stage.no)
      .map((line): ComparedLine => ({ ...line, compared: compared.get(line.no) })),
  }));
}
export type ComparedStage = ReturnType<typeof stagesOf>[number];

export const cellOf = ({ compared }: ComparedLine, quoteId: string): Cell | undefined =>
  compared?.cells.find(({ quote }) => quote === quoteId);

/** Whether a quote has a price in this stage that stands apart, or none. */
export const hasMark = ({ lines }: ComparedStage, quoteId: string): boolean =>
  lines.some((line) => cellOf(line, quoteId)?.mark);
