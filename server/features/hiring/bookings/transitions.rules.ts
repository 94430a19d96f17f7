import type { BookingAct, BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { expectedStart, firstMidnight } from '#domain/calendar/spans.ts';

export { countsAsLate } from '#domain/calendar/spans.ts';

export type Side = 'customer' | 'provider';

/** What decides which way a booking can go. */
export interface Standing {
  status: BookingStatus;
  dates: Dates;
  /** Which side set the status; null where a rule did. */
  statusBy: Side | null;
  statusAt: Date;
  notDoneSaid: boolean;
  contested: boolean;
}

const hourMs = 3_600_000;
export const noShowFromHours = 2;
const noShowToHours = 48;
const contestDays = 7;

type Answer = 'yes' | 'too-early' | 'no';
type Rule = (standing: Standing, side: Side, now: Date) => Answer;

const saidByOther: Rule = ({ statusBy }, side) => (statusBy === side ? 'no' : 'yes');
const always: Rule = () => 'yes';

const fromFirstDay: Rule = ({ dates }, _, now) => (now >= firstMidnight(dates) ? 'yes' : 'too-early');

/** Who waited says it, from two hours after the start to two days after it. */
const noShow: Rule = ({ dates }, _, now) => {
  const hours = (now.getTime() - expectedStart(dates).getTime()) / hourMs;
  if (hours < noShowFromHours) return 'too-early';
  return hours <= noShowToHours ? 'yes' : 'no';
};

/** "Arrived", or a day in the book, that the other side alone has said takes nothing from who waited. */
const noShowAfterAll: Rule = (standing, side, now) =>
  standing.statusBy !== null && standing.statusBy !== side && noShow(standing, side, now) === 'yes'
    ? 'yes'
    : 'no';

const notDone: Rule = (standing, side, now) =>
  standing.notDoneSaid ? 'no' : saidByOther(standing, side, now);

const contest: Rule = ({ statusBy, statusAt, contested }, side, now) => {
  const days = (now.getTime() - statusAt.getTime()) / (24 * hourMs);
  return !contested && statusBy !== side && days <= contestDays ? 'yes' : 'no';
};

/** Every way that a side can move a booking; what is not here is refused (docs/rules.md#hiring-7). */
const table: Partial<Record<BookingStatus, Partial<Record<BookingAct, Rule>>>> = {
  agreed: { under_way: fromFirstDay, cancelled: always, no_show: noShow },
  under_way: { done_said: always, no_show: noShowAfterAll },
  done_said: { done: saidByOther, under_way: notDone },
  no_show: { contested: contest },
};

export function mayMove(
  standing: Standing,
  to: BookingAct,
  { side, now }: { side: Side; now: Date },
): Answer {
  return table[standing.status]?.[to]?.(standing, side, now) ?? 'no';
}

/** What a side can set now. */
export const nextActs = (standing: Standing, side: Side, now: Date): BookingAct[] =>
  (Object.keys(table[standing.status] ?? {}) as BookingAct[]).filter(
    (to) => mayMove(standing, to, { side, now }) === 'yes',
  );
