import type { ReportedWork } from '#contract/admin/admin.calls.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { type Ledger, moneyBody } from '#contract/hiring/ledger.calls.ts';
import { readBookingsBetween } from '../bookings/read-bookings.rules.ts';
import type { Hiring } from '../hiring.ts';
import { readBook } from '../ledger/read.rules.ts';
import { readOffersBetween } from '../offers/read-offers.rules.ts';

const newestDays = 200;

const bookOf = ({ balance, days, units, data }: Ledger) => ({
  balance,
  days: days.slice(-newestDays),
  units,
  money: data.flatMap(({ _id, kind, side, body }) =>
    kind === 'money' ? { _id, side, ...moneyBody.parse(body) } : [],
  ),
});

/** Who is none of both has no part in a booking, so its customer's eyes are lent. */
async function withBook(hiring: Hiring, booking: Booking) {
  const reader = { userId: booking.customerId };
  return { ...booking, book: bookOf(await readBook(hiring, reader, { bookingId: booking._id, after: 0 })) };
}

/** What two people offered each other and agreed on, for an admin who looks into a report of one of them. */
export async function workBetween(hiring: Hiring, two: readonly [string, string]): Promise<ReportedWork> {
  const offers = await readOffersBetween(hiring, two);
  const bookings: ReportedWork['bookings'] = [];
  for (const booking of await readBookingsBetween(hiring, two))
    bookings.push(await withBook(hiring, booking));
  return { offers, bookings };
}
