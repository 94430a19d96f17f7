import { addDays, siteDate } from '../calendar/dates.ts';
import { agreedDay, claimedDay, type DayWords, dayWords, grouped, hoursOf } from './day-words.ts';
import type { DayBody, Entry, MoneyBody, Side } from './entry.ts';
import { type Hire, hireSum, lastDay } from './hire.ts';
import { paymentsOf, type Words } from './payments.ts';

/** By what a book counts. Whole rupees. */
export interface Pay {
  price: number;
  per: 'day' | 'job' | 'hour' | 'week';
  /** What each unit gets instead, where a crew has several rates. */
  rates?: ReadonlyMap<string, number> | undefined;
  overtimePerHour?: number | undefined;
  /** What is paid for transport counts towards the price. */
  withTransport?: boolean | undefined;
  /** A job's one price: claimed and granted with the booking's end, not by days. */
  whole?: { total: number; claimed: boolean; granted: boolean } | undefined;
  /** A machine's: the hire counts as a whole, by its days. */
  hire?: Hire | undefined;
}

/** Whole rupees. `due` is below zero where more was paid than earned. */
export interface Amounts {
  earned: number;
  paid: number;
  due: number;
}
export interface Balance {
  agreed: Amounts;
  /** The balance if every claim counted. */
  inQuestion: Amounts;
}

const daysOfWeek = 7;

/** Rupees of a full day and of a half one: rounded up, in the worker's favour. */
function ofMark({ price, per }: Pick<Pay, 'price' | 'per'>, mark: DayBody['mark']): number {
  if (mark === 'absent' || per === 'job') return 0;
  const parts = (mark === 'half' ? 2 : 1) * (per === 'week' ? daysOfWeek : 1);
  return Math.ceil(price / parts);
}

/** An hour of overtime: as agreed, else a quarter of the day's price. */
const ofOvertimeHour = (pay: Pick<Pay, 'price' | 'per' | 'overtimePerHour'>): number =>
  pay.overtimePerHour ?? (pay.per === 'hour' ? 0 : Math.ceil(ofMark(pay, 'full') / 4));

/** Whole rupees of one unit's day. */
export function payOfDay({ rates, ...all }: Pay, day: DayBody): number {
  const pay = { ...all, price: rates?.get(day.unit) ?? all.price };
  const overtime = Math.ceil(day.overtimeHours * ofOvertimeHour(pay));
  return (pay.per === 'hour' ? Math.ceil(hoursOf(day) * pay.price) : ofMark(pay, day.mark)) + overtime;
}

/** Whether a payment counts towards what was earned: deposits and what is paid back for tea stand apart. */
const isForWork = ({ sort }: MoneyBody, { withTransport }: Pay): boolean =>
  sort === 'advance' || sort === 'wage' || (sort === 'transport' && withTransport === true);

const net = (payments: MoneyBody[], counts: (money: MoneyBody) => boolean): number =>
  sum(payments.filter(counts).map(({ to, amount }) => (to === 'provider' ? amount : -amount)));

const counted = (pay: Pay, payments: MoneyBody[]): number => net(payments, (money) => isForWork(money, pay));

/** Of what a side wrote itself and what it agreed to the one that comes to more. */
const wordOf = ({ own, agreedTo }: Words, reckon: (payments: MoneyBody[]) => number): MoneyBody[] =>
  Math.abs(reckon(own)) > Math.abs(reckon(agreedTo)) ? own : agreedTo;

/** What the provider received, less what they gave back, by what each receiver grants. Whole rupees. */
export const paidFor = (entries: readonly Entry[], counts: (money: MoneyBody) => boolean): number =>
  sum(
    paymentsOf(entries).map(({ receiver }) => {
      const reckon = (payments: MoneyBody[]): number => net(payments, counts);
      return reckon(wordOf(receiver, reckon));
    }),
  );

export const wordThatCounts = (words: Words, pay: Pay): MoneyBody[] =>
  wordOf(words, (payments) => counted(pay, payments));

/** Dates of the site, both included; without one, all. */
export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}
export const isWithin = (date: string, { from = '', to = '9' }: Range): boolean => date >= from && date <= to;

const amounts = (earned: number, paid: number): Amounts => ({ earned, paid, due: earned - paid });
const sum = (values: number[]): number => values.reduce((one, other) => one + other, 0);

/** For which days a book is read, and its days where they are known already. */
export interface Reading extends Range {
  days?: readonly DayWords[] | undefined;
}

/** What a book comes to. Where it is read for a range, `whole` is the caller's to leave out. */
export function balanceOf(entries: readonly Entry[], pay: Pay, reading: Reading = {}): Balance {
  const { days: known = dayWords(entries), ...range } = reading;
  const days = known.filter(({ date }) => isWithin(date, range));
  // Which word counts does not hang on the range: else both would, one in each of two months.
  const inRange = (words: Words): number =>
    counted(
      pay,
      wordThatCounts(words, pay).filter(({ on }) => isWithin(on, range)),
    );
  const payments = paymentsOf(entries);
  const questions = [...grouped(payments, ({ same }) => same).values()].map((one) =>
    greater(sum(one.map(({ most }) => inRange(most))), sum(one.map(({ payer }) => inRange(payer)))),
  );
  const earned = (choose: (day: DayWords) => DayBody | null, stands: boolean): number => {
    if (!pay.hire) return sum(days.map((day) => choose(day)).map((day) => (day ? payOfDay(pay, day) : 0)));
    const { time, extra, transport } = hireSum(pay.hire, { days, choose, stands, until: lastDay(entries) });
    return time + extra + transport;
  };
  const { total = 0, granted = false, claimed = false } = pay.whole ?? {};
  const { hire } = pay;
  return {
    agreed: amounts(
      earned(agreedDay, hire?.granted === true) + (granted ? total : 0),
      sum(payments.map(({ receiver }) => inRange(receiver))),
    ),
    inQuestion: amounts(
      earned(claimedDay, hire?.claimed === true) + (claimed || granted ? total : 0),
      sum(questions),
    ),
  };
}

/** The greater of both words, of what was handed back too. */
const greater = (one: number, other: number): number => (Math.abs(one) >= Math.abs(other) ? one : other);

/** What one side says that the provider was paid, less what they gave back. */
export function saidPaid(
  entries: readonly Entry[],
  pay: Pay,
  { side, ...range }: Range & { side: Side },
): number {
  const words = paymentsOf(entries).flatMap(({ receiver, payer }) => [
    ...wordThatCounts(receiver, pay).filter(({ to }) => to === side),
    ...wordThatCounts(payer, pay).filter(({ to }) => to !== side),
  ]);
  return counted(
    pay,
    words.filter(({ on }) => isWithin(on, range)),
  );
}

/** So many days of building work in twelve months open the welfare board's register. */
export const boardDays = 90;

/** The twelve months that end with a date of the site. */
export function yearTo(to: string): Required<Range> & { from: string; to: string } {
  const [year = 0, ...monthAndDay] = to.split('-');
  return { from: addDays([String(Number(year) - 1).padStart(4, '0'), ...monthAndDay].join('-'), 1), to };
}

/** The twelve months up to a day. */
export const lastYear = (now: Date) => yearTo(siteDate(now));
