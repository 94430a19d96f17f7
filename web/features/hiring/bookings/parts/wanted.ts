import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { type Dates, wantedChange } from '#contract/hiring/terms.ts';
import { isProblemName, type ProblemName } from '#contract/problems.ts';
import { atSite, isByHour, siteDate } from '#domain/calendar/dates.ts';
import { mostDaysOf, wrongPrice } from '#domain/calendar/limits.ts';
import type { Wanted } from './booking-queries.ts';

/** The form's fields as typed; `start` is `YYYY-MM-DD` or, by the hour, `YYYY-MM-DDTHH:MM` at the site. */
export interface Typed {
  start: string;
  length: string;
  count: string;
  price: string;
}
export type WantedProblems = Partial<Record<'dates' | 'count' | 'price', ProblemName>>;

const siteMinute = (instant: string): string => {
  const at = new Date(instant);
  const minutes = Math.floor((at.getTime() - atSite(siteDate(at)).getTime()) / 60_000);
  const two = (amount: number) => String(amount).padStart(2, '0');
  return `${siteDate(at)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

export const typedOf = ({ dates, count, price }: Booking): Typed => ({
  start: isByHour(dates) ? siteMinute(dates.start) : dates.from,
  length: String(isByHour(dates) ? dates.hours : dates.days),
  count: String(count),
  price: String(price),
});

function datesOf({ start, length }: Typed, dates: Dates): unknown {
  if (!isByHour(dates)) return { ...dates, from: start, days: length };
  const [day = '', time = ''] = start.split('T');
  const at = atSite(day, time);
  return { start: Number.isNaN(at.getTime()) ? '' : at.toISOString(), hours: length };
}

/** What differs from the booking, checked as the server will; what stayed the same is not asked for. */
export function readWanted(
  typed: Typed,
  booking: Booking,
): { wanted: Wanted } | { problems: WantedProblems } {
  const was = typedOf(booking);
  const given = {
    ...((typed.start !== was.start || typed.length !== was.length) && {
      dates: datesOf(typed, booking.dates),
    }),
    ...(typed.count !== was.count && { count: typed.count }),
    ...(typed.price !== was.price && { price: typed.price }),
  };
  const read = wantedChange.safeParse(given);
  if (!read.success) {
    const problems: WantedProblems = {};
    for (const { path, message } of read.error.issues)
      problems[path[0] as keyof WantedProblems] ??= isProblemName(message) ? message : 'bad-input';
    return { problems };
  }
  const { dates, price } = read.data;
  // How long and how dear it may be depends on how it is paid.
  const long = dates && !isByHour(dates) && dates.days > mostDaysOf(booking.per);
  const dear = price === undefined ? undefined : wrongPrice(price, booking.per);
  if (long || dear)
    return {
      problems: {
        ...(long && { dates: booking.per === 'job' ? 'job-too-long' : 'days-too-many' }),
        ...(dear && { price: dear }),
      },
    };
  return { wanted: read.data };
}
