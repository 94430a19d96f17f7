import type { ReportedWork } from '#contract/admin/admin.calls.ts';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { type Ledger, moneyBody } from '#contract/hiring/ledger.calls.ts';
import { readSettlement } from '../bookings/after/settlement.rules.ts';
import { readBookingsBetween } from '../bookings/read-bookings.rules.ts';
import type { Hiring } from '../hiring.ts';
import { readBook } from '../ledger/read.rules.ts';
import { readOffersBetween } from '../offers/read-offers.rules.ts';
import { damagesOf } from '../rentals/damage.data.ts';
import { presentDamage } from '../rentals/damage.view.ts';

const newestDays = 200;

const bookOf = ({ balance, days, units, data }: Ledger) => ({
  balance,
  days: days.slice(-newestDays),
  units,
  money: data.flatMap(({ _id, kind, side, body }) =>
    kind === 'money' ? { _id, side, ...moneyBody.parse(body) } : [],
  ),
});

/** What became of a machine and of its deposit; undefined where people were hired. */
async function rentalOf(hiring: Hiring, { _id: id, customerId, listing, quote }: Booking) {
  if (listing.kind !== 'product') return undefined;
  const { deposit, owed, owedBy } = await readSettlement(hiring, customerId, id);
  const damages = await damagesOf(hiring.services.db, id);
  return {
    // Pictures stay with the two.
    damages: damages.map((row) => {
      const { pictures: _, answerPictures: __, unitId: ___, bookingId: ____, ...said } = presentDamage(row);
      return said;
    }),
    ...{ depositAgreed: quote?.deposit ?? 0, deposit, owed, owedBy },
  };
}

/** Who is none of both has no part in a booking, so its customer's eyes are lent. */
async function withBook(hiring: Hiring, booking: Booking) {
  const reader = { userId: booking.customerId };
  const book = bookOf(await readBook(hiring, reader, { bookingId: booking._id, after: 0 }));
  return { ...booking, book, rental: await rentalOf(hiring, booking) };
}

/** What two people offered each other and agreed on, for an admin who looks into a report of one of them. */
export async function workBetween(hiring: Hiring, two: readonly [string, string]): Promise<ReportedWork> {
  const offers = await readOffersBetween(hiring, two);
  const bookings: ReportedWork['bookings'] = [];
  for (const booking of await readBookingsBetween(hiring, two))
    bookings.push(await withBook(hiring, booking));
  return { offers, bookings };
}
