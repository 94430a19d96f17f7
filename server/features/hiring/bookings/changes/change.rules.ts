import type { BookingChange } from '#contract/hiring/bookings.calls.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { isByHour } from '#domain/calendar/dates.ts';
import { wrongPrice } from '#domain/calendar/limits.ts';
import { spansOf, wrongDates, wrongDatesUnderWay } from '#domain/calendar/spans.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import { findListing } from '../../calendar/units/listing.data.ts';
import { multirange } from '../../calendar/units/span-text.data.ts';
import { ensureUnits } from '../../calendar/units/unit.data.ts';
import type { Hiring, Listing } from '../../hiring.ts';
import { takePlaces } from '../../offers/take-places.rules.ts';
import { costOfWork } from '../../rentals/rent-quote.rules.ts';
import { type BookingRow, updateBooking } from '../booking.data.ts';
import { presentChange } from '../booking.view.ts';
import type { ChangeRow } from '../booking-page.data.ts';
import { type HeldBooking, holdBooking } from '../held-booking.rules.ts';
import { requireBooking } from '../read-bookings.rules.ts';
import { tellMoved } from '../state.rules.ts';
import {
  expireChanges,
  findChange,
  findChangeByClientId,
  insertChange,
  lockChange,
  setChangeStatus,
} from './change.data.ts';
import { replaceUnits } from './units-of-booking.rules.ts';

const answerHours = 24;
const hourMs = 3_600_000;
const changeable = new Set(['agreed', 'under_way']);

interface Wanted {
  dates?: Dates | undefined;
  count?: number | undefined;
  price?: number | undefined;
}

/** Work that is under way began in the past; its end lies ahead all the same. */
const wrongChange = (dates: Dates, { status, per }: BookingRow, now: Date) =>
  (status === 'agreed' ? wrongDates : wrongDatesUnderWay)(dates, now, per);

/** @throws AppError 400 at the field */
function checkWanted(
  wanted: Wanted,
  { booking, listing, now }: { booking: BookingRow; listing: Listing; now: Date },
) {
  const { dates, count, price } = wanted;
  if (dates === undefined && count === undefined && price === undefined) throw new AppError('bad-input');
  if (dates !== undefined) {
    const byHourOfPeople = isByHour(dates) && booking.listing_of !== 'product';
    const wrong = byHourOfPeople ? 'dates-invalid' : wrongChange(dates, booking, now);
    if (wrong) throw fieldError('dates', wrong);
  }
  const dear = price !== undefined && wrongPrice(price, booking.per);
  if (dear) throw fieldError('price', dear);
  // Who gets what was agreed with the people: their number and one price would say nothing of it.
  if (booking.terms.rates && (count ?? booking.count) !== booking.count)
    throw fieldError('count', 'rates-stand');
  if (booking.terms.rates && (price ?? booking.price) !== booking.price)
    throw fieldError('price', 'rates-stand');
  if (count !== undefined && count > listing.capacity) throw fieldError('count', 'count-invalid');
}

/** @throws AppError 'state-changed' where the listing is gone */
async function listingOf(hiring: Hiring, { listing_of, listing_id }: BookingRow): Promise<Listing> {
  const listing = await findListing(hiring.services.db, { kind: listing_of, _id: listing_id });
  if (!listing) throw new AppError('state-changed');
  return listing;
}

/**
 * One side asks for other days, another number or another price; the other has a day to answer.
 * @throws AppError 'not-found', 'state-changed' where it is over or a change waits already, 400 at a field
 */
export async function askForChange(
  hiring: Hiring,
  caller: Caller,
  { id, clientId, ...wanted }: Wanted & { id: string; clientId: string },
): Promise<BookingChange> {
  const { userId } = caller;
  const seen = await requireBooking(hiring, userId, id);
  const known = await findChangeByClientId(hiring.services.db, userId, clientId);
  if (known) return presentChange(known, seen);
  const listing = await listingOf(hiring, seen);
  checkWanted(wanted, { booking: seen, listing, now: hiring.now() });
  const row = await inTransaction(hiring, async (transaction, after): Promise<ChangeRow> => {
    const now = hiring.now();
    const again = await findChangeByClientId(transaction, userId, clientId);
    if (again) return again;
    const { booking } = await holdBooking(transaction, seen);
    if (!changeable.has(booking.status)) throw new AppError('state-changed');
    await expireChanges(transaction, now, id);
    const expiresAt = new Date(now.getTime() + answerHours * hourMs);
    const made = await insertChange(transaction, {
      bookingId: id,
      authorId: userId,
      clientId,
      wanted,
      expiresAt,
      now,
    });
    if (!made) throw new AppError('state-changed');
    await updateBooking(transaction, id, { now });
    await tellMoved(transaction, after, { booking, to: 'under_way', by: caller, now });
    return made;
  });
  return presentChange(row, seen);
}

async function applyChange(
  hiring: Hiring,
  { transaction, after }: { transaction: Db; after: After },
  {
    held: { request, item, booking },
    change,
    listing,
  }: { held: HeldBooking; change: ChangeRow; listing: Listing },
): Promise<void> {
  const now = hiring.now();
  const dates = change.wanted.dates ?? booking.dates;
  const count = change.wanted.count ?? booking.count;
  const price = change.wanted.price ?? booking.price;
  if (wrongChange(dates, booking, now)) throw new AppError('state-changed');
  const amount = count - booking.count;
  if (!(await takePlaces(transaction, after, { request, itemId: item.id, amount, now })))
    throw new AppError('item-filled');
  const { quote, total, bufferMinutes } = await costOfWork(hiring.services.db, {
    listing,
    dates,
    count,
    pin: request.pin,
    price,
    per: booking.per,
    terms: booking.terms,
  });
  const spans = spansOf(dates, bufferMinutes);
  await replaceUnits(transaction, booking, { count, spans, now });
  await updateBooking(transaction, booking.id, {
    dates: JSON.stringify(dates),
    spans: multirange(spans),
    count,
    price,
    quote: quote && JSON.stringify(quote),
    total,
    now,
  });
}

/**
 * The other side accepts or refuses. Where the new days clash nothing changes and the change still waits.
 * @throws AppError 'not-found', 'not-allowed' for an own change, 'state-changed', 'not-free', 'item-filled'
 */
export async function answerChange(
  hiring: Hiring,
  caller: Caller,
  { id, changeId, accept }: { id: string; changeId: string; accept: boolean },
): Promise<BookingChange> {
  const { db } = hiring.services;
  const seen = await requireBooking(hiring, caller.userId, id);
  const known = isId(changeId) ? await findChange(db, changeId) : undefined;
  if (known?.booking_id !== id) throw new AppError('not-found');
  if (known.author_id === caller.userId) throw new AppError('not-allowed');
  const answer = accept ? 'accepted' : 'declined';
  const listing = await listingOf(hiring, seen);
  await db.transaction().execute((transaction) => ensureUnits(transaction, listing));
  await inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const held = await holdBooking(transaction, seen);
    const change = await lockChange(transaction, changeId);
    if (change?.status === answer) return;
    const waits =
      change?.status === 'asked' && change.expires_at > now && changeable.has(held.booking.status);
    if (!change || !waits) throw new AppError('state-changed');
    if (accept) await applyChange(hiring, { transaction, after }, { held, change, listing });
    await setChangeStatus(transaction, changeId, answer);
    if (!accept) await updateBooking(transaction, id, { now });
    await tellMoved(transaction, after, { booking: held.booking, to: 'under_way', by: caller, now });
    if (accept)
      await writeEvent(transaction, {
        bookId: id,
        body: { changed: change.wanted },
        now,
      });
  });
  const row = await findChange(db, changeId);
  if (!row) throw new AppError('not-found');
  return presentChange(row, seen);
}
