import type { BillLine } from '#contract/contracts/bill.ts';
import type { Comparison } from '#contract/contracts/quotes.calls.ts';
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

const most = 10;

/** The ten that come to most, the greatest first; of equals in the order of the bill. */
export function greatestEffects({ tender, comparison }: Compared): Effect[] {
  const quotes = new Map(comparison.quotes.map((quote) => [quote._id, quote]));
  const lines = new Map(tender.bill.lines.map((line) => [line.no, line]));
  return comparison.lines
    .flatMap(({ no, cells }) =>
      cells.flatMap(({ quote: id, effect, mark }): Effect[] => {
        const [line, quote] = [lines.get(no), quotes.get(id)];
        const stands = (mark === 'high' || mark === 'low') && effect !== null && Math.abs(effect) >= 1;
        if (!line || !quote || !stands) return [];
        return [{ line, quote, rupees: Math.round(effect), perUnit: effect / line.quantity }];
      }),
    )
    .toSorted((one, other) => Math.abs(other.rupees) - Math.abs(one.rupees))
    .slice(0, most);
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
