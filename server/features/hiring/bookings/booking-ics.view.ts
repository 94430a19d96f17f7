import { categoryLabels } from '#content/categories/labels.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { machineCategories, machineKeys } from '#contract/marketplace/trades.ts';
import { paths } from '#contract/paths.ts';
import type { PublicLanguage } from '#contract/site/public.calls.ts';
import { contentLines, escapedText } from '#domain/calendar/content-lines.ts';
import { addDays, isByHour } from '#domain/calendar/dates.ts';
import { expectedStart, spansOf, workDays } from '#domain/calendar/spans.ts';

interface Shown {
  userId: string;
  language: PublicLanguage;
  /** Scheme and host of the pages. */
  site: string;
}

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
const day = (date: string): string => date.replaceAll('-', '');

/** Days that follow each other as one. */
function runsOf(dates: readonly string[]): { from: string; until: string }[] {
  const runs: { from: string; until: string }[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last?.until === date) last.until = addDays(date, 1);
    else runs.push({ from: date, until: addDays(date, 1) });
  }
  return runs;
}

/** Whole days as dates, which no time zone moves; where an hour or a half day was agreed, the instants. */
function timesOf({ dates }: Booking): string[][] {
  const instants = (from: Date, to: Date) => [`DTSTART:${utc(from)}`, `DTEND:${utc(to)}`];
  if (isByHour(dates)) return spansOf(dates).map(({ from, to }) => instants(from, to));
  if (!dates.startTime && (dates.part ?? 'day') === 'day')
    return runsOf(workDays(dates)).map(({ from, until }) => [
      `DTSTART;VALUE=DATE:${day(from)}`,
      `DTEND;VALUE=DATE:${day(until)}`,
    ]);
  return workDays(dates).map((date) => {
    const one = { ...dates, from: date, days: 1 };
    const [span] = spansOf(one);
    const start = expectedStart(one);
    // An agreed hour in the last of the day still leaves an hour.
    const end = span && span.to > start ? span.to : new Date(start.getTime() + 3_600_000);
    return instants(start, end);
  });
}

/** A booking for a calendar, as one of its sides sees it: address and phone where the booking shows them. */
export function bookingAsIcs(booking: Booking, { userId, language, site }: Shown): string {
  const isCustomer = booking.customerId === userId;
  const other = isCustomer ? booking.listingName : booking.customerName;
  const phone = isCustomer ? booking.phones.provider : booking.phones.customer;
  const labels: Partial<Record<string, string>> = categoryLabels[language];
  const machine = machineKeys.find((key) => machineCategories[key] === booking.category);
  const what = labels[booking.category] ?? labels[machine ?? ''] ?? booking.category;
  const page = `${site}${paths.booking}?id=${booking._id}`;
  const over = booking.status === 'cancelled' || booking.status === 'no_show';
  const shared = [
    `DTSTAMP:${utc(new Date(booking.updatedAt))}`,
    `SEQUENCE:${booking.version}`,
    `STATUS:${over ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapedText([other, what].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escapedText([phone && `+91 ${phone}`, page].filter(Boolean).join('\n'))}`,
    `LOCATION:${escapedText([booking.address, booking.place, booking.pin].filter(Boolean).join(', '))}`,
    `URL:${page}`,
  ];
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Neev//Neev//EN',
    'CALSCALE:GREGORIAN',
    ...timesOf(booking).flatMap((times, at) => [
      'BEGIN:VEVENT',
      `UID:${booking._id}-${at + 1}@neev`,
      ...times,
      ...shared,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
