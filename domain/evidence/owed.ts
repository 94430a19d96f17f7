import { addDays, siteDate } from '../calendar/dates.ts';
import { type Balance, balanceOf, type Pay, type Reading, saidPaid } from '../ledger/balance.ts';
import { agreedDay, type DayWords, dayWords } from '../ledger/day-words.ts';
import { type Entry, marks } from '../ledger/entry.ts';
import type { SaidDate } from './said-days.ts';

/** What a book owes its provider; whole rupees, never below zero. */
export interface OwedSums {
  /** What the employer grants, less what the provider received. */
  agreed: number;
  /** If all that is claimed counts, less what the provider received. */
  said: number;
  /** What the employer says that they paid. */
  saysPaid: number;
}

export const owedBy = ({ agreed, inQuestion }: Balance): Pick<OwedSums, 'agreed' | 'said'> => ({
  agreed: Math.max(0, agreed.due),
  said: Math.max(0, inQuestion.earned - agreed.paid),
});

export const owedSums = (entries: readonly Entry[], pay: Pay, reading: Reading = {}): OwedSums => ({
  ...owedBy(balanceOf(entries, pay, reading)),
  saysPaid: Math.max(0, saidPaid(entries, pay, { side: 'customer', ...reading })),
});

const keyOf = ({ unitId, date }: DayWords): string => `${date} ${unitId}`;

/** Days as they would be had their employer written nothing since a time; what the worker says now counts. */
export function grantedAt(entries: readonly Entry[], days: readonly DayWords[], at: Date): DayWords[] {
  const before = entries.filter(
    ({ side, createdAt }) => side !== 'customer' || Date.parse(createdAt) < at.getTime(),
  );
  const then = new Map(dayWords(before).map((day) => [keyOf(day), day.customer]));
  return days.map((day) => {
    const customer = then.get(keyOf(day));
    return customer ? { ...day, customer } : day;
  });
}

/** Days of work that the employer granted at a time, the worker says still, and the employer has taken back since. */
export function takenSince(days: readonly DayWords[], then: readonly DayWords[]): SaidDate[] {
  const now = new Map(days.map((day) => [keyOf(day), agreedDay(day)]));
  return then.flatMap((day) => {
    const mark = agreedDay(day)?.mark ?? 'absent';
    const left = now.get(keyOf(day))?.mark ?? 'absent';
    return mark !== 'absent' && marks.indexOf(left) < marks.indexOf(mark) ? [{ date: day.date, mark }] : [];
  });
}

/** Days after its last agreed day a book that nobody ended has come to its end. */
const quietDays = 7;
const over = new Set(['done_said', 'done', 'cancelled', 'no_show']);

/** The date on which the work of a booking was over, or will be taken as over where nobody says so. */
export function endOf(
  { status, statusAt, dates }: { status: string; statusAt: Date; dates: readonly string[] },
  { entries, days }: { entries: readonly Entry[]; days: readonly DayWords[] },
): string {
  const said = status.startsWith('done')
    ? entries.findLast(({ kind, body }) => kind === 'event' && body.state === 'done_said')
    : undefined;
  if (said) return siteDate(new Date(said.createdAt));
  if (over.has(status)) return siteDate(statusAt);
  const worked = days.findLast((day) => ['half', 'full'].includes(agreedDay(day)?.mark ?? ''));
  return addDays(worked?.date ?? dates.at(-1) ?? siteDate(statusAt), quietDays);
}
