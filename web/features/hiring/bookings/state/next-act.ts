import type { Booking, BookingAct } from '#contract/hiring/bookings.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { type Side, useOtherName } from '../parts/sides.ts';

export interface Act {
  /** Null leads to the hajri book. */
  to: BookingAct | null;
  label: string;
}

/** Whether the last day of work has come. */
export function isLastDay({ dates }: Pick<Booking, 'dates'>, at = now()): boolean {
  const last = datesOf(dates).at(-1);
  return last === undefined || siteDate(at) >= last;
}

const isPresent = (act: Act | false | undefined): act is Act => Boolean(act);

/** The one thing to say next, what else can be said, and the question that it answers. */
export function useNextAct(
  booking: Booking,
  side: Side,
): { primary: Act | undefined; others: Act[]; question: string } {
  const { acts, asks, markToday } = useMessages('work');
  const name = useOtherName(booking, side);
  const { status, next, listing } = booking;
  const may = (to: BookingAct, label: string): Act | undefined =>
    next.includes(to) ? { to, label } : undefined;
  const noShow = may('no_show', acts.no_show[side]);
  if (status === 'agreed') {
    const words = listing.kind === 'product' ? acts.under_wayMachine : acts.under_way;
    const primary = may('under_way', words[side]);
    return {
      primary: primary ?? noShow,
      others: [primary && noShow].filter(isPresent),
      question: asks.agreed,
    };
  }
  if (status === 'under_way') {
    const done = may('done_said', acts.done_said[side]);
    if (isLastDay(booking))
      return { primary: done, others: [noShow].filter(isPresent), question: asks.under_wayOver };
    return {
      primary: { to: null, label: markToday },
      others: [done, noShow].filter(isPresent),
      question: asks.under_way,
    };
  }
  if (status === 'done_said')
    return {
      primary: may('done', acts.done[side]),
      others: [may('under_way', acts.notDone)].filter(isPresent),
      question: asks.done_said(name),
    };
  return { primary: may('contested', acts.contested), others: [], question: asks.no_show };
}
