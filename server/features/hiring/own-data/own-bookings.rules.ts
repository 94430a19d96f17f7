import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { balanceOf } from '#domain/ledger/balance.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { presentChange } from '../bookings/booking.view.ts';
import { readBookings } from '../bookings/read-bookings.rules.ts';
import type { Hiring } from '../hiring.ts';
import { booksOfUser } from '../ledger/book/book.data.ts';
import { payOf, readerOf, visible } from '../ledger/book/book.rules.ts';
import { recordOf } from '../ledger/write.rules.ts';
import { damagesOf } from '../rentals/damage.data.ts';
import { presentDamage } from '../rentals/damage.view.ts';
import { inspectionsOf } from '../rentals/inspection.data.ts';
import { presentInspection } from '../rentals/inspection.view.ts';
import { toTheEnd } from './own-requests.rules.ts';
import { bookingsOf, changesOf } from './own-rows.data.ts';

/** Where the site is, and how to reach it, is the customer's own; what a page needs besides is nobody's data. */
function withoutOther(booking: Booking, userId: string): Record<string, unknown> {
  const own = booking.customerId === userId;
  return {
    ...booking,
    address: own ? booking.address : undefined,
    sitePhone: own ? booking.sitePhone : undefined,
    phones: undefined,
    customerPic: undefined,
    profilePic: undefined,
    change: undefined,
    next: undefined,
  };
}

/** Bookings of either side, with what was asked to be changed. */
export async function ownBookings(hiring: Hiring, userId: string) {
  const all = await toTheEnd((paging) => readBookings(hiring, userId, { ...paging, withUnits: true }));
  const sides = new Map(
    (await bookingsOf(hiring.services.db, userId)).map((booking) => [booking.id, booking]),
  );
  const changes = await changesOf(hiring.services.db, [...sides.keys()]);
  return {
    bookings: all.map((booking) => withoutOther(booking, userId)),
    bookingChanges: changes.flatMap((row) => {
      const booking = sides.get(row.booking_id);
      return booking ? [presentChange(row, booking)] : [];
    }),
  };
}

/** What was agreed stands in the bookings; its line in the book holds the other side’s phone besides. */
const isOwnData = ({ kind, body }: Entry): boolean => kind !== 'event' || !('terms' in body);

/** The books that one may read, as one may read them: of a crew's book a member's own days. */
export async function ownBooks({ services: { db } }: Hiring, userId: string) {
  const books = [];
  // Book by book: all of them at once would hold up every other call.
  for (const book of await booksOfUser(db, userId)) {
    const reader = readerOf(book, userId);
    const seen = visible(await entriesOf(db, book.bookingId), reader).filter(isOwnData);
    books.push({
      bookingId: book.bookingId,
      side: reader.side,
      balance: balanceOf(seen, payOf(book, reader.ownUnit)),
      entries: seen.map(recordOf),
    });
  }
  return books;
}

/** Checklists and damages of the machines that one hired or gave. */
export async function ownRentals({ services: { db } }: Hiring, userId: string) {
  const inspections = [];
  const damages = [];
  for (const { id, listing_of } of await bookingsOf(db, userId)) {
    if (listing_of !== 'product') continue;
    inspections.push(...(await inspectionsOf(db, id)).map(presentInspection));
    damages.push(...(await damagesOf(db, id)).map(presentDamage));
  }
  return { inspections, damages };
}
