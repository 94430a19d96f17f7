import { balanceOf, type Pay, paidFor, payOfDay } from './balance.ts';
import { agreedDay, dayWords, hoursOf, type Stay, unsaidOf } from './day-words.ts';
import type { DayBody, Entry, MoneyBody, Side } from './entry.ts';
import { hireSum, lastDay } from './hire.ts';
import { moneyLines, ownTwin } from './waiting.ts';

/** One row of what is to be paid. `of`: how many, at so much each; none where the sum says all. */
export interface SettlementLine {
  key: 'full' | 'half' | 'overtime' | 'hours' | 'job' | 'hire' | 'extra' | 'transport' | 'late' | 'damage';
  of?: number | undefined;
  rate?: number | undefined;
  amount: number;
}

/** Something that counts once the other side agrees. */
export interface SettlementClaim {
  key: 'days' | 'unwritten' | 'paid' | 'late' | 'damage' | 'deposit';
  by: Side;
  amount: number;
  /** So many days that nobody wrote down, or late hours. */
  of?: number | undefined;
  /** The days themselves, where they are few. */
  days?: { unit: string; date: string }[] | undefined;
  /** A payment's entry, to agree to. */
  entry?: string | undefined;
  sort?: MoneyBody['sort'] | undefined;
  /** The receiver wrote such a payment too: whether it is the same is asked in the book. */
  twin?: true | undefined;
  /** ISO time until which it can be answered. */
  until?: string | undefined;
  /** What became of a damage that is not agreed. */
  answer?: 'contested' | 'unanswered' | undefined;
}

/** What is claimed besides the work: late hours, damage, a deposit that nobody wrote down. */
export interface Extras {
  agreed: SettlementLine[];
  waiting: SettlementClaim[];
}

/** Whole rupees. */
export interface Settlement {
  lines: SettlementLine[];
  /** The sum of the lines. */
  earned: number;
  paid: number;
  /** What the owner holds of the customer's. */
  deposit: number;
  /** What one side has to give, and which; nobody, where all is settled. */
  owed: number;
  owedBy: Side | null;
  waiting: SettlementClaim[];
}

/** More days are written in the book itself. */
const mostListed = 60;

/** Payments that their receiver has not said anything about. */
const paidWaiting = (entries: readonly Entry[]): SettlementClaim[] =>
  moneyLines(entries)
    .filter(({ state }) => state === 'waits')
    .map(({ entry, side, body }) => ({
      key: 'paid',
      by: side,
      amount: body.amount,
      entry: entry._id,
      sort: body.sort,
      ...(ownTwin(body.to, body, entries) && { twin: true }),
    }));

const sum = (values: number[]): number => values.reduce((one, other) => one + other, 0);

/** Agreed days of people by what they are paid: full ones, half ones, hours of overtime. */
function workLines(days: DayBody[], pay: Pay): SettlementLine[] {
  if (pay.whole) return pay.whole.granted ? [{ key: 'job', amount: pay.whole.total }] : [];
  if (pay.per === 'hour') {
    const worked = sum(days.map(hoursOf));
    const amount = sum(days.map((day) => payOfDay(pay, day)));
    return worked > 0 ? [{ key: 'hours', of: worked, rate: pay.price, amount }] : [];
  }
  const base = (day: DayBody): number => payOfDay(pay, { ...day, overtimeHours: 0 });
  const lines = (['full', 'half'] as const).flatMap((key): SettlementLine[] => {
    const rates = days.filter(({ mark }) => mark === key).map(base);
    return [...new Set(rates)]
      .toSorted((one, other) => other - one)
      .map((rate) => {
        const of = rates.filter((one) => one === rate).length;
        return { key, of, rate, amount: of * rate };
      });
  });
  const hours = sum(days.map(({ overtimeHours }) => overtimeHours));
  const overtime = sum(days.map((day) => payOfDay(pay, day) - base(day)));
  return hours > 0 ? [...lines, { key: 'overtime', of: hours, amount: overtime }] : lines;
}

function hireLines(entries: readonly Entry[], pay: Pay): SettlementLine[] {
  const { hire } = pay;
  if (!hire) return [];
  const { days, of, time, extraHours, extra, transport } = hireSum(hire, {
    days: dayWords(entries),
    choose: agreedDay,
    stands: hire.granted,
    until: lastDay(entries),
  });
  const lines: SettlementLine[] = [
    { key: 'hire', of: days === of ? undefined : days, amount: time },
    { key: 'extra', of: extraHours, rate: hire.extra?.perHour, amount: extra },
    { key: 'transport', amount: transport },
  ];
  return lines.filter(({ amount }) => amount > 0);
}

/** Days up to the end that neither side wrote down, as if they were full: nothing of them counts before it is written. */
function unwritten(entries: readonly Entry[], pay: Pay, { dates, units, today }: Work): SettlementClaim[] {
  if (pay.whole || pay.hire) return [];
  const until = lastDay(entries) ?? today;
  const written = new Set(dayWords(entries).map(({ date, unitId }) => `${date} ${unitId}`));
  const open = dates
    .filter((date) => date <= until && date <= today)
    .flatMap((date) =>
      unsaidOf(units, date, (unit) => written.has(`${date} ${unit}`)).map((unit) => ({ unit, date })),
    );
  const amount = sum(open.map((day) => payOfDay(pay, { ...day, mark: 'full', overtimeHours: 0 })));
  const few = open.length <= mostListed;
  return open.length > 0
    ? [{ key: 'unwritten', by: 'provider', of: open.length, amount, ...(few && { days: open }) }]
    : [];
}

/** The days that were agreed, who works on them, and the date at the site. */
export interface Work {
  dates: readonly string[];
  units: readonly Stay[];
  today: string;
}

/**
 * What both sides of a booking owe each other: what is granted counts, what is claimed waits.
 * @param over before the end nothing goes back: what was paid ahead and the deposit stay
 */
export function settlementOf(
  entries: readonly Entry[],
  { pay, work, extras, over }: { pay: Pay; work: Work; extras: Extras; over: boolean },
): Settlement {
  const days = dayWords(entries);
  const balance = balanceOf(entries, pay, { days });
  const agreed = days.flatMap((day) => agreedDay(day) ?? []);
  const lines = [...(pay.hire ? hireLines(entries, pay) : workLines(agreed, pay)), ...extras.agreed];
  const earned = sum(lines.map(({ amount }) => amount));
  const { paid } = balance.agreed;
  const deposit = Math.max(
    0,
    paidFor(entries, ({ sort }) => sort === 'deposit'),
  );
  const due = over ? earned - paid - deposit : Math.max(0, earned - paid);
  const claimed = balance.inQuestion.earned - balance.agreed.earned;
  return {
    lines,
    earned,
    paid,
    deposit,
    owed: Math.abs(due),
    owedBy: due === 0 ? null : due > 0 ? 'customer' : 'provider',
    waiting: [
      ...(claimed > 0 ? [{ key: 'days', by: 'provider', amount: claimed } as const] : []),
      ...unwritten(entries, pay, work),
      ...paidWaiting(entries),
      ...extras.waiting,
    ],
  };
}
