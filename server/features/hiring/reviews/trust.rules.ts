import type { Trust } from '#contract/hiring/reviews.calls.ts';
import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { balanceOf } from '#domain/ledger/balance.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { BookingRow } from '../bookings/booking.data.ts';
import { countsAsLate } from '../bookings/transitions.rules.ts';
import type { Standing } from '../calendar/units/standing.data.ts';
import type { Hiring } from '../hiring.ts';
import { type Book, booksDoneFor } from '../ledger/book/book.data.ts';
import { payOf } from '../ledger/book/book.rules.ts';
import { brokenBookings, contractsDone, ratingOf, trustOfUser } from './trust.data.ts';

const yearMs = 365 * 86_400_000;
const cancelsFrom = 5;
const paysFrom = 3;
const payDays = 7;
const badgeFrom = 0.9;
/** Rupees: less is no day's wage anywhere, and counts for nobody's name. */
const leastPay = 100;

/** Late of one's own will, or not there at all; a no-show that an admin lifted is none. */
function isLate(booking: BookingRow): boolean {
  const { status, status_by, status_at, reason, ruling, provider_id, customer_id, dates } = booking;
  if (status === 'no_show') return status_by === customer_id && ruling !== 'lifted';
  if (status_by !== provider_id || reason === 'account-ended') return false;
  return countsAsLate({ dates }, { side: 'provider', reason: reason ?? 'other', at: status_at });
}

async function lateCancelsOf(db: Db, userId: string): Promise<Trust['lateCancels']> {
  const { of, broken } = await brokenBookings(db, userId);
  return of < cancelsFrom ? null : { late: new Set(broken.filter(isLate).map(({ pair }) => pair)).size, of };
}

/**
 * Whether the agreed wages of a book that is done were received within seven days after its end; undefined where
 * no day's wage was earned, or the days are not over and it is not paid yet.
 */
export function paidInTime(book: Book, entries: Entry[], now: Date): boolean | undefined {
  const pay = payOf(book);
  const { earned } = balanceOf(entries, pay).agreed;
  if (earned < leastPay) return undefined;
  const last = addDays(siteDate(book.statusAt), payDays);
  if (balanceOf(entries, pay, { to: last }).agreed.paid >= earned) return true;
  return siteDate(now) > last ? false : undefined;
}

/** The first day in steps of 30 days. */
const monthOf = ({ dates }: Book): number =>
  Math.floor(Date.parse(datesOf(dates)[0] ?? '') / (30 * 86_400_000));

async function paidOnTimeOf(db: Db, userId: string, now: Date): Promise<Trust['paidOnTime']> {
  const books = await booksDoneFor(db, userId, new Date(now.getTime() - yearMs));
  // One word for each person and 30 days, the worst of them, as reviews count: friends cannot add up an afternoon.
  const said = new Map<string, boolean>();
  // Book by book: all of a year's at once would hold up every other call.
  for (const book of books) {
    const inTime = paidInTime(book, await entriesOf(db, book.bookingId), now);
    if (inTime === undefined) continue;
    const pair = `${book.providerId} ${monthOf(book)}`;
    said.set(pair, inTime && said.get(pair) !== false);
  }
  const onTime = [...said.values()].filter(Boolean).length;
  return said.size < paysFrom ? null : { onTime, of: said.size, badge: onTime / said.size >= badgeFrom };
}

/** What anybody may know of somebody's work on Neev. @throws AppError 'not-found' */
export async function readTrust(hiring: Hiring, userId: string): Promise<Trust> {
  const { db } = hiring.services;
  const known = isId(userId) ? await trustOfUser(db, userId) : undefined;
  if (!known) throw new AppError('not-found');
  const { hiredTimes, gaveWork, since } = known;
  const contracts = await contractsDone(db, userId);
  return {
    hiredTimes,
    gaveWork,
    lateCancels: await lateCancelsOf(db, userId),
    paidOnTime: await paidOnTimeOf(db, userId, hiring.now()),
    contracts: contracts.done > 0 ? contracts : null,
    rating: ratingOf(known),
    memberSince: siteDate(since),
  };
}

/** What lists say of a row. */
export const trustFacts = ({ hired_times, review_count: count, review_stars }: Standing): ListingFacts => ({
  hiredTimes: hired_times,
  rating: ratingOf({ mean: count > 0 ? review_stars / count : null, count }),
});
