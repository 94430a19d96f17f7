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

/** What is said of people's work, or of a machine's hire. */
function useActWords(booking: Booking, side: Side) {
  const { acts, asks, ofMachine } = useMessages('work');
  const name = useOtherName(booking, side);
  if (booking.listing.kind === 'product')
    return {
      begin: acts.under_wayMachine[side],
      done: ofMachine.done,
      yes: ofMachine.yes,
      noShow: side === 'customer' ? ofMachine.noShow : acts.no_show.provider,
      asks: { begun: ofMachine.begun, over: ofMachine.over, overSaid: ofMachine.overSaid(name) },
    };
  return {
    begin: acts.under_way[side],
    done: acts.done_said[side],
    yes: acts.done[side],
    noShow: acts.no_show[side],
    asks: { begun: asks.agreed, over: asks.under_wayOver, overSaid: asks.done_said(name) },
  };
}

/** The one thing to say next, what else can be said, and the question that it answers. */
export function useNextAct(
  booking: Booking,
  side: Side,
): { primary: Act | undefined; others: Act[]; question: string } {
  const { acts, asks, markToday } = useMessages('work');
  const words = useActWords(booking, side);
  const { status, next } = booking;
  const may = (to: BookingAct, label: string): Act | undefined =>
    next.includes(to) ? { to, label } : undefined;
  const noShow = may('no_show', words.noShow);
  if (status === 'agreed') {
    const primary = may('under_way', words.begin);
    return {
      primary: primary ?? noShow,
      others: [primary && noShow].filter(isPresent),
      question: words.asks.begun,
    };
  }
  if (status === 'under_way') {
    const done = may('done_said', words.done);
    if (isLastDay(booking))
      return { primary: done, others: [noShow].filter(isPresent), question: words.asks.over };
    return {
      primary: { to: null, label: markToday },
      others: [done, noShow].filter(isPresent),
      question: asks.under_way,
    };
  }
  if (status === 'done_said')
    return {
      primary: may('done', words.yes),
      others: [may('under_way', acts.notDone)].filter(isPresent),
      question: words.asks.overSaid,
    };
  return { primary: may('contested', acts.contested), others: [], question: asks.no_show };
}
