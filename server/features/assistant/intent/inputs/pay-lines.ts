import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';

/** People of one trade at one rate; of their days `off` were not worked, all of them together. */
export interface Line {
  trade: PaidTrade;
  count: number;
  rate: number | undefined;
  days: number | undefined;
  off: number;
  /** Of overtime, all of them together. */
  hours: number;
  /** Rupees that they have already; `advance` of the talk is that of all. */
  given: number;
}
/** What a talk has told of people who are paid by the day. */
export interface Pay {
  lines: Line[];
  days: number | undefined;
  advance: number;
  more: number;
  /** What a day costs, told before it is said of how many. */
  rate: number | undefined;
  /** The trade that was spoken of last. */
  named: PaidTrade | undefined;
  /** Who came later, whose days or rate may be told next. */
  joined: Line | undefined;
  /** Whose rate this message has told. */
  rated: Set<Line>;
  /** Days by the week that they are of, with the trade. */
  weeks: Record<string, number>;
}

/** The line of a trade, or the only one. */
export function lineOf({ lines }: Pay, trade: PaidTrade | undefined): Line | undefined {
  const [line, other] = trade === undefined ? lines : lines.filter((one) => one.trade === trade);
  if (!other) return line;
  // Of two rates of one trade it is not said whose; who came later has that of those who were there.
  return trade !== undefined && line?.rate === other.rate ? line : undefined;
}
export const newLine = (line: Pick<Line, 'trade' | 'count'> & Partial<Line>): Line => ({
  rate: undefined,
  days: undefined,
  off: 0,
  hours: 0,
  given: 0,
  ...line,
});

/** Paid to those of a trade, or to all. */
export function give(pay: Pay, sum: number, trade: PaidTrade | undefined): void {
  const line = trade === undefined ? undefined : lineOf(pay, trade);
  if (line) line.given += sum;
  else pay.advance += sum;
}

export const isRated = ({ lines }: Pay): boolean => lines.some(({ rate }) => rate !== undefined);

export const newPay = (): Pay => ({
  lines: [],
  days: undefined,
  advance: 0,
  more: 0,
  rate: undefined,
  named: undefined,
  joined: undefined,
  rated: new Set(),
  weeks: {},
});
